import { createHash } from 'node:crypto';

/** A number from 0 up to 1 that depends on the text alone. */
export function unitHash(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}
