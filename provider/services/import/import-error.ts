/** The file as a whole cannot be read; the message says what to do (German). */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
