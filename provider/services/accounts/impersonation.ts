import { eq, lte } from 'drizzle-orm';
import { HttpFault } from '../../base/fault.ts';
import type { Sql } from '../../store/database.ts';
import { sessions as sessionTable, supportLog } from '../../store/schema-accounts.ts';
import { terms } from '../../base/terms.ts';
import type { AccountParts } from './parts.ts';
import { hashOfToken } from './secrets.ts';
import type { UserSession } from './types.ts';
import { findUserByEmail } from './user-store.ts';

/**
 * Lets a support user work in a customer's account with the same token. Start and end are logged.
 * @throws HttpFault 403 for everyone else, in another support account, or from within another account; 404
 */
export async function startImpersonation(parts: AccountParts, session: UserSession, email: string): Promise<void> {
  if (session.isSupport !== true)
    throw new HttpFault(403, 'Only support may work in other accounts', 'Nur Verwalter dürfen in anderen Konten arbeiten.');
  const user = await findUserByEmail(parts.database.sql, email);
  if (user === undefined) throw new HttpFault(404, 'No such account', 'Zu dieser E-Mail-Adresse gibt es kein Konto.');
  if (session.adminEmail !== undefined)
    throw new HttpFault(403, 'End the present impersonation first', 'Bitte beende zuerst den jetzigen Admin-View.');
  if (user.isSupport) throw new HttpFault(403, 'Not in accounts of support', 'In Konten von Verwaltern kann niemand anders arbeiten.');
  await move(parts, session, { adminUserId: session.userId, userId: user.userId, action: 'start' });
}

/**
 * Returns a support user to their own account.
 * @throws HttpFault 409 if the session works in its own account
 */
export async function endImpersonation(parts: AccountParts, session: UserSession): Promise<void> {
  const admin = session.adminEmail === undefined ? undefined : await findUserByEmail(parts.database.sql, session.adminEmail);
  if (admin === undefined) throw new HttpFault(409, 'There is no impersonation to end', 'Du arbeitest gerade in deinem eigenen Konto.');
  await move(parts, session, { adminUserId: admin.userId, userId: session.userId, action: 'end' });
}

async function move(
  { database, sessions, now, log }: AccountParts,
  { token }: UserSession,
  record: { adminUserId: string; userId: string; action: 'start' | 'end' },
): Promise<void> {
  await database.transaction(async (sql) => {
    await sql
      .update(sessionTable)
      .set({ actingUserId: record.action === 'start' ? record.userId : null })
      .where(eq(sessionTable.tokenHash, hashOfToken(token)));
    await sql.insert(supportLog).values({ ...record, at: new Date(now()) });
  });
  await sessions.changed();
  log(`impersonation ${record.action}`, { adminUserId: record.adminUserId, userId: record.userId });
}

/**
 * Removes log entries of support after their retention period.
 * @param now epoch milliseconds
 */
export async function pruneSupportLog(sql: Sql, now: number): Promise<void> {
  await sql.delete(supportLog).where(lte(supportLog.at, new Date(now - terms.supportLog)));
}
