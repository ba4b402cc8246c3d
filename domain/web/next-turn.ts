/**
 * Returns a function that yields to the event loop between slices of work. Only one waiting caller continues per turn of the event loop.
 * With a plain `setImmediate` all callers continue in the same turn, so that five pages rendered at once delay a quote by five slices.
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

/** Resolves when it is the caller's turn to continue, in the order of the calls in this process. */
export const nextTurn = createNextTurn();
