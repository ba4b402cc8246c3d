import { createHash } from 'node:crypto';

/** Returns a number from 0 (inclusive) to 1 (exclusive) that depends only on the text. */
export function unitHash(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}
