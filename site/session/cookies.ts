import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { sessionToken, type SessionToken } from '#client/audience.ts';
import { LOGIN_COOKIE_DAYS } from '#domain/constants.ts';
import { FEATURES_COOKIE, SESSION_COOKIE, THEME_COOKIE, TID_COOKIE } from '#domain/web/cookie-names.ts';
import { renderTime } from '../clock.ts';
import { cookieName } from './cookie-name.ts';

/** Holds the session's token. HttpOnly: scripts of the page never see it. */
export const TOKEN_COOKIE = 'token';
/** Says that the owner of an account was logged in in this browser. HttpOnly; it opens nothing, and outlives the session. */
const DEVICE_COOKIE = 'device';
/** Cookies that scripts keep of a login (`blocks/kit/session/flags.ts`); they end with the session, even without scripts. */
const FLAG_COOKIES = [TID_COOKIE, FEATURES_COOKIE];

const LONGEST = LOGIN_COOKIE_DAYS * 86_400;
/** Days that the provider knows a device. */
const DEVICE_DAYS = 180;
const THEME_DAYS = 365;

export interface SessionStart {
  readonly token: SessionToken;
  /** ISO 8601; the cookies live as long, but at most 30 days. */
  readonly expires?: string | undefined;
}

/** The token that a request's cookies carry; behind TLS only one under the name that nobody else can write. */
export function tokenOf(cookieHeader: string | undefined, secure: boolean): SessionToken | undefined {
  return sessionToken(parseCookie(cookieHeader ?? '')[cookieName(TOKEN_COOKIE, secure)]);
}

/** The header by which a login says from which known device it comes, if it does. */
export function deviceHeader(cookieHeader: string | undefined, secure: boolean): { readonly 'X-ov-device-token'?: string } {
  const token = parseCookie(cookieHeader ?? '')[cookieName(DEVICE_COOKIE, secure)];
  return token === undefined || !/^[\w.-]{1,512}$/.test(token) ? {} : { 'X-ov-device-token': token };
}

/** Header `Set-Cookie` that keeps what tells this device from others. */
export function deviceCookieHeader(deviceToken: string, secure: boolean): string {
  const lifetime = { path: '/', sameSite: 'lax', maxAge: DEVICE_DAYS * 86_400, secure } as const;
  return stringifySetCookie({ name: cookieName(DEVICE_COOKIE, secure), value: deviceToken, httpOnly: true, ...lifetime });
}

/** Header `Set-Cookie` that takes away what tells this device from others. */
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

/** Header `Set-Cookie` that shows the portal as its user has set it; scripts of the page change it (`site/islands/clicks.ts`). */
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

/** Headers `Set-Cookie` that keep a session. */
export function startedSession({ token, expires }: SessionStart, secure: boolean, now = renderTime()): string[] {
  const left = Math.floor((Date.parse(expires ?? '') - now) / 1_000);
  // Without an end, or with one that is no time, the cookies live as long as they may.
  return pair(token, randomBytes(6).toString('base64url'), {
    maxAge: Number.isNaN(left) ? LONGEST : Math.max(0, Math.min(LONGEST, left)),
    secure,
  });
}

/** Headers `Set-Cookie` that take a session away. */
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
