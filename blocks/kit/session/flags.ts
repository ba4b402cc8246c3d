import { LOGIN_COOKIE_DAYS } from '#domain/constants.ts';
import { deviceId } from '#domain/user/device-id.ts';
import type { UserAnswer } from '#domain/user/known-user.ts';
import { FEATURES_COOKIE, TID_COOKIE } from '#domain/web/cookie-names.ts';
import { attempt } from '../attempt.ts';
import { generatedId } from '../generated-id.ts';
import { writePageCookie, type CookieLife } from '../write-cookie.ts';

/** In the browser's storage: what the id of a user in this browser is made with. It is never sent. */
const DEVICE_KEY = 'deviceId';

/** Keeps beside the token, which the server keeps, what scripts may know of a login. Source: portal.md §4, "Login stores …". */
export async function storeFlags({ email, features = [], datetimeExpires }: UserAnswer): Promise<void> {
  const life = lifeUntil(datetimeExpires);
  writePageCookie(FEATURES_COOKIE, features.join(' '), life);
  // Without a secure context a browser has no hashes; then the address goes nowhere.
  if (email && isSecureContext) writePageCookie(TID_COOKIE, await deviceId(email, browserId()), life);
}

/**
 * How long cookies live that describe a session: until it ends, at most 30 days. One that goes on although it should have ended by the
 * clock of this browser, which is wrong then: until the browser is closed.
 */
export function lifeUntil(datetimeExpires = ''): CookieLife {
  return { days: Math.min(LOGIN_COOKIE_DAYS, (Date.parse(datetimeExpires) - Date.now()) / 86_400_000) };
}

/** Where nothing can be kept each login has another. */
function browserId(): string {
  const known = attempt(() => localStorage.getItem(DEVICE_KEY)) ?? generatedId();
  attempt(() => localStorage.setItem(DEVICE_KEY, known));
  return known;
}
