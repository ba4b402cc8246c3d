import type { Market } from './market/types.ts';

const PAUSE_MS = 2;
const LOOK_AGAIN_MS = 5_000;

/**
 * Computes ahead in idle time, a few milliseconds at once, whenever there is a new market: first what the market wants, then
 * what `further` does until it answers `true`. Requests come in between.
 * Returns the function that ends it.
 */
export function keepWarm(market: () => Market, now: () => number, further: (instant: number) => boolean): () => void {
  let warm: Market | undefined;
  let timer = setTimeout(step, PAUSE_MS).unref();
  function step(): void {
    const current = market();
    if (warm !== current && current.warmUp(now()) && further(now())) warm = current;
    timer = setTimeout(step, warm === current ? LOOK_AGAIN_MS : PAUSE_MS).unref();
  }
  return () => clearTimeout(timer);
}
