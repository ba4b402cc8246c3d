/**
 * Makes pauses for work that is done in slices: each waits until the process has looked at what has arrived, and only one piece of work
 * goes on after each look. With a plain `setImmediate` all that wait go on after the same look, so that five pages which are drawn at
 * once hold up a quote for five slices.
 */
export function createNextTurn(later: (run: () => void) => void = setImmediate): () => Promise<void> {
  const waiting: (() => void)[] = [];
  const look = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) later(look);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) later(look);
    });
}

/** Resolves when it is the caller's turn to go on, in the order of the calls in this process. */
export const nextTurn = createNextTurn();
