import { hexOf } from '../text/hex.ts';

/**
 * Returns an id that distinguishes the browsers of users in the statistics: a hash of the e-mail address together with an id that the
 * browser generated and never sends. Without that id the address cannot be found by hashing likely ones. The same user in the same browser
 * always has the same id. Source: portal.md §3 "User".
 * @param generated id that this browser stores, at least 96 random bits
 */
export async function deviceId(email: string, generated: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${generated}\n${email.trim().toLowerCase()}`);
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 12));
}
