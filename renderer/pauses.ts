/** Milliseconds of drawing between two looks at what else has arrived. */
const SLICE_MS = 8;

/**
 * Pauses for what is drawn piece by piece: a page takes up to a hundred milliseconds, in which nobody else would be answered.
 * @returns to be called between two pieces: what to wait for, or undefined while the last pause is not long ago
 */
export function createPauses(
  time: () => number = () => performance.now(),
  later: (run: () => void) => void = setImmediate,
): () => Promise<void> | undefined {
  let since = time();
  return () =>
    time() - since < SLICE_MS
      ? undefined
      : new Promise((resolve) =>
          later(() => {
            since = time();
            resolve();
          }),
        );
}
