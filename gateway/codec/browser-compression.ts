import { Inflate, inflateSync } from 'fflate';
import { dictionary } from '../generated/dictionary.ts';
import type { Compression } from '../types.ts';
import { closeStored } from './stored.ts';

const words = new TextEncoder().encode(dictionary);
/** Bytes of deflate that are expanded at a time: they can not become more than a thousand times as many. */
const step = 4096;
/** Where short frames are expanded, so that a stream of prices leaves nothing to collect. */
const usual = new Uint8Array(0x8000);

/**
 * The compression of browsers. It expands what others compress; what a browser sends is small and seldom, and goes
 * uncompressed in the same form, for the code of a compressor is larger than what it would save.
 * What `expand` returns is to be read before it is called again.
 */
export const browserCompression: Compression = {
  compress: closeStored,
  expand(bytes, maximum) {
    const short = bytes.length <= step ? expandShort(bytes) : undefined;
    const whole = short ?? expandInSteps(bytes, maximum);
    if (whole.length > maximum) throw tooLarge(maximum);
    return whole;
  },
};

/** `undefined` when it does not fit: the library drops the rest and leaves the target full, or can not copy a stored block. */
function expandShort(bytes: Uint8Array): Uint8Array | undefined {
  try {
    const result = inflateSync(bytes, { out: usual, dictionary: words });
    return result.length < usual.length ? result : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function expandInSteps(bytes: Uint8Array, maximum: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate({ dictionary: words }, (part) => {
    parts.push(part);
    size += part.length;
    if (size > maximum) throw tooLarge(maximum);
  });
  for (let start = 0; start < bytes.length; start += step) stream.push(bytes.subarray(start, start + step), start + step >= bytes.length);
  return joined(parts, size);
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function tooLarge(maximum: number): Error {
  return new Error(`more than ${maximum} bytes when expanded`);
}
