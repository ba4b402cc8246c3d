import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** Cache lifetimes by class of data, in seconds: fresh, and then served stale while it is renewed. */
const CLASSES = {
  master: { fresh: 300, stale: 3_600 },
  quotes: { fresh: 5, stale: 30 },
  intraday: { fresh: 30, stale: 120 },
  history: { fresh: 300, stale: 3_600 },
  content: { fresh: 300, stale: 86_400 },
} as const;

/** Classes whose answers may be cached. */
export type CacheableClass = keyof typeof CLASSES;
/** `private` answers belong to one user, and no cache stores them. */
export type DataClass = CacheableClass | 'private';

/** Sets `Cache-Control` by the class of the answer. */
export function cacheAs(reply: FastifyReply, dataClass: DataClass): void {
  if (dataClass === 'private') return void reply.header('cache-control', 'private, no-store');
  const lifetime = CLASSES[dataClass];
  reply.header('cache-control', `public, max-age=${lifetime.fresh}, stale-while-revalidate=${lifetime.stale}`);
}

/**
 * Returns the `expires` of an answer in epoch milliseconds: the next whole multiple of the class's lifetime, so that equal data gives equal
 * bytes (and one ETag) within it.
 */
export function expiresOf(dataClass: CacheableClass, now: number): number {
  const lifetime = CLASSES[dataClass].fresh * 1000;
  return (Math.floor(now / lifetime) + 1) * lifetime;
}

/** Returns the ETag of an answer's bytes. */
export function etagOf(payload: string): string {
  return `"${createHash('sha1').update(payload).digest('base64url')}"`;
}

/** Adds an ETag to every successful answer and answers 304 when the caller already has it. */
export function addEtags(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string' || !isRead(request)) return done(null, payload);
    const own = reply.getHeader('etag');
    const tag = typeof own === 'string' ? own : etagOf(payload);
    reply.header('etag', tag);
    if (!isKnownTo(request, tag)) return done(null, payload);
    reply.code(304).removeHeader('content-type');
    return done(null, null);
  });
}

function isRead(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

/** Returns true if the caller already has these bytes. */
export function isKnownTo({ headers }: FastifyRequest, tag: string): boolean {
  // Ignores other headers: clients that set this one manually also send `no-cache` without intending it.
  return fresh({ 'if-none-match': headers['if-none-match'] }, { etag: tag });
}
