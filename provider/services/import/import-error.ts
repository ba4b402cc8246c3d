/** Error for a file that cannot be read as a whole; the message says what to do (German). */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
