import { dictionary } from '../generated/dictionary.ts';
import type { Compression } from '../types.ts';
import { inflate } from './inflate.ts';
import { closeStored } from './stored.ts';

const words = new TextEncoder().encode(dictionary);

/**
 * Compression for browsers: expands compressed frames. Browsers send little, so outgoing frames stay uncompressed, in stored blocks: the
 * code of a compressor would be larger than the bytes it saves.
 */
export const browserCompression: Compression = {
  compress: closeStored,
  expand: (bytes, maximum) => inflate(bytes, words, maximum),
};
