export interface Ticker {
  /** Milliseconds between two ticks; 0 stops. */
  set(period: number): void;
  /** Ticks so far. */
  ticks(): number;
}

/** Calls in even steps; what it can not keep up with is left out. */
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
