import { constants, deflateRawSync, inflateRawSync, type ZlibOptions } from 'node:zlib';
import { dictionary } from '../generated/dictionary.ts';
import type { Compression } from '../types.ts';

const words = Buffer.from(dictionary, 'ascii');
const options: ZlibOptions = { dictionary: words, level: constants.Z_BEST_COMPRESSION };

/** The compression of Node processes, by zlib. */
export const nodeCompression: Compression = {
  compress: (bytes) => deflateRawSync(bytes, options),
  expand: (bytes, maximum) => inflateRawSync(bytes, { dictionary: words, maxOutputLength: maximum }),
};

/** Compressed bytes that more may follow: they end on a whole byte (sync flush), but no block is marked as the last. */
export function compressOpen(bytes: Uint8Array): Buffer {
  return deflateRawSync(bytes, { ...options, finishFlush: constants.Z_SYNC_FLUSH });
}
