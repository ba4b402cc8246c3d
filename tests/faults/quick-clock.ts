import type { Clock } from '#gateway/types.ts';

export interface QuickClock extends Clock {
  /** Timers that have not fired yet. */
  pending(): number;
  /** The machine slept for so long: time went by, timers did not. Milliseconds. */
  sleep(milliseconds: number): void;
}

/** A clock that runs `factor` times as fast as time, and knows which timers are left. */
export function createQuickClock(factor: number): QuickClock {
  const timers = new Set<NodeJS.Timeout>();
  const begin = performance.now();
  let slept = 0;
  return {
    now: () => (performance.now() - begin) * factor + slept,
    setTimeout(run, milliseconds) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        run();
      }, milliseconds / factor);
      timers.add(timer);
      return timer;
    },
    clearTimeout(timer) {
      clearTimeout(timer as NodeJS.Timeout | undefined);
      timers.delete(timer as NodeJS.Timeout);
    },
    pending: () => timers.size,
    sleep: (milliseconds) => void (slept += milliseconds),
  };
}
