/** What something comes to that a browser may refuse: its storage may be full, forbidden, or written to by whoever. Undefined where it does. */
export function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
