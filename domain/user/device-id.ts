import { hexOf } from '../text/hex.ts';

/**
 * Tells one user's browser from others in the statistics: a hash of the e-mail address together with an id that the browser made up
 * and never sends. Without that id nobody finds the address by hashing likely ones; the same user in the same browser has the same.
 * Source: portal.md §3 "User".
 * @param generated the id that this browser keeps, at least 96 random bits
 */
export async function deviceId(email: string, generated: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${generated}\n${email.trim().toLowerCase()}`);
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 12));
}
