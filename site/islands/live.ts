import { pagePrices } from '#blocks/kit/live/page-prices.ts';
import { startUpdater } from '#blocks/kit/live/updater.ts';

export { pagePrices };

/** Live prices of a page: the loader fetches this module when the page is idle and shows a price. */
export function start(): void {
  startUpdater(pagePrices());
  if (document.querySelector('[aria-sort],[data-order],[data-ranked]'))
    void import('#blocks/kit/live/ranker.ts').then((ranker) => ranker.startRanker());
}
