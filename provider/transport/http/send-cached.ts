import type { OutgoingHttpHeader } from 'node:http';
import type { FastifyReply, FastifyRequest, preParsingHookHandler } from 'fastify';
import { isForEveryone, type AnswerCache, type CachedAnswer } from './answer-cache.ts';
import { isKnownTo } from './caching.ts';
import { encodingFor, varyByEncoding, type Encoding } from './compression.ts';

/** Sends a cached answer before anything but the rate limit is checked. */
export function fromAnswers(answers: AnswerCache): preParsingHookHandler {
  return (request, reply, body, done) => {
    const known = isForEveryone(request) ? answers.find(request.url) : undefined;
    if (known === undefined) return done(null, body);
    return void sendCached(request, reply, known)?.catch((error: unknown) => reply.send(error));
  };
}

/**
 * Sends a cached answer. Bypasses the framework's sending, whose steps would cost as much as everything else. Log and metrics still record
 * it.
 * @returns a promise if it has to be compressed first
 */
export function sendCached(request: FastifyRequest, reply: FastifyReply, cached: CachedAnswer): Promise<void> | undefined {
  const isKnown = isKnownTo(request, cached.etag);
  const encoding = isKnown || cached.packed === undefined ? undefined : encodingFor(request.headers['accept-encoding']);
  if (encoding !== undefined && cached.packed !== undefined)
    return cached.packed(encoding).then((bytes) => write(reply, cached, { isKnown, bytes, encoding }));
  write(reply, cached, { isKnown });
  return undefined;
}

interface Form {
  readonly isKnown: boolean;
  readonly bytes?: Buffer;
  readonly encoding?: Encoding;
}

function write(reply: FastifyReply, { payload, etag, cacheControl, packed }: CachedAnswer, { isKnown, bytes, encoding }: Form): void {
  // A late answer may find that another one was already sent.
  if (reply.sent) return;
  reply.hijack();
  if (packed !== undefined) reply.header('vary', varyByEncoding(reply.getHeader('vary')));
  if (!isKnown) reply.header('content-length', bytes?.length ?? Buffer.byteLength(payload));
  // A list, because Node checks it less than an object.
  const head: OutgoingHttpHeader[] = ['cache-control', cacheControl, 'etag', etag];
  if (!isKnown) head.push('content-type', 'application/json; charset=utf-8');
  if (encoding !== undefined) head.push('content-encoding', encoding);
  const own = reply.getHeaders();
  for (const name in own) {
    const value = own[name];
    if (value !== undefined) head.push(name, value);
  }
  reply.raw.writeHead(isKnown ? 304 : 200, head).end(isKnown ? undefined : (bytes ?? payload));
}
