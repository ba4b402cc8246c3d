import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Sql } from '../../store/database.ts';
import { secrets } from '../../store/schema-accounts.ts';

/** A token or code that nobody can guess: 256 bits, safe in a header and in an address. Never from the market's seed. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a token or code is kept. It has enough bits of its own to need neither salt nor slowness. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The signature of a text. */
export function sign(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Whether a signature fits; takes as long for any wrong one. */
export function isSignedBy(key: Buffer, text: string, signature: string): boolean {
  const [expected, given] = [Buffer.from(sign(key, text)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Key that all processes on the store share; the first process that needs it creates it. */
export async function sharedKey(sql: Sql, name: string): Promise<Buffer> {
  const known = await readSecret(sql, name);
  if (known !== undefined) return known;
  const value = randomBytes(32).toString('base64url');
  await sql.insert(secrets).values({ name, value }).onConflictDoNothing();
  // Another process may have been first.
  return (await readSecret(sql, name)) ?? Buffer.from(value, 'base64url');
}

async function readSecret(sql: Sql, name: string): Promise<Buffer | undefined> {
  const [row] = await sql.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  return row === undefined ? undefined : Buffer.from(row.value, 'base64url');
}
