import { nextTurn } from '#domain/web/next-turn.ts';

/** Milliseconds of drawing between two looks at what else has arrived. */
const SLICE_MS = 5;

/**
 * Pauses for what is drawn piece by piece: a page takes up to a hundred milliseconds, in which nobody else would be answered.
 * @returns to be called between two pieces: what to wait for, or undefined while the last pause is not long ago
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
