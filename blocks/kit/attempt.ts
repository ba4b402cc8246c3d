/** Result of an operation that a browser may refuse, or undefined. Its storage may be full, forbidden, or written to by other code. */
export function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
