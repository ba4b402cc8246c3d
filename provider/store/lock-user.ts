import { eq } from 'drizzle-orm';
import type { Sql } from './database.ts';
import { users } from './schema-accounts.ts';

/** Makes changes of one account wait for each other until the transaction ends. */
export async function lockUser(sql: Sql, userId: string): Promise<void> {
  await sql.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('update');
}
