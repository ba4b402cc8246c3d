import { networkOf } from '#entrance/address.ts';
import type { Schema } from '#client/operations.ts';
import { HttpFault } from '../../base/fault.ts';
import { requireFree } from './addresses.ts';
import { limits } from './limits.ts';
import type { AccountParts } from './parts.ts';
import { verifyPassword } from './passwords.ts';
import type { Session } from './types.ts';
import { emailKeyOf, findUserByEmail } from './user-store.ts';

/**
 * Opens a session and gives back its token. Unknown account and wrong password are told apart neither by the answer nor by
 * its time.
 * @throws HttpFault 401 for wrong data, 403 for an account that is not confirmed, 429 after too many tries
 */
export async function login(parts: AccountParts, request: Schema<'LoginRequest'>, address: string, device: string): Promise<string> {
  const { database, sessions } = parts;
  const key = emailKeyOf(request.email);
  await requireFree(parts, 'address', address);
  await parts.limits.take(limits.account, key);
  const user = await findUserByEmail(database.sql, key);
  if (!(await verifyPassword(request.password, user?.passwordHash)) || user === undefined)
    throw new HttpFault(401, 'E-mail or password is wrong', 'E-Mail-Adresse oder Passwort stimmen nicht.');
  await parts.limits.forgive(limits.account, key);
  await parts.limits.giveBack(limits.address, networkOf(address));
  if (!user.isActivated)
    throw new HttpFault(
      403,
      'The account is not confirmed',
      'Bitte bestätige zuerst deine E-Mail-Adresse: Der Link steht in unserer E-Mail.',
    );
  const opening = { userId: user.userId, staysLoggedIn: request.staysLoggedIn ?? false, device };
  return database.transaction(async (sql) => (await sessions.open(sql, opening)).token);
}

/** Ends a session; its token is refused from now on. */
export async function logout(parts: AccountParts, session: Session): Promise<void> {
  await parts.sessions.end(session);
}
