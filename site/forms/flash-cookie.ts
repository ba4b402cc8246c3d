import { stringifySetCookie } from 'cookie';
import { FLASH_COOKIE } from '#domain/web/cookie-names.ts';
import { cookieName } from '../session/cookie-name.ts';

/** Lifetime in seconds: the next page, which shows the message, loads at once. */
const LIFETIME = 60;

/** Header `Set-Cookie` with a form's message for the next page, where a script shows it once (`blocks/kit/flash.ts`). */
export function flashCookie(message: string, secure: boolean): string {
  return stringifySetCookie({
    name: cookieName(FLASH_COOKIE, secure),
    value: message,
    path: '/',
    sameSite: 'lax',
    maxAge: LIFETIME,
    secure,
  });
}
