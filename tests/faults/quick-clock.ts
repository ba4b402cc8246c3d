import type { Clock } from '#gateway/types.ts';

export interface QuickClock extends Clock {
  /** Number of timers that have not fired yet. */
  pending(): number;
  /** Simulates sleep of the machine, in ms: time advances, timers do not. */
  sleep(milliseconds: number): void;
}

/** Real milliseconds of a step, and the maximum that a step counts. */
const STEP_MS = 2;
const LONGEST_STEP_MS = 10;

/** Time in which all code could run: pauses of the process do not count. */
const pace = { elapsed: 0, last: 0, steps: new Set<() => void>(), timer: undefined as NodeJS.Timeout | undefined };

function stepAll(): void {
  const now = performance.now();
  pace.elapsed += Math.min(now - pace.last, LONGEST_STEP_MS);
  pace.last = now;
  for (const step of pace.steps) step();
}

function keepPace(step: () => void, isWanted: boolean): void {
  if (isWanted) pace.steps.add(step);
  else pace.steps.delete(step);
  if (pace.steps.size === 0) {
    clearInterval(pace.timer);
    pace.timer = undefined;
  } else if (pace.timer === undefined) {
    pace.last = performance.now();
    pace.timer = setInterval(stepAll, STEP_MS);
  }
}

/**
 * Creates a clock that runs `factor` times as fast as real time and counts pending timers. It waits for a busy machine: no deadline expires
 * while the process could not run.
 */
export function createQuickClock(factor: number): QuickClock {
  const timers = new Map<number, { readonly due: number; readonly run: () => void }>();
  let last = 0;
  const begin = pace.elapsed;
  let slept = 0;
  const awake = (): number => (pace.elapsed - begin) * factor;
  const step = (): void => {
    const now = awake();
    const due = [...timers].filter(([, timer]) => timer.due <= now).toSorted(([, a], [, b]) => a.due - b.due);
    for (const [timer, { run }] of due) if (timers.delete(timer)) run();
    keepPace(step, timers.size > 0);
  };
  return {
    now: () => awake() + slept,
    setTimeout(run, milliseconds) {
      timers.set(++last, { due: awake() + milliseconds, run });
      keepPace(step, true);
      return last;
    },
    clearTimeout(timer) {
      timers.delete(Number(timer));
      keepPace(step, timers.size > 0);
    },
    pending: () => timers.size,
    sleep: (milliseconds) => void (slept += milliseconds),
  };
}
