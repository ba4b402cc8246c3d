import type { Market } from './market/types.ts';

const PAUSE_MS = 8;
const LOOK_AGAIN_MS = 5_000;

/** Does a little work, a few milliseconds; `true` when nothing is left of it. */
type Work = (instant: number) => boolean;

/**
 * Computes ahead in idle time whenever there is a new market: what the market wants and what `further` does take turns, with a
 * pause for requests after each. Returns the function that ends it.
 */
export function keepWarm(market: () => Market, now: () => number, further: Work): () => void {
  let warm: Market | undefined;
  let left: Work[] = [];
  let timer = setTimeout(step, PAUSE_MS).unref();
  function step(): void {
    const current = market();
    if (warm !== current) left = [(instant) => current.warmUp(instant), further];
    warm = current;
    const [work, ...others] = left;
    if (work !== undefined) left = work(now()) ? others : [...others, work];
    timer = setTimeout(step, left.length === 0 ? LOOK_AGAIN_MS : PAUSE_MS).unref();
  }
  return () => clearTimeout(timer);
}
