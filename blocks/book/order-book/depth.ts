import type { Schema } from '#client/operations.ts';

type Book = Pick<Schema<'OrderBook'>, 'bidList' | 'askList'>;
type Level = Schema<'OrderBookLevel'>;

/** Both sides of a level, and how much of the largest level each is, from 0 to 100. */
export interface DepthRow {
  readonly level: number;
  readonly buyers: Level | undefined;
  readonly sellers: Level | undefined;
  readonly bidShare: number;
  readonly askShare: number;
}

/** The levels of a book beside each other, best first: bids fall, asks rise. */
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
  /** In percent of the middle between both. */
  readonly relative: number;
}

/** How far apart the best prices are; undefined while a side is empty. */
export function spreadOf({ bidList, askList }: Book): Spread | undefined {
  const bestBid = Math.max(...bidList.map(({ price }) => price));
  const bestAsk = Math.min(...askList.map(({ price }) => price));
  const middle = (bestBid + bestAsk) / 2;
  return Number.isFinite(middle) && middle > 0
    ? { absolute: bestAsk - bestBid, relative: ((bestAsk - bestBid) / middle) * 100 }
    : undefined;
}

/** The part of all shown pieces that somebody wants to buy, from 0 to 100; undefined for an empty book. */
export function buyShare({
  totalVolumeBid,
  totalVolumeAsk,
}: Pick<Schema<'OrderBook'>, 'totalVolumeBid' | 'totalVolumeAsk'>): number | undefined {
  const all = totalVolumeBid + totalVolumeAsk;
  return all > 0 ? (totalVolumeBid / all) * 100 : undefined;
}

export interface Trade {
  /** Seconds since 1970. */
  readonly at: number;
  readonly price: number;
  readonly volume: number;
  readonly addendum: string;
  /** Since the beginning of the day. */
  readonly total: number;
  /** Against the trade before. */
  readonly direction: 'up' | 'down' | 'same' | undefined;
}

/** The columns of the trades as rows, newest first. */
export function tradeRows({ datetimePrice, price, volume, addendum, totalVolume }: Schema<'TimesAndSales'>): readonly Trade[] {
  const rows = datetimePrice.flatMap((at, index) => {
    const [paid, pieces, total] = [price[index], volume[index], totalVolume[index]];
    // A line without one of them would be a trade at 0.
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
