/** Maximum total duration of a job in seconds, including requests to the site's process and waiting for a core. */
const WITH_WAITING = 20;

/** Timer of one job. */
export interface Clock {
  /** Stops counting while the job waits for the site's process. Calls may nest; each needs a `goOn`. */
  pause(): void;
  goOn(): void;
  stop(): void;
}

/**
 * Measures the time of a job and calls `over` when its time is up, unless stopped before. Time spent waiting for this process or for a core
 * counts only towards `WITH_WAITING`.
 * @param waited time that the process has waited for a core since its start, in ms
 */
export function startClock(seconds: number, over: () => void, waited: () => number): Clock {
  let [left, since, waits, before] = [seconds * 1000, performance.now(), 0, waited()];
  let timer: NodeJS.Timeout | undefined;
  const whole = setTimeout(over, WITH_WAITING * 1000);
  /** Subtracts the time since the last call, without the time spent waiting for a core. */
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
