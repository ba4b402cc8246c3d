import { nextTurn } from '#domain/web/next-turn.ts';

/** Longest time in ms for which rendering blocks the event loop. */
const SLICE_MS = 5;

/**
 * Creates pauses for long rendering: a page takes up to a hundred milliseconds, in which no other request would be answered.
 * @returns function to call between blocks; returns a promise to await, or undefined if the last pause was less than `SLICE_MS` ago
 */
export function createPauses(
  time: () => number = () => performance.now(),
  turn: () => Promise<void> = nextTurn,
): () => Promise<void> | undefined {
  let since = time();
  const paused = async (): Promise<void> => {
    await turn();
    since = time();
  };
  return () => (time() - since < SLICE_MS ? undefined : paused());
}
