import type { PriceBar } from '../../store/price-store.ts';
import type { Changes, PriceBatch } from './target.ts';

/** Returns the bars of a batch that are new or differ from the stored ones. Stored bars that are missing in the batch stay. */
export function comparePrices(
  stored: { bars: readonly PriceBar[] } | undefined,
  batch: PriceBatch,
): { toWrite: PriceBar[]; changes: Changes } {
  const known = new Map((stored?.bars ?? []).map((bar) => [bar.time, bar]));
  const added = batch.bars.filter((bar) => !known.has(bar.time));
  const changed = batch.bars.filter((bar) => {
    const before = known.get(bar.time);
    return before !== undefined && !isSame(before, bar);
  });
  return {
    toWrite: [...added, ...changed],
    changes: { added: added.length, changed: changed.length, unchanged: batch.bars.length - added.length - changed.length },
  };
}

function isSame(a: PriceBar, b: PriceBar): boolean {
  return a.open === b.open && a.high === b.high && a.low === b.low && a.close === b.close && a.volume === b.volume;
}
