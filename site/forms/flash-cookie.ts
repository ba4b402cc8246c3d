import { stringifySetCookie } from 'cookie';
import { FLASH_COOKIE } from '#domain/web/cookie-names.ts';
import { cookieName } from '../session/cookie-name.ts';

/** Seconds: the page that tells it comes at once. */
const LIFETIME = 60;

/** Header `Set-Cookie` that brings what a form has to say to the page that comes after it; a script tells it there once (`blocks/kit/flash.ts`). */
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
