/** Seconds that a job may take with all that it asks of the site's process and with waiting for a core. */
const WITH_WAITING = 20;

/** Time of one job. */
export interface Clock {
  /** Stops counting while the job waits for the site's process; as often as it pauses it must go on. */
  pause(): void;
  goOn(): void;
  stop(): void;
}

/**
 * Counts the time of a job; while it waits for this process or for a core only `WITH_WAITING` counts. Calls `over` once the time is up, unless
 * it was stopped.
 * @param waited milliseconds that the process has waited for a core since its start
 */
export function startClock(seconds: number, over: () => void, waited: () => number): Clock {
  let [left, since, waits, before] = [seconds * 1000, performance.now(), 0, waited()];
  let timer: NodeJS.Timeout | undefined;
  const whole = setTimeout(over, WITH_WAITING * 1000);
  /** Takes off what has passed since, without the waiting for a core. */
  const count = (): void => {
    const [now, total] = [performance.now(), waited()];
    left -= Math.max(0, now - since - (total - before));
    [since, before] = [now, total];
  };
  const run = (): void => {
    timer = setTimeout(
      () => {
        count();
        if (left < 1) over();
        else run();
      },
      Math.max(0, left),
    );
  };
  run();
  return {
    pause() {
      waits += 1;
      if (waits > 1) return;
      clearTimeout(timer);
      count();
    },
    goOn() {
      waits -= 1;
      if (waits > 0 || timer === undefined) return;
      [since, before] = [performance.now(), waited()];
      run();
    },
    stop() {
      clearTimeout(timer);
      clearTimeout(whole);
      timer = undefined;
    },
  };
}
