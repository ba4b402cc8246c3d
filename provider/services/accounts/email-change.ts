import { and, eq, ne } from 'drizzle-orm';
import type { Schema } from '#client/operations.ts';
import { HttpFault } from '../../base/fault.ts';
import type { Sql } from '../../store/database.ts';
import { users } from '../../store/schema-accounts.ts';
import { violates } from '../../store/violations.ts';
import { requireFree } from './addresses.ts';
import { unknownCode } from './confirmation.ts';
import { addressChangedMail, addressChangeMail, addressNoticeMail, addressTakenMail } from './mail/texts.ts';
import { ownerOf, requireOwner, requirePassword } from './own-account.ts';
import type { AccountParts } from './parts.ts';
import { endRegistrationsOf } from './registration-store.ts';
import { terms } from '../../base/terms.ts';
import { hashOfToken, newToken } from './secrets.ts';
import { deleteSessionsOf } from './session-store.ts';
import type { UserSession } from './types.ts';
import { emailKeyOf, findUserByEmail, lockCode, readUser, useUpCodes, writeCode, type UserRow } from './user-store.ts';

/**
 * Sends a code to the new address of an account and a notice to the current one, which stays valid until the code is confirmed. Only the
 * owner of the new address learns if it has an account.
 * @throws HttpFault 403 for a wrong password and support in somebody's account, 422 for the current address, 429
 */
export async function changeEmail(
  parts: AccountParts,
  session: UserSession,
  { email, currentPassword }: Schema<'UserEmailRequest'>,
  address: string,
): Promise<void> {
  requireOwner(session, 'Im Admin-View lässt sich die E-Mail-Adresse nicht ändern.');
  const user = await ownerOf(parts, session);
  await requirePassword(parts, session, user, currentPassword, 'change of address');
  if (email.trim() === user.email) throw new HttpFault(422, 'body.email is the present one', 'Das ist schon deine E-Mail-Adresse.');
  await requireFree(parts, 'requests', address);
  parts.log('change of address begun', { userId: user.userId }, 'info');
  parts.afterwards(async () => {
    parts.warn(addressNoticeMail(user.email, parts.mailContext));
    await sendCode(parts, user, email.trim());
  });
}

async function sendCode({ database, now, post, mailContext }: AccountParts, user: UserRow, email: string): Promise<void> {
  const other = await findUserByEmail(database.sql, email);
  if (other !== undefined && other.userId !== user.userId) return post(addressTakenMail(email, mailContext));
  const code = newToken();
  await writeCode(database.sql, {
    codeHash: hashOfToken(code),
    userId: user.userId,
    kind: 'email',
    // Stores the address with the code: a later request for another address does not change what this code proves.
    email,
    createdAt: new Date(now()),
    expiresAt: new Date(now() + terms.emailCode),
  });
  await post(addressChangeMail(email, code, mailContext));
}

/**
 * Gives an account the address that its code was sent to. Codes sent to the former address become invalid, and all other sessions end.
 * Pending registrations of the new address are removed: it has been proved to be this user's.
 * @throws HttpFault 403 for support in somebody's account, 404 for a code that is unknown, too old or of another account, 409 for one that
 * was used, and if another account has taken the address meanwhile
 */
export async function confirmEmail(parts: AccountParts, session: UserSession, code: string): Promise<void> {
  requireOwner(session, 'Im Admin-View lässt sich die E-Mail-Adresse nicht ändern.');
  const { userId, token } = session;
  const former = await parts.database.transaction(async (sql) => {
    const row = await lockCode(sql, hashOfToken(code), 'email');
    if (row === undefined || row.userId !== userId) throw unknownCode();
    if (row.usedAt !== null) throw new HttpFault(409, 'body.code was used before', 'Dieser Code wurde schon benutzt.');
    if (row.email === null || row.expiresAt.getTime() <= parts.now()) throw unknownCode();
    const user = await readUser(sql, userId);
    if (user === undefined) throw unknownCode();
    await requireFreeAddress(sql, user, row.email);
    await sql
      .update(users)
      .set({ email: row.email, emailKey: emailKeyOf(row.email) })
      .where(eq(users.userId, userId))
      .catch((error: unknown) => {
        throw violates(error, 'unique') ? addressTaken() : error;
      });
    await endRegistrationsOf(sql, emailKeyOf(row.email), parts.now());
    await useUpCodes(sql, userId, ['reset', 'email'], parts.now());
    await deleteSessionsOf(sql, userId, hashOfToken(token));
    return user;
  });
  await parts.sessions.changed();
  parts.log('address changed', { userId }, 'info');
  parts.warn(addressChangedMail(former.email, parts.mailContext));
}

/**
 * Verifies that no other account has the address.
 * @throws HttpFault 409
 */
async function requireFreeAddress(sql: Sql, { userId }: UserRow, email: string): Promise<void> {
  const isOther = and(eq(users.emailKey, emailKeyOf(email)), ne(users.userId, userId));
  const taken = await sql.select({ userId: users.userId }).from(users).where(isOther);
  if (taken.length > 0) throw addressTaken();
}

function addressTaken(): HttpFault {
  return new HttpFault(409, 'Another account has the address', 'Zu dieser E-Mail-Adresse gibt es inzwischen ein anderes Konto.');
}
