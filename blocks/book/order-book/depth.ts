import type { Schema } from '#client/operations.ts';

type Book = Pick<Schema<'OrderBook'>, 'bidList' | 'askList'>;
type Level = Schema<'OrderBookLevel'>;

/** Both sides of a level, each with its size in percent (0 to 100) of the largest level. */
export interface DepthRow {
  readonly level: number;
  readonly buyers: Level | undefined;
  readonly sellers: Level | undefined;
  readonly bidShare: number;
  readonly askShare: number;
}

/** Levels of a book side by side, best first: bids fall, asks rise. */
export function depthRows({ bidList, askList }: Book): readonly DepthRow[] {
  const bids = bidList.toSorted((a, b) => b.price - a.price);
  const asks = askList.toSorted((a, b) => a.price - b.price);
  const largest = Math.max(1, ...[...bids, ...asks].map(({ volume }) => volume));
  const share = (level: Level | undefined): number => (level === undefined ? 0 : Math.round((level.volume / largest) * 1_000) / 10);
  return Array.from({ length: Math.max(bids.length, asks.length) }, (_, index) => {
    const [buyers, sellers] = [bids[index], asks[index]];
    return { level: index + 1, buyers, sellers, bidShare: share(buyers), askShare: share(sellers) };
  });
}

export interface Spread {
  readonly absolute: number;
  /** Spread in percent of the middle between both prices. */
  readonly relative: number;
}

/** Difference of the best prices; undefined while a side is empty. */
export function spreadOf({ bidList, askList }: Book): Spread | undefined {
  const bestBid = Math.max(...bidList.map(({ price }) => price));
  const bestAsk = Math.min(...askList.map(({ price }) => price));
  const middle = (bestBid + bestAsk) / 2;
  return Number.isFinite(middle) && middle > 0
    ? { absolute: bestAsk - bestBid, relative: ((bestAsk - bestBid) / middle) * 100 }
    : undefined;
}

/** Share of the bid size in the total size shown, 0 to 100; undefined for an empty book. */
export function buyShare({
  totalVolumeBid,
  totalVolumeAsk,
}: Pick<Schema<'OrderBook'>, 'totalVolumeBid' | 'totalVolumeAsk'>): number | undefined {
  const all = totalVolumeBid + totalVolumeAsk;
  return all > 0 ? (totalVolumeBid / all) * 100 : undefined;
}

export interface Trade {
  /** Time of the trade, in seconds since 1970. */
  readonly at: number;
  readonly price: number;
  readonly volume: number;
  readonly addendum: string;
  /** Volume since the beginning of the day. */
  readonly total: number;
  /** Direction against the previous trade. */
  readonly direction: 'up' | 'down' | 'same' | undefined;
}

/** Converts the columns of the trades to rows, newest first. */
export function tradeRows({ datetimePrice, price, volume, addendum, totalVolume }: Schema<'TimesAndSales'>): readonly Trade[] {
  const rows = datetimePrice.flatMap((at, index) => {
    const [paid, pieces, total] = [price[index], volume[index], totalVolume[index]];
    // Skips a line without one of these values: it would show as a trade at 0.
    if (paid === undefined || pieces === undefined || total === undefined) return [];
    return [{ at, price: paid, volume: pieces, addendum: addendum[index] ?? '', total }];
  });
  const newestFirst = rows.toSorted((a, b) => b.at - a.at || b.total - a.total);
  return newestFirst.map((trade, index) => ({ ...trade, direction: directionOf(trade.price, newestFirst[index + 1]?.price) }));
}

function directionOf(price: number, before: number | undefined): Trade['direction'] {
  if (before === undefined) return undefined;
  return price > before ? 'up' : price < before ? 'down' : 'same';
}
