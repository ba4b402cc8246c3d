import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, onSendAsyncHookHandler } from 'fastify';
import { HttpFault } from '../../base/fault.ts';

/** Minimum number of characters at which compressing saves more than it costs. */
const THRESHOLD = 2_048;
const MOST_HEADER_CHARACTERS = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// Medium compression levels, because answers are replaced every few seconds.
const PACKERS = {
  br: (text: string): Promise<Buffer> => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string): Promise<Buffer> => zip(text, { level: 5 }),
} as const;

export type Encoding = keyof typeof PACKERS;

/** Compresses in the background, not on the main thread. */
export function pack(text: string, encoding: Encoding): Promise<Buffer> {
  return PACKERS[encoding](text);
}

export function isWorthPacking(text: string): boolean {
  return text.length >= THRESHOLD;
}

/** Returns the encoding that a caller prefers (`Accept-Encoding`); undefined for none. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined || accepted.length > MOST_HEADER_CHARACTERS) return undefined;
  const liked = negotiate(accepted.toLowerCase().replaceAll('x-gzip', 'gzip'), ['br', 'gzip', 'identity']);
  return liked === 'br' || liked === 'gzip' ? liked : undefined;
}

/** Returns the `Vary` header of an answer that is available in several encodings. */
export function varyByEncoding(vary: unknown): string {
  return typeof vary === 'string' ? `${vary}, accept-encoding` : 'accept-encoding';
}

/**
 * Compresses large answers for callers who accept it, and rejects compressed requests. Must be added before the routes; the ETag stays that
 * of the uncompressed bytes.
 */
export function addCompression(app: FastifyInstance): void {
  // Added to each route, so that it runs after the hooks that still change the text.
  app.addHook('onRoute', (route) => {
    route.onSend = [...[route.onSend ?? []].flat(), packLarge];
  });
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const encoding = headers['content-encoding'] ?? 'identity';
    done(encoding === 'identity' ? undefined : new HttpFault(415, `Unsupported Content-Encoding: ${encoding}`));
  });
}

const packLarge: onSendAsyncHookHandler = async (request, reply, payload) => {
  if (typeof payload !== 'string' || !isWorthPacking(payload) || !isText(reply)) return payload;
  reply.header('vary', varyByEncoding(reply.getHeader('vary')));
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding === undefined) return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return pack(payload, encoding);
};

function isText(reply: FastifyReply): boolean {
  return /^(application\/json|text\/)/.test(String(reply.getHeader('content-type')));
}
