/**
 * Returns the result of an operation, or undefined if it throws: the browser's storage may be full, forbidden, or written to by other code.
 */
export function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
