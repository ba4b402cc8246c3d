import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ImportTarget, InstrumentBatch, PriceBatch, WriteOptions } from '../../services/import/target.ts';
import { HttpFault } from '../../base/fault.ts';
import { isLoopback } from '#entrance/address.ts';
import { arrivalOf } from '#entrance/arrival.ts';
import { FREE } from './rate-limit.ts';

const BODY_LIMIT = 256 * 1024 * 1024;
const IMPORT_TIMEOUT_MS = 30 * 60_000;

export interface AdminOptions {
  readonly token: string;
  readonly target: ImportTarget;
  /** Creates an archive of the embedded database. */
  readonly dump?: (() => Promise<Uint8Array>) | undefined;
  /** Ends the sessions of a user; undefined if there is no such user. */
  readonly endSessionsOf: (user: string) => Promise<number | undefined>;
  /** Reads everything stored about a user; undefined if there is no such user. */
  readonly readDataOf: (user: string) => Promise<object | undefined>;
  /** Deletes the account of a user; false if there is no such user. */
  readonly deleteAccountOf: (user: string) => Promise<boolean>;
}

/**
 * Adds routes by which commands on the same machine send their work to the running provider, which has the exclusive lock on the embedded
 * database: imports, backups, ends of sessions, data of users. Accepts requests only from loopback and with the token of the lock file in
 * the database folder.
 */
export function addAdminRoutes(
  app: FastifyInstance,
  { token, target, dump, endSessionsOf, readDataOf, deleteAccountOf }: AdminOptions,
): void {
  const guard = async (request: FastifyRequest): Promise<void> => {
    if (!isLoopback(arrivalOf(request.raw).address) || !isToken(request.headers['x-parkett-admin'], token)) {
      throw new HttpFault(403, 'Only commands on this machine may call this.');
    }
  };
  const options = { bodyLimit: BODY_LIMIT, handlerTimeout: IMPORT_TIMEOUT_MS, onRequest: guard, config: FREE };
  app.post<{ Body: { key: string; notation?: string } }>('/admin/instrument', options, ({ body }) => target.find(body.key, body.notation));
  app.post<{ Body: { batch: PriceBatch[] } & WriteOptions }>('/admin/prices', options, ({ body: { batch, ...how } }) =>
    target.prices(batch, how),
  );
  app.post<{ Body: { batch: InstrumentBatch; commit: boolean } }>('/admin/instruments', options, ({ body }) =>
    target.instruments(body.batch, body.commit),
  );
  app.post<{ Body: { user: string } }>('/admin/sessions/end', options, async ({ body }) => ({ ended: await endSessionsOf(body.user) }));
  app.post<{ Body: { user: string } }>('/admin/users/data', options, async ({ body }) => ({ data: await readDataOf(body.user) }));
  app.post<{ Body: { user: string } }>('/admin/users/delete', options, async ({ body }) => ({
    isDeleted: await deleteAccountOf(body.user),
  }));
  if (dump !== undefined) app.post('/admin/backup', options, async (_request, reply) => reply.type('application/gzip').send(await dump()));
}

function isToken(given: string | string[] | undefined, token: string): boolean {
  if (typeof given !== 'string' || given.length !== token.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(token));
}
