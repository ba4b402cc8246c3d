import type { Clock } from './types.ts';

/** The clock of this process: monotonic. */
export const systemClock: Clock = {
  now: () => performance.now(),
  setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
  // It is what `setTimeout` gave: a number in browsers, an object in Node.
  clearTimeout: (timer) => clearTimeout(timer as number),
};
