import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { cookieName } from '../session/cookie-name.ts';

/** Cookie that binds forms to a browser: a random value without data of the visitor; a session cookie. */
export const FORM_COOKIE = 'formular';

/** Value of the cookie; undefined if it is missing or malformed. */
export function formCookieOf(header: string | undefined, secure: boolean): string | undefined {
  const value = parseCookie(header ?? '')[cookieName(FORM_COOKIE, secure)];
  return value !== undefined && /^[\w-]{22}$/u.test(value) ? value : undefined;
}

export function newFormCookie(): string {
  return randomBytes(16).toString('base64url');
}

/** Header `Set-Cookie` that stores the value. */
export function formCookieHeader(value: string, secure: boolean): string {
  return stringifySetCookie({ name: cookieName(FORM_COOKIE, secure), value, path: '/', httpOnly: true, sameSite: 'lax', secure });
}
