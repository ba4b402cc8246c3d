import type { Market } from '#market/prices/index.ts';

const PAUSE_MS = 2;
/** Pause between two steps while requests arrive, which have priority. */
const BUSY_PAUSE_MS = 60;
const BUSY_MS = 200;
const LOOK_AGAIN_MS = 5_000;

/** Scope of the work ahead: data of the first pages, or all popular data. */
export type WarmUp = 'first' | 'all';

/**
 * Reads `PROVIDER_WARM_UP`: `off` disables the work in idle time.
 * @throws Error in German for another text
 */
export function readWarmUp(text = ''): WarmUp {
  if (text === '') return 'all';
  if (text === 'off') return 'first';
  throw new Error(`PROVIDER_WARM_UP="${text}" gibt es nicht. Schreibe off oder lass die Variable weg.`);
}

/** Does a few milliseconds of work; returns `true` when nothing is left. */
type Work = (instant: number) => boolean;

export interface Warmth {
  /** Returns true once all data that is computed ahead is available. */
  isWarm(): boolean;
  /** Must be called for every request: computing ahead pauses for them. */
  onRequest(): void;
  stop(): void;
}

/**
 * Computes ahead in idle time whenever there is a new market. The market's work and `further` alternate, with a pause for requests after
 * each step.
 */
export function keepWarm(market: () => Market, now: () => number, further: Work): Warmth {
  let warm: Market | undefined;
  let left: Work[] = [];
  let lastRequest = -Infinity;
  const isBusy = (): boolean => performance.now() - lastRequest < BUSY_MS;
  let timer = setTimeout(step, PAUSE_MS).unref();
  function step(): void {
    const current = market();
    if (warm !== current) left = [(instant) => current.warmUp(instant), further];
    warm = current;
    const [work, ...others] = left;
    if (work !== undefined) left = work(now()) ? others : [...others, work];
    timer = setTimeout(step, left.length === 0 ? LOOK_AGAIN_MS : isBusy() ? BUSY_PAUSE_MS : PAUSE_MS).unref();
  }
  return {
    isWarm: () => warm === market() && left.length === 0,
    onRequest: () => (lastRequest = performance.now()),
    stop: () => clearTimeout(timer),
  };
}

/** Combines works so that each begins when the previous one is finished. With a new market all of them have work again. */
export function oneAfterTheOther(works: readonly Work[]): Work {
  return (instant) => works.every((work) => work(instant));
}
