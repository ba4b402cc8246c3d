import type { Schema } from '#client/operations.ts';
import { HttpFault } from '../../base/fault.ts';
import type { Sql } from '../../store/database.ts';
import { lockIfUser } from '../../store/lock-user.ts';
import { limits } from './limits.ts';
import { farewellMail } from './mail/texts.ts';
import { ownerOf, requireOwner, requirePassword, wrongPassword } from './own-account.ts';
import type { AccountParts } from './parts.ts';
import { removePersonalData } from './personal-data/index.ts';
import type { UserSession } from './types.ts';
import { findNamed, readUser, type UserRow } from './user-store.ts';

/**
 * Deletes the account of a session with everything that is stored about its user, immediately and permanently.
 * @throws HttpFault 403 for a wrong password, support in somebody's account, and accounts of support; 422 without confirmation; 429
 */
export async function deleteOwnAccount(
  parts: AccountParts,
  session: UserSession,
  { currentPassword, isConfirmed }: Schema<'UserDeletionRequest'>,
): Promise<void> {
  requireOwner(session, 'Im Admin-View lässt sich das Konto nicht löschen.');
  if (!isConfirmed)
    throw new HttpFault(422, 'body.isConfirmed must be true', 'Bitte bestätige, dass dein Konto endgültig gelöscht werden soll.');
  const user = await ownerOf(parts, session);
  if (user.isSupport)
    throw new HttpFault(403, 'Accounts of support are deleted by the operator', 'Konten von Verwaltern löscht, wer Parkett betreibt.');
  await requirePassword(parts, session, user, currentPassword, 'deletion');
  await parts.database.transaction(async (sql) => {
    // If the password has changed meanwhile, it may be that of another person.
    if ((await lockedUser(sql, user.userId))?.passwordHash !== user.passwordHash) throw wrongPassword();
    await removePersonalData(sql, user);
  });
  await afterDeletion(parts, user);
  parts.log('account deleted', { userId: user.userId }, 'info');
  parts.warn(farewellMail(user.email, parts.mailContext));
}

/**
 * Deletes the account of a user given by address or `userId` on behalf of the operator; no mail is sent. Returns false if there is no such
 * user.
 */
export async function deleteAccountOf(parts: AccountParts, named: string): Promise<boolean> {
  const user = await deleteNamed(parts.database, named);
  if (user === undefined) return false;
  await afterDeletion(parts, user);
  parts.log('account deleted by the operator', { userId: user.userId });
  return true;
}

/** Deletes an account in the store only; processes on this store notice it within half a second. */
export async function deleteNamed({ transaction }: AccountParts['database'], named: string): Promise<UserRow | undefined> {
  return transaction(async (sql) => {
    const found = await findNamed(sql, named);
    const user = found && (await lockedUser(sql, found.userId));
    if (user !== undefined) await removePersonalData(sql, user);
    return user;
  });
}

async function lockedUser(sql: Sql, userId: string): Promise<UserRow | undefined> {
  return (await lockIfUser(sql, userId)) ? readUser(sql, userId) : undefined;
}

/** Clears the traces of a deleted account: sessions here and in other processes, and the counters for its address. */
async function afterDeletion({ sessions, limits: counted, afterwards, database }: AccountParts, { emailKey }: UserRow): Promise<void> {
  await sessions.changed();
  for (const limit of [limits.account, limits.mails, limits.deviceMails]) await counted.forgive(limit, emailKey);
  afterwards(() => database.removeDeleted());
}
