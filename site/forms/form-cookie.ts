import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { cookieName } from '../session/cookie-name.ts';

/** Ties forms to the browser that they were drawn for. It says nothing about who uses it and ends with the browser. */
export const FORM_COOKIE = 'formular';

/** The value of the visitor's cookie; undefined without one of ours. */
export function formCookieOf(header: string | undefined, secure: boolean): string | undefined {
  const value = parseCookie(header ?? '')[cookieName(FORM_COOKIE, secure)];
  return value !== undefined && /^[\w-]{22}$/u.test(value) ? value : undefined;
}

export function newFormCookie(): string {
  return randomBytes(16).toString('base64url');
}

/** Header `Set-Cookie` that keeps it. */
export function formCookieHeader(value: string, secure: boolean): string {
  return stringifySetCookie({ name: cookieName(FORM_COOKIE, secure), value, path: '/', httpOnly: true, sameSite: 'lax', secure });
}
