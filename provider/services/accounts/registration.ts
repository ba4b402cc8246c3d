import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Schema } from '#client/operations.ts';
import { passwordFault } from '#domain/user/password-rules.ts';
import { HttpFault } from '../../base/fault.ts';
import { users } from '../../store/schema-accounts.ts';
import { insertDefaultWatchlist } from '../watchlists/store.ts';
import { callerOf, requireFree } from './addresses.ts';
import { cleanLine } from '../../base/clean.ts';
import { confirmationMail, knownAddressMail } from './mail/texts.ts';
import type { AccountParts } from './parts.ts';
import { hashPassword } from './passwords.ts';
import { hashOfToken, newToken } from './secrets.ts';
import { findUserByEmail, lockCode, useUpCodes, writeCode, writeRegistration } from './user-store.ts';

const CODE_LIFETIME = 48 * 60 * 60 * 1000;

/**
 * Makes an account that waits for its confirmation. Whether the address is known changes neither answer nor time.
 * @throws HttpFault 422 when terms or password are not acceptable, 429 after too many from one address
 */
export async function register(parts: AccountParts, request: Schema<'RegistrationRequest'>, address: string): Promise<void> {
  const { email, password } = request;
  if (!request.hasAcceptedTerms)
    throw new HttpFault(422, 'body.hasAcceptedTerms must be true', 'Bitte stimme den Nutzungsbedingungen zu, um dich zu registrieren.');
  refuseWeak(password, email);
  await requireFree(parts, 'requests', address);
  const passwordHash = await hashPassword(password, callerOf(parts, address));
  const code = newToken();
  const isNew = await writeRegistration(
    parts.database.sql,
    {
      userId: randomUUID(),
      email,
      passwordHash,
      firstName: nameOf(request.firstName),
      lastName: nameOf(request.lastName),
      wantsNewsletter: request.wantsNewsletter ?? false,
    },
    { hash: hashOfToken(code), now: parts.now(), expires: parts.now() + CODE_LIFETIME },
  );
  parts.afterwards(() => parts.post(isNew ? confirmationMail(email, code, parts.mailContext) : knownAddressMail(email, parts.mailContext)));
}

function nameOf(text: string | undefined): string | undefined {
  const name = cleanLine(text ?? '');
  return name === '' ? undefined : name;
}

/** @throws HttpFault 422 */
export function refuseWeak(password: string, email: string): void {
  const fault = passwordFault(password, email);
  if (fault !== undefined) throw new HttpFault(422, 'body.password is too weak', fault);
}

/** Sends another code to an account that still waits; everyone else gets none. */
export async function requestConfirmation(parts: AccountParts, email: string, address: string): Promise<void> {
  await requireFree(parts, 'requests', address);
  parts.afterwards(() => sendConfirmation(parts, email));
}

async function sendConfirmation(parts: AccountParts, email: string): Promise<void> {
  const { sql } = parts.database;
  const user = await findUserByEmail(sql, email);
  if (user === undefined || user.isActivated) return;
  const code = newToken();
  await writeCode(sql, {
    codeHash: hashOfToken(code),
    userId: user.userId,
    kind: 'confirmation',
    passwordHash: user.passwordHash,
    createdAt: new Date(parts.now()),
    expiresAt: new Date(parts.now() + CODE_LIFETIME),
  });
  await parts.post(confirmationMail(user.email, code, parts.mailContext));
}

/**
 * Activates the account of a code with the password of the registration that the code was sent for, gives it its first
 * watchlist and opens a session.
 * @throws HttpFault 404 for a code that is unknown or too old, 409 for one that has been used
 */
export async function confirm(parts: AccountParts, code: string, device: string): Promise<string> {
  const now = parts.now();
  const { token, userId } = await parts.database.transaction(async (sql) => {
    const row = await lockCode(sql, hashOfToken(code), 'confirmation');
    if (row === undefined || (row.usedAt === null && row.expiresAt.getTime() <= now)) throw unknownCode();
    if (row.usedAt !== null || row.passwordHash === null)
      throw new HttpFault(409, 'body.code was used before', 'Dieses Konto ist schon bestätigt. Du kannst dich anmelden.');
    await useUpCodes(sql, row.userId, ['confirmation'], now);
    await sql.update(users).set({ isActivated: true, passwordHash: row.passwordHash }).where(eq(users.userId, row.userId));
    await insertDefaultWatchlist(sql, row.userId, now);
    return { userId: row.userId, ...(await parts.sessions.open(sql, { userId: row.userId, staysLoggedIn: false, device })) };
  });
  parts.log('account confirmed', { userId }, 'info');
  return token;
}

export function unknownCode(): HttpFault {
  return new HttpFault(404, 'body.code is unknown or too old', 'Dieser Code gilt nicht oder nicht mehr. Bitte fordere einen neuen an.');
}
