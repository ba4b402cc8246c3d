export interface Ticker {
  /** Sets the milliseconds between two ticks; 0 stops. */
  set(period: number): void;
  /** Returns the number of ticks until now. */
  ticks(): number;
}

/** Calls `run` at regular intervals and skips those that it cannot keep up with. */
export function createTicker(run: (tick: number) => void): Ticker {
  let timer: NodeJS.Timeout | undefined;
  let ticks = 0;
  return {
    ticks: () => ticks,
    set(period) {
      clearInterval(timer);
      if (period === 0) return;
      timer = setInterval(() => {
        ticks += 1;
        run(ticks);
      }, period);
    },
  };
}
