/** An id that nobody else has: 96 random bits. Not `randomUUID`, which plain HTTP has not. */
export function generatedId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
