import { LOGIN_COOKIE_DAYS } from '#domain/constants.ts';
import { deviceId } from '#domain/user/device-id.ts';
import type { UserAnswer } from '#domain/user/known-user.ts';
import { FEATURES_COOKIE, TID_COOKIE } from '#domain/web/cookie-names.ts';
import { attempt } from '../attempt.ts';
import { generatedId } from '../generated-id.ts';
import { writePageCookie, type CookieLife } from '../write-cookie.ts';

/** Key of the browser's storage for the secret part of the user's id in this browser. It is never sent. */
const DEVICE_KEY = 'deviceId';

/** Stores what scripts may know about a login, besides the token, which the server stores. Source: portal.md §4, "Login stores …". */
export async function storeFlags({ email, features = [], datetimeExpires }: UserAnswer): Promise<void> {
  const life = lifeUntil(datetimeExpires);
  writePageCookie(FEATURES_COOKIE, features.join(' '), life);
  // Without a secure context a browser has no hash functions; the email address is then not used.
  if (email && isSecureContext) writePageCookie(TID_COOKIE, await deviceId(email, browserId()), life);
}

/**
 * Lifetime of cookies that describe a session: until it ends, at most 30 days. If the session has already ended by the browser's clock, the
 * clock is wrong; the cookie then lives until the browser is closed.
 */
export function lifeUntil(datetimeExpires = ''): CookieLife {
  return { days: Math.min(LOGIN_COOKIE_DAYS, (Date.parse(datetimeExpires) - Date.now()) / 86_400_000) };
}

/** Random id of this browser; without storage, each login gets a new one. */
function browserId(): string {
  const known = attempt(() => localStorage.getItem(DEVICE_KEY)) ?? generatedId();
  attempt(() => localStorage.setItem(DEVICE_KEY, known));
  return known;
}
