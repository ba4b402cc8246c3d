import { useCallback, useSyncExternalStore } from 'react';
import { pagePrices } from '#blocks/kit/live/page-prices.ts';
import type { LivePrice } from '#gateway/prices/live-price.ts';

/**
 * The latest live price of a notation, for islands; undefined on the server, before the first one comes and without a
 * notation: then the loaded quote holds. Cells that the page's updater writes into need no hook.
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
