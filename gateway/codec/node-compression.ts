import { constants, deflateRawSync, inflateRawSync, type ZlibOptions } from 'node:zlib';
import { dictionary } from '../generated/dictionary.ts';
import type { Compression } from '../types.ts';
import { openStored } from './stored.ts';

const words = Buffer.from(dictionary, 'ascii');
const options: ZlibOptions = { dictionary: words, level: constants.Z_BEST_COMPRESSION };

/** The compression of Node processes, by zlib. */
export const nodeCompression: Compression = {
  compress: (bytes) => deflateRawSync(bytes, options),
  // Browsers do not compress what they send: that needs no inflater.
  expand: (bytes, maximum) => openStored(bytes, maximum) ?? inflateRawSync(bytes, { dictionary: words, maxOutputLength: maximum }),
};

/** For a price: setting up the tables of a long text takes twice as long as its compression, and makes it no smaller. */
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

/** Compressed bytes that more may follow: they end on a whole byte (sync flush), but no block is marked as the last. */
export function compressOpen(bytes: Uint8Array): Buffer {
  return deflateRawSync(bytes, bytes.length <= SHORT_BYTES ? short : long);
}
