import { eq } from 'drizzle-orm';
import { HttpFault } from '../base/fault.ts';
import type { Sql } from './database.ts';
import { users } from './schema-accounts.ts';

/** Makes changes of one account wait for each other until the transaction ends. Resolves with true if the account exists. */
export async function lockIfUser(sql: Sql, userId: string): Promise<boolean> {
  const rows = await sql.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('update');
  return rows.length > 0;
}

/**
 * Locks an account like `lockIfUser` for a change that requires it.
 * @throws HttpFault 401 if it was deleted meanwhile
 */
export async function lockUser(sql: Sql, userId: string): Promise<void> {
  if (!(await lockIfUser(sql, userId))) throw new HttpFault(401, 'The account does not exist', 'Dieses Konto gibt es nicht mehr.');
}
