import { nextTurn } from '#domain/web/next-turn.ts';

/** Duration of a slice, in ms. */
const SLICE_MS = 5;

/** Runs a generator that yields often to its end, in slices of a few milliseconds. */
export async function runInSlices<Result>(work: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const since = performance.now();
    while (performance.now() - since < SLICE_MS) {
      const step = work.next();
      if (step.done === true) return step.value;
    }
    await nextTurn();
  }
}

/** Runs a generator to its end at once. */
export function runAtOnce<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
