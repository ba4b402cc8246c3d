import { dictionary } from '../generated/dictionary.ts';
import type { Compression } from '../types.ts';
import { inflate } from './inflate.ts';
import { closeStored } from './stored.ts';

const words = new TextEncoder().encode(dictionary);

/**
 * The compression of browsers. It expands what others compress; what a browser sends is small and seldom, and goes
 * uncompressed in the same form, for the code of a compressor is larger than what it would save.
 */
export const browserCompression: Compression = {
  compress: closeStored,
  expand: (bytes, maximum) => inflate(bytes, words, maximum),
};
