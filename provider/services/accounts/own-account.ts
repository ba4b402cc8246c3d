import { HttpFault } from '../../base/fault.ts';
import { limits } from './limits.ts';
import type { AccountParts } from './parts.ts';
import { verifyPassword } from './passwords.ts';
import type { UserSession } from './types.ts';
import { emailKeyOf, readUser, type UserRow } from './user-store.ts';

/**
 * Rejects support users in somebody's account: only its owner may change or export an account.
 * @throws HttpFault 403
 */
export function requireOwner({ adminEmail }: UserSession, refusal: string): void {
  if (adminEmail !== undefined) throw new HttpFault(403, 'Support must not do this in the account of another', refusal);
}

/**
 * Returns the user of a session.
 * @throws HttpFault 401 if the account was deleted meanwhile
 */
export async function ownerOf({ database }: AccountParts, session: UserSession): Promise<UserRow> {
  const user = await readUser(database.sql, session.userId);
  if (user === undefined) throw new HttpFault(401, 'header.X-ov-token is not valid', 'Bitte melde dich an.');
  return user;
}

/**
 * Verifies the password again within a session, which another person might have taken over.
 * @param deed failed action, for the operator's log
 * @throws HttpFault 403 for a wrong password, 429 after too many
 */
export async function requirePassword(
  parts: AccountParts,
  session: UserSession,
  user: UserRow,
  password: string,
  deed: string,
): Promise<void> {
  const counter = [limits.session, session.token] as const;
  await parts.limits.take(...counter);
  const isRight = await verifyPassword(password, user.passwordHash, emailKeyOf(user.email)).catch(async (error: unknown) => {
    await parts.limits.giveBack(...counter);
    throw error;
  });
  if (!isRight) {
    parts.log(`${deed} failed`, { userId: user.userId });
    throw wrongPassword();
  }
  await parts.limits.forgive(...counter);
}

export function wrongPassword(): HttpFault {
  return new HttpFault(403, 'body.currentPassword is wrong', 'Dein bisheriges Passwort stimmt nicht.');
}
