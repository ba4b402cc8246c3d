import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Sql } from '../../store/database.ts';
import { secrets } from '../../store/schema-accounts.ts';

/**
 * Creates a token or code that cannot be guessed: 256 random bits, safe in headers and addresses. It never depends on the market's seed.
 */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a token or code for storage. Its 256 bits need neither salt nor a slow hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Signs a text (HMAC-SHA-256). */
export function sign(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Returns true if a signature is correct; takes the same time for any wrong one. */
export function isSignedBy(key: Buffer, text: string, signature: string): boolean {
  const [expected, given] = [Buffer.from(sign(key, text)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Returns the key that all processes on the store share; the first process that needs it creates it. */
export async function sharedKey(sql: Sql, name: string): Promise<Buffer> {
  const known = await readSecret(sql, name);
  if (known !== undefined) return known;
  const value = randomBytes(32).toString('base64url');
  await sql.insert(secrets).values({ name, value }).onConflictDoNothing();
  // Another process may have come first.
  return (await readSecret(sql, name)) ?? Buffer.from(value, 'base64url');
}

async function readSecret(sql: Sql, name: string): Promise<Buffer | undefined> {
  const [row] = await sql.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  return row === undefined ? undefined : Buffer.from(row.value, 'base64url');
}
