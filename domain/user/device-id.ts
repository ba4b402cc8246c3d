import { hexOf } from '../text/hex.ts';

/**
 * What tells one user's browser from others in the statistics: a hash of the e-mail address and an id that the browser made up. The
 * address cannot be read from it; the same user in the same browser has the same. Source: portal.md §3 "User".
 * @param generated the id that this browser keeps
 */
export async function deviceId(email: string, generated: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `${hexOf(digest.subarray(0, 12))}.${generated}`;
}
