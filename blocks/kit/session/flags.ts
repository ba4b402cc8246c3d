import { LOGIN_COOKIE_DAYS } from '#domain/constants.ts';
import { deviceId } from '#domain/user/device-id.ts';
import type { UserAnswer } from '#domain/user/known-user.ts';
import { FEATURES_COOKIE, TID_COOKIE } from '#domain/web/cookie-names.ts';
import { attempt } from '../attempt.ts';
import { generatedId } from '../generated-id.ts';
import { writePageCookie } from '../write-cookie.ts';

/** In the browser's storage: the part of the id that stays when the user changes. */
const DEVICE_KEY = 'deviceId';

/** Keeps beside the token, which the server keeps, what scripts may know of a login. Source: portal.md §4, "Login stores …". */
export async function storeFlags({ email, features = [] }: UserAnswer): Promise<void> {
  const life = { days: LOGIN_COOKIE_DAYS };
  writePageCookie(FEATURES_COOKIE, features.join(' '), life);
  // Without a secure context a browser has no hashes; then the address goes nowhere.
  if (email !== undefined && isSecureContext) writePageCookie(TID_COOKIE, await deviceId(email, browserId()), life);
}

/** Where nothing can be kept each login has another. */
function browserId(): string {
  const known = attempt(() => localStorage.getItem(DEVICE_KEY)) ?? generatedId();
  attempt(() => localStorage.setItem(DEVICE_KEY, known));
  return known;
}
