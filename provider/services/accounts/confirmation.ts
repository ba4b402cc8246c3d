import { randomUUID } from 'node:crypto';
import type { Schema } from '#client/operations.ts';
import { HttpFault } from '../../base/fault.ts';
import { insertDefaultWatchlist } from '../watchlists/store.ts';
import { callerOf } from './addresses.ts';
import { limits } from './limits.ts';
import type { AccountParts } from './parts.ts';
import { verifyPassword } from './passwords.ts';
import {
  endRegistrationsOf,
  insertAccount,
  lockRegistrations,
  readConfirmationCode,
  readRegistrations,
  type ConfirmationCode,
  type Registration,
} from './registration-store.ts';
import { hashOfToken } from './secrets.ts';

/** Address and browser that a confirmation comes from. */
export interface ConfirmationOrigin {
  readonly address: string;
  /** Name of the browser, shown to its user. */
  readonly device: string;
}

/**
 * Turns the registration of a code into an account with its password, name and consent, creates the first watchlist and opens a session.
 * The code proves ownership of the address; if several registrations wait for it, only the password identifies the right one.
 * @throws HttpFault 404 for a code that is unknown or too old, 409 for one that has been used, 422 if the password is also required, 403
 * for a wrong one, 429 after too many
 */
export async function confirm(
  parts: AccountParts,
  { code, password }: Schema<'ConfirmationRequest'>,
  { address, device }: ConfirmationOrigin,
): Promise<string> {
  const codeHash = hashOfToken(code);
  const known = await readOpenCode(parts, codeHash);
  const chosen = password === undefined ? undefined : await registrationOf(parts, known, password, address);
  const { token, userId } = await parts.database.transaction(async (sql) => {
    await lockRegistrations(sql, known.emailKey);
    // Another confirmation may have come first.
    const { emailKey, registrationId } = await readOpenCode({ ...parts, database: { ...parts.database, sql } }, codeHash);
    const waiting = await readRegistrations(sql, emailKey, parts.now());
    const meant = waiting.find((one) => one.registrationId === (chosen?.registrationId ?? registrationId));
    if (waiting.length === 0) throw unknownCode();
    if (chosen === undefined && (meant === undefined || waiting.length > 1)) throw passwordWanted();
    if (meant === undefined) throw unknownCode();
    const id = randomUUID();
    if (!(await insertAccount(sql, id, meant))) throw usedCode();
    await endRegistrationsOf(sql, emailKey, parts.now());
    await insertDefaultWatchlist(sql, id, parts.now());
    return { userId: id, ...(await parts.sessions.open(sql, { userId: id, staysLoggedIn: false, device })) };
  });
  parts.log('account confirmed', { userId }, 'info');
  return token;
}

type OpenCode = ConfirmationCode & { readonly emailKey: string };

async function readOpenCode({ database, now }: Pick<AccountParts, 'database' | 'now'>, codeHash: string): Promise<OpenCode> {
  const row = await readConfirmationCode(database.sql, codeHash);
  if (row === undefined) throw unknownCode();
  const { usedAt, emailKey, expiresAt } = row;
  if (usedAt !== null || emailKey === null) throw usedCode();
  if (expiresAt.getTime() <= now()) throw unknownCode();
  return { ...row, emailKey };
}

/** Returns the registration that a password belongs to; the code's own registration is tried first. */
async function registrationOf(parts: AccountParts, code: OpenCode, password: string, address: string): Promise<Registration> {
  const counter = [limits.confirmation, code.codeHash] as const;
  await parts.limits.take(...counter);
  const waiting = await readRegistrations(parts.database.sql, code.emailKey, parts.now());
  const isOwn = (one: Registration): number => Number(one.registrationId === code.registrationId);
  for (const one of waiting.toSorted((a, b) => isOwn(b) - isOwn(a))) {
    const isRight = await verifyPassword(password, one.passwordHash, callerOf(parts, address)).catch(async (error: unknown) => {
      await parts.limits.giveBack(...counter);
      throw error;
    });
    if (!isRight) continue;
    await parts.limits.forgive(...counter);
    return one;
  }
  throw new HttpFault(403, 'body.password is wrong', 'Das ist nicht das Passwort, mit dem du dich registriert hast.');
}

function passwordWanted(): HttpFault {
  return new HttpFault(
    422,
    'body.password is required with this code',
    'Bitte gib auch das Passwort ein, mit dem du dich registriert hast: So wissen wir, welche Registrierung deine ist.',
  );
}

function usedCode(): HttpFault {
  return new HttpFault(409, 'body.code was used before', 'Dieses Konto ist schon bestätigt. Du kannst dich anmelden.');
}

/** Creates the fault for a code that does not exist, or no longer exists. */
export function unknownCode(): HttpFault {
  return new HttpFault(404, 'body.code is unknown or too old', 'Dieser Code gilt nicht oder nicht mehr. Bitte fordere einen neuen an.');
}
