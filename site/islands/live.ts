import { pagePrices } from '#blocks/kit/live/page-prices.ts';
import { startUpdater } from '#blocks/kit/live/updater.ts';

export { pagePrices };

/** Lists that are sorted by a live price. */
const RANKED = 'table:has([aria-sort],[data-order]),[data-ranked]';

/** Starts live prices. The loader fetches this module when the page is idle and shows a price. */
export function start(): void {
  let ranker: Promise<unknown> | undefined;
  // Fetches the ranker when a row of such a list first comes near the viewport: before that, no price in it changes.
  startUpdater(pagePrices(), document.body, (row) => {
    if (ranker === undefined && row.closest(RANKED)) ranker = import('#blocks/kit/live/ranker.ts').then((module) => module.startRanker());
  });
}
