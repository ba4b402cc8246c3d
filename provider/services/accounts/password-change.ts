import { and, eq } from 'drizzle-orm';
import { HttpFault } from '../../base/fault.ts';
import type { Sql } from '../../store/database.ts';
import { users } from '../../store/schema-accounts.ts';
import { callerOf, requireFree } from './addresses.ts';
import { unknownCode } from './confirmation.ts';
import { limits } from './limits.ts';
import { changedMail, resetMail } from './mail/texts.ts';
import { ownerOf, requireOwner, requirePassword, wrongPassword } from './own-account.ts';
import type { AccountParts } from './parts.ts';
import { hashPassword } from './passwords.ts';
import { refuseWeak, sendRepeatedCode } from './registration.ts';
import { terms } from '../../base/terms.ts';
import { hashOfToken, newToken } from './secrets.ts';
import { deleteSessionsOf } from './session-store.ts';
import type { UserSession } from './types.ts';
import { emailKeyOf, findUserByEmail, isCode, lockCode, readUser, useUpCodes, writeCode, type UserRow } from './user-store.ts';

/** Sends the code for a new password to an account; for a pending registration, its confirmation. Nobody else gets a mail. */
export async function requestPasswordReset(parts: AccountParts, email: string, address: string): Promise<void> {
  await requireFree(parts, 'requests', address);
  parts.afterwards(() => sendReset(parts, email));
}

async function sendReset(parts: AccountParts, email: string): Promise<void> {
  const { sql } = parts.database;
  const user = await findUserByEmail(sql, email);
  if (user === undefined) return sendRepeatedCode(parts, email);
  const code = newToken();
  await writeCode(sql, {
    codeHash: hashOfToken(code),
    userId: user.userId,
    kind: 'reset',
    createdAt: new Date(parts.now()),
    expiresAt: new Date(parts.now() + terms.resetCode),
  });
  await parts.post(resetMail(user.email, code, parts.mailContext));
}

/**
 * Sets a new password with a code and ends all sessions.
 * @throws HttpFault 404 for a code that is unknown or too old, 409 for one that was used, 422 for a weak password
 */
export async function resetPassword(parts: AccountParts, code: string, password: string, address: string): Promise<void> {
  const { database } = parts;
  refuseWeak(password, '');
  await requireFree(parts, 'codes', address);
  // Derives the key only for an existing code. The time reveals that the code exists, but codes cannot be guessed.
  if (!(await isCode(database.sql, hashOfToken(code), 'reset'))) throw unknownCode();
  const passwordHash = await hashPassword(password, callerOf(parts, address));
  const user = await database.transaction(async (sql) => {
    const row = await lockCode(sql, hashOfToken(code), 'reset');
    if (row === undefined || (row.usedAt === null && row.expiresAt.getTime() <= parts.now())) throw unknownCode();
    if (row.usedAt !== null)
      throw new HttpFault(409, 'body.code was used before', 'Dieser Code wurde schon benutzt. Bitte fordere einen neuen an.');
    const owner = await readUser(sql, row.userId);
    if (owner === undefined) throw unknownCode();
    refuseWeak(password, owner.email);
    if (!(await replacePassword(sql, owner, passwordHash, parts.now(), '')))
      throw new HttpFault(409, 'The password was changed meanwhile', 'Das Passwort wurde gerade schon geändert.');
    return owner;
  });
  await parts.limits.forgive(limits.account, user.emailKey);
  await parts.sessions.changed();
  parts.log('password reset', { userId: user.userId }, 'info');
  parts.warn(changedMail(user.email, parts.mailContext));
}

/**
 * Changes the password of the logged-in user and ends all other sessions; the current one continues under the returned token.
 * @throws HttpFault 403 if the current password is wrong or support works in the account, 422 for a weak one, 429
 */
export async function changePassword(
  parts: AccountParts,
  session: UserSession,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<string> {
  requireOwner(session, 'Im Admin-View lässt sich das Passwort nicht ändern.');
  const { database } = parts;
  const user = await ownerOf(parts, session);
  await requirePassword(parts, session, user, currentPassword, 'password change');
  refuseWeak(newPassword, user.email);
  const passwordHash = await hashPassword(newPassword, emailKeyOf(user.email));
  const token = await database.transaction(async (sql) => {
    const next = await parts.sessions.rotate(sql, session.token);
    if (!(await replacePassword(sql, user, passwordHash, parts.now(), hashOfToken(next)))) throw wrongPassword();
    return next;
  });
  await parts.sessions.changed();
  parts.log('password changed', { userId: user.userId }, 'info');
  parts.warn(changedMail(user.email, parts.mailContext));
  return token;
}

/** Replaces the password. If two changes run at once, the second finds a different hash than expected and changes nothing. */
async function replacePassword(sql: Sql, user: UserRow, passwordHash: string, now: number, keptSession: string): Promise<boolean> {
  const changed = await sql
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.userId, user.userId), eq(users.passwordHash, user.passwordHash)))
    .returning({ userId: users.userId });
  if (changed.length === 0) return false;
  await useUpCodes(sql, user.userId, ['reset', 'email'], now);
  await deleteSessionsOf(sql, user.userId, keptSession);
  return true;
}
