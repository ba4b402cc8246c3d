import { eq } from 'drizzle-orm';
import type { Schema } from '#client/operations.ts';
import { users } from '../../store/schema-accounts.ts';
import { requireOwner } from './own-account.ts';
import type { AccountParts } from './parts.ts';
import type { UserSession } from './types.ts';

/**
 * Stores the settings of the user of a session.
 * @throws HttpFault 403 for support in somebody's account
 */
export async function changeSettings(
  { database }: AccountParts,
  session: UserSession,
  { darkMode }: Schema<'UserSettings'>,
): Promise<void> {
  requireOwner(session, 'Im Admin-View lassen sich keine Einstellungen ändern.');
  await database.sql.update(users).set({ darkMode }).where(eq(users.userId, session.userId));
}
