import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below so many bytes compressing costs more than it saves. */
const THRESHOLD = 2_048;

/**
 * Compresses large answers for callers who take it: brotli or gzip at middling levels, since answers are made anew every few
 * seconds. Register it before the routes; the ETag stays that of the plain bytes.
 */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: THRESHOLD,
    encodings: ['br', 'gzip', 'identity'],
    customTypes: /^(application\/json|text\/)/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
    requestEncodings: ['identity'],
  });
}
