import type { Clock } from '#gateway/types.ts';

export interface QuickClock extends Clock {
  /** Timers that have not fired yet. */
  pending(): number;
  /** The machine slept for so long: time went by, timers did not. Milliseconds. */
  sleep(milliseconds: number): void;
}

/** Real milliseconds of a step, and what a step counts at most. */
const STEP_MS = 2;
const LONGEST_STEP_MS = 10;

/** How long everybody has had a chance to run: time in which the machine did something else does not count. */
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
 * A clock that runs `factor` times as fast as time, and knows which timers are left. It waits for a busy machine: no
 * deadline passes while nobody could have kept it.
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
