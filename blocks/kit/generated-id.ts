import { hexOf } from '#domain/text/hex.ts';

/** An id that nobody else has: 96 random bits. Not `randomUUID`, which plain HTTP has not. */
export function generatedId(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(12)));
}
