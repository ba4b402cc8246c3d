import { randomUUID } from 'node:crypto';
import type { Schema } from '#client/operations.ts';
import { passwordFault } from '#domain/user/password-rules.ts';
import { HttpFault } from '../../base/fault.ts';
import { cleanLine } from '../../base/clean.ts';
import { callerOf, requireFree } from './addresses.ts';
import { confirmationMail, knownAddressMail, repeatedConfirmationMail } from './mail/texts.ts';
import type { AccountParts } from './parts.ts';
import { hashPassword } from './passwords.ts';
import {
  endRegistrationsOf,
  insertRegistration,
  insertRepeatedCode,
  limitRegistrations,
  readRegistrations,
  type NewRegistration,
} from './registration-store.ts';
import { hashOfToken, newToken } from './secrets.ts';
import { emailKeyOf, findUserByEmail } from './user-store.ts';

/**
 * Stores a registration until its address is confirmed. Answer and time are the same for known and unknown addresses.
 * @throws HttpFault 422 if terms or password are not acceptable, 429 after too many from one address
 */
export async function register(parts: AccountParts, request: Schema<'RegistrationRequest'>, address: string): Promise<void> {
  const { email, password } = request;
  if (!request.hasAcceptedTerms)
    throw new HttpFault(422, 'body.hasAcceptedTerms must be true', 'Bitte stimme den Nutzungsbedingungen zu, um dich zu registrieren.');
  refuseWeak(password, email);
  await requireFree(parts, 'requests', address);
  const registration: NewRegistration = {
    registrationId: randomUUID(),
    email,
    passwordHash: await hashPassword(password, callerOf(parts, address)),
    firstName: nameOf(request.firstName),
    lastName: nameOf(request.lastName),
    wantsNewsletter: request.wantsNewsletter ?? false,
  };
  const code = newToken();
  await insertRegistration(parts.database.sql, registration, hashOfToken(code), parts.now());
  parts.afterwards(() => answerByMail(parts, email, code));
}

/** Sends the mail that reveals what the answer must not: if the address has an account. */
async function answerByMail(parts: AccountParts, email: string, code: string): Promise<void> {
  const { sql } = parts.database;
  const emailKey = emailKeyOf(email);
  const user = await findUserByEmail(sql, email);
  if (user === undefined) {
    await limitRegistrations(sql, emailKey);
    return parts.post(confirmationMail(email, code, parts.mailContext));
  }
  await endRegistrationsOf(sql, emailKey, parts.now());
  await parts.post(knownAddressMail(user.email, parts.mailContext));
}

function nameOf(text: string | undefined): string | null {
  const name = cleanLine(text ?? '');
  return name === '' ? null : name;
}

/**
 * Rejects a weak password.
 * @throws HttpFault 422
 */
export function refuseWeak(password: string, email: string): void {
  const fault = passwordFault(password, email);
  if (fault !== undefined) throw new HttpFault(422, 'body.password is too weak', fault);
}

/** Sends another code to an address with a pending registration; other addresses get none. */
export async function requestConfirmation(parts: AccountParts, email: string, address: string): Promise<void> {
  await requireFree(parts, 'requests', address);
  parts.afterwards(() => sendRepeatedCode(parts, email));
}

/**
 * Sends a code that confirms only together with the password of a registration. It is unknown which of several registrations the request is
 * about, so the code belongs to none of them.
 */
export async function sendRepeatedCode(parts: AccountParts, email: string): Promise<void> {
  const { sql } = parts.database;
  if ((await findUserByEmail(sql, email)) !== undefined) return;
  const emailKey = emailKeyOf(email);
  const [latest] = await readRegistrations(sql, emailKey, parts.now());
  if (latest === undefined) return;
  const code = newToken();
  await insertRepeatedCode(sql, emailKey, hashOfToken(code), parts.now());
  await parts.post(repeatedConfirmationMail(latest.email, code, parts.mailContext));
}
