/** Returns the code of an error as Node and databases set it (`ENOENT`, `23505`); undefined if it has no code that is a text. */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
