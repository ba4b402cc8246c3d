import { pagePrices } from '#blocks/kit/live/page-prices.ts';
import { startUpdater } from '#blocks/kit/live/updater.ts';

export { pagePrices };

/** Lists that are ordered by a live figure. */
const RANKED = 'table:has([aria-sort],[data-order]),[data-ranked]';

/** Live prices of a page: the loader fetches this module when the page is idle and shows a price. */
export function start(): void {
  let ranker: Promise<unknown> | undefined;
  // Rows get prices only near the view, so before one is there no list comes out of order.
  startUpdater(pagePrices(), document.body, (row) => {
    if (ranker === undefined && row.closest(RANKED)) ranker = import('#blocks/kit/live/ranker.ts').then((module) => module.startRanker());
  });
}
