import { constants, deflateRawSync, inflateRawSync, type ZlibOptions } from 'node:zlib';
import { dictionary } from '../generated/dictionary.ts';
import type { Compression } from '../types.ts';
import { openStored } from './stored.ts';

const words = Buffer.from(dictionary, 'ascii');
const options: ZlibOptions = { dictionary: words, level: constants.Z_BEST_COMPRESSION };

/** Compression for Node processes, by zlib. */
export const nodeCompression: Compression = {
  compress: (bytes) => deflateRawSync(bytes, options),
  // Browsers send stored blocks, which need no inflater.
  expand: (bytes, maximum) => openStored(bytes, maximum) ?? inflateRawSync(bytes, { dictionary: words, maxOutputLength: maximum }),
};

/**
 * Settings for short texts such as a price. Setting up the tables for a long text takes twice as long as compressing a short one, and makes
 * it no smaller.
 */
const short: ZlibOptions = {
  dictionary: words,
  level: 6,
  windowBits: 12,
  memLevel: 5,
  chunkSize: 1024,
  finishFlush: constants.Z_SYNC_FLUSH,
};
const long: ZlibOptions = { ...options, finishFlush: constants.Z_SYNC_FLUSH };
const SHORT_BYTES = 2048;

/** Compresses bytes so that more may follow: the result ends on a whole byte (sync flush), and no block is marked as the last. */
export function compressOpen(bytes: Uint8Array): Buffer {
  return deflateRawSync(bytes, bytes.length <= SHORT_BYTES ? short : long);
}
