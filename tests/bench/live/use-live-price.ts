import { useCallback, useSyncExternalStore } from 'react';
import { pagePrices } from '#blocks/kit/live/page-prices.ts';
import type { LivePrice } from '#gateway/prices/live-price.ts';

/**
 * Returns the latest live price of a notation, for islands. Undefined on the server, before the first price and without a notation: use the
 * loaded quote then. Cells that the page's updater writes into need no hook.
 */
export function useLivePrice(notation: number | undefined): LivePrice | undefined {
  const subscribe = useCallback(
    (onChange: () => void) =>
      notation === undefined ? () => undefined : pagePrices().watch(notation, { onPrice: onChange, onLive: () => undefined }),
    [notation],
  );
  return useSyncExternalStore(
    subscribe,
    () => (notation === undefined ? undefined : pagePrices().store.state.pushSubscriptions.get(notation)),
    () => undefined,
  );
}
