/** The code of a fault as Node and databases give it (`ENOENT`, `23505`); undefined where it has none that is a text. */
export function errorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
