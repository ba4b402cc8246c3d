import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { sessionToken, type SessionToken } from '#client/audience.ts';
import { LOGIN_COOKIE_DAYS } from '#domain/constants.ts';
import { FEATURES_COOKIE, SESSION_COOKIE, THEME_COOKIE, TID_COOKIE } from '#domain/web/cookie-names.ts';
import { renderTime } from '../clock.ts';
import { cookieName } from './cookie-name.ts';

/** Cookie with the session's token. HttpOnly. */
export const TOKEN_COOKIE = 'token';
/** Cookie that identifies a browser in which an account was used. HttpOnly; it grants no access and outlives the session. */
const DEVICE_COOKIE = 'device';
/** Cookies that scripts set after a login (`blocks/kit/session/flags.ts`); the server removes them at the end of the session. */
const FLAG_COOKIES = [TID_COOKIE, FEATURES_COOKIE];

const LONGEST = LOGIN_COOKIE_DAYS * 86_400;
/** Days for which the provider remembers a device. */
const DEVICE_DAYS = 180;
const THEME_DAYS = 365;

export interface SessionStart {
  readonly token: SessionToken;
  /** ISO 8601 time of expiry; the cookies expire with it, after 30 days at the latest. */
  readonly expires?: string | undefined;
}

/** Token in the cookies of a request; behind TLS only from the cookie with prefix `__Host-`, which other hosts cannot set. */
export function tokenOf(cookieHeader: string | undefined, secure: boolean): SessionToken | undefined {
  return sessionToken(parseCookie(cookieHeader ?? '')[cookieName(TOKEN_COOKIE, secure)]);
}

/** Header that identifies the device in a login; empty for an unknown device. */
export function deviceHeader(cookieHeader: string | undefined, secure: boolean): { readonly 'X-ov-device-token'?: string } {
  const token = parseCookie(cookieHeader ?? '')[cookieName(DEVICE_COOKIE, secure)];
  return token === undefined || !/^[\w.-]{1,512}$/.test(token) ? {} : { 'X-ov-device-token': token };
}

/** Header `Set-Cookie` that stores the token of this device. */
export function deviceCookieHeader(deviceToken: string, secure: boolean): string {
  const lifetime = { path: '/', sameSite: 'lax', maxAge: DEVICE_DAYS * 86_400, secure } as const;
  return stringifySetCookie({ name: cookieName(DEVICE_COOKIE, secure), value: deviceToken, httpOnly: true, ...lifetime });
}

/** Header `Set-Cookie` that removes the token of this device. */
export function forgottenDevice(secure: boolean): string {
  return stringifySetCookie({
    name: cookieName(DEVICE_COOKIE, secure),
    value: '',
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    maxAge: 0,
    secure,
  });
}

/** Header `Set-Cookie` with the theme of the user's settings; scripts also set it (`site/islands/clicks.ts`). */
export function themeCookieHeader(isDark: boolean, secure: boolean): string {
  return stringifySetCookie({
    name: THEME_COOKIE,
    value: isDark ? 'dark' : 'light',
    path: '/',
    sameSite: 'lax',
    maxAge: THEME_DAYS * 86_400,
    secure,
  });
}

/** Headers `Set-Cookie` that store a session. */
export function startedSession({ token, expires }: SessionStart, secure: boolean, now = renderTime()): string[] {
  const left = Math.floor((Date.parse(expires ?? '') - now) / 1_000);
  // Without a valid expiry the cookies get the maximum lifetime.
  return pair(token, randomBytes(6).toString('base64url'), {
    maxAge: Number.isNaN(left) ? LONGEST : Math.max(0, Math.min(LONGEST, left)),
    secure,
  });
}

/** Headers `Set-Cookie` that remove a session. */
export function endedSession(secure: boolean): string[] {
  const ended = { path: '/', sameSite: 'lax', maxAge: 0, secure } as const;
  return [...pair('', '', ended), ...FLAG_COOKIES.map((name) => stringifySetCookie({ name, value: '', ...ended }))];
}

function pair(token: string, marker: string, lifetime: { readonly maxAge: number; readonly secure: boolean }): string[] {
  const name = (plain: string): string => cookieName(plain, lifetime.secure);
  const common = { path: '/', sameSite: 'lax', ...lifetime } as const;
  return [
    stringifySetCookie({ name: name(TOKEN_COOKIE), value: token, httpOnly: true, ...common }),
    stringifySetCookie({ name: name(SESSION_COOKIE), value: marker, ...common }),
  ];
}
