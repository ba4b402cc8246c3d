import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { credentialHeaders } from '#client/operations.ts';
import { isRecord } from '#documents/reader/path.ts';
import { isOfUser, type Session, type UserSession } from '../../services/accounts/types.ts';
import type { Contract } from './contract.ts';
import { HttpFault } from '../../base/fault.ts';
import type { Caller } from './handler.ts';

/** Returns true if a token opens a session; tokens of visitors do too. */
export type TokenCheck = (token: string) => boolean | Promise<boolean>;

/** Returns true if a token has the form of this provider's tokens. */
export function hasTokenForm(token: string): boolean {
  return /^[\w.~+/=-]{16,512}$/.test(token);
}

/** Returns the operations whose contract requires the credential of a scheme: their `security` has no alternative without it. */
export function operationsDemanding(scheme: keyof typeof credentialHeaders, { paths }: Contract): ReadonlySet<string> {
  const operations = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter(isRecord);
  return new Set(
    operations.flatMap(({ operationId, security }) => {
      const ways: readonly unknown[] = Array.isArray(security) ? security : [];
      const isDemanded = ways.length > 0 && ways.every((way) => isRecord(way) && scheme in way);
      return typeof operationId === 'string' && isDemanded ? [operationId] : [];
    }),
  );
}

/**
 * Rejects a request without a valid token.
 * @throws HttpFault 401
 */
export function requireToken(isAccepted: TokenCheck): (request: FastifyRequest) => Promise<void> {
  return async ({ headers }) => {
    const token = headers['x-ov-token'];
    if (typeof token !== 'string' || token === '') throw new HttpFault(401, 'header.X-ov-token is required', 'Bitte melde dich an.');
    if (!hasTokenForm(token) || !(await isAccepted(token))) throw invalidToken();
  };
}

/**
 * Rejects a request without the secret of the editors' workshop, and all requests if no secret is configured.
 * @throws HttpFault 401
 */
export function requireEditorial(secret: string | undefined): (request: FastifyRequest) => Promise<void> {
  const header = credentialHeaders.editorial;
  return async ({ headers }) => {
    const given = headers[header.toLowerCase()];
    if (secret === undefined || typeof given !== 'string' || !timingSafeEqual(digestOf(given), digestOf(secret)))
      throw new HttpFault(401, `header.${header} is not valid`, 'Die Redaktion hat sich nicht ausgewiesen.');
  };
}

/** Returns a digest of fixed length, whatever the input. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Returns the session of a caller, which is required.
 * @throws HttpFault 401 if it has just ended
 */
export async function sessionOf(caller: Caller): Promise<Session> {
  const session = await caller.session();
  if (session === undefined) throw invalidToken();
  return session;
}

/**
 * Returns the session of a logged-in caller.
 * @throws HttpFault 401 for visitors
 */
export async function userSessionOf(caller: Caller): Promise<UserSession> {
  const session = await sessionOf(caller);
  if (!isOfUser(session)) throw new HttpFault(401, 'header.X-ov-token belongs to a visitor', 'Bitte melde dich an.');
  return session;
}

function invalidToken(): HttpFault {
  return new HttpFault(401, 'header.X-ov-token is not valid', 'Deine Sitzung gilt nicht mehr. Bitte melde dich neu an.');
}
