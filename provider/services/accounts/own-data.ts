import type { Schema } from '#client/operations.ts';
import { ownerOf, requireOwner } from './own-account.ts';
import type { AccountParts } from './parts.ts';
import { readPersonalData } from './personal-data/index.ts';
import type { UserSession } from './types.ts';
import { findNamed } from './user-store.ts';

/**
 * Reads everything that is stored about the user of a session.
 * @throws HttpFault 403 for support in somebody's account
 */
export async function readOwnData(parts: AccountParts, session: UserSession): Promise<Schema<'UserData'>> {
  requireOwner(session, 'Im Admin-View lassen sich die Daten des Nutzers nicht mitnehmen.');
  const user = await ownerOf(parts, session);
  const data = await readPersonalData(parts.database.sql, user, parts.now());
  parts.log('own data taken out', { userId: user.userId }, 'info');
  return data;
}

/** Reads everything stored about a user given by address or `userId`, on behalf of the operator; undefined if there is no such user. */
export async function readDataOf(
  { database, now, log }: Pick<AccountParts, 'database' | 'now' | 'log'>,
  named: string,
): Promise<Schema<'UserData'> | undefined> {
  const user = await findNamed(database.sql, named);
  if (user === undefined) return undefined;
  log('data of a user taken out by the operator', { userId: user.userId });
  return readPersonalData(database.sql, user, now());
}
