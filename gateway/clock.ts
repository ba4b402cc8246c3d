import type { Clock } from './types.ts';

/** The clock of this process: monotonic. */
export const systemClock: Clock = {
  now: () => performance.now(),
  setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer),
};
