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

// Middling levels, since answers are replaced every few seconds.
const PACKERS = {
  br: (text: string): Promise<Buffer> => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string): Promise<Buffer> => zip(text, { level: 5 }),
} as const;

export type Encoding = keyof typeof PACKERS;

/** Compresses beside the main thread. */
export function pack(text: string, encoding: Encoding): Promise<Buffer> {
  return PACKERS[encoding](text);
}

export function isWorthPacking(text: string): boolean {
  return text.length >= THRESHOLD;
}

/** The encoding that a caller likes best (`Accept-Encoding`); undefined for none. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined || accepted.length > MOST_HEADER_CHARACTERS) return undefined;
  const liked = negotiate(accepted.toLowerCase().replaceAll('x-gzip', 'gzip'), ['br', 'gzip', 'identity']);
  return liked === 'br' || liked === 'gzip' ? liked : undefined;
}

/** The `Vary` of an answer that can be had in several encodings. */
export function varyByEncoding(vary: unknown): string {
  return typeof vary === 'string' ? `${vary}, accept-encoding` : 'accept-encoding';
}

/**
 * Compresses large answers for callers who take it, and refuses compressed requests. Add it before the routes; the ETag stays
 * that of the plain bytes.
 */
export function addCompression(app: FastifyInstance): void {
  // As a hook of each route it comes after those that still change the text.
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
