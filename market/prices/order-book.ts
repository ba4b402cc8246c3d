import { uniform } from '../base/hash.ts';
import type { Moment } from './moment.ts';
import type { Notation } from './notation.ts';
import { quoteAt } from './quote.ts';
import type { BookLevel, OrderBook } from './types.ts';

/** Maximum number of levels on each side of a book. */
const LEVELS = 10;
/** Maximum distance between neighboring levels as a share of the spread; the minimum is a tick. */
const GAP = 0.3;

/** See `Market.orderBook`. The first level has bid and ask of the quote; deeper levels have more pieces. */
export function orderBookAt(moment: Moment): OrderBook | undefined {
  const { notation } = moment;
  const quote = quoteAt(moment, 'RLT');
  const { bid, ask, timeBidAsk, volumeBid, volumeAsk } = quote ?? {};
  if (bid === undefined || ask === undefined || timeBidAsk === undefined || volumeBid === undefined || volumeAsk === undefined)
    return undefined;
  const side = (price: number, volume: number, direction: 1 | -1): BookLevel[] => {
    const levels = [{ price, volume, orders: ordersFor(notation, timeBidAsk, direction, 0, volume) }];
    let at = price;
    for (let level = 1; level < LEVELS; level += 1) {
      const chance = (salt: number): number =>
        uniform(notation.key ^ (direction === 1 ? 0x51ed : 0x7a3b), timeBidAsk / 1_000, salt + level);
      const tick = tickOf(notation, at);
      const gap = Math.max(1, Math.round((chance(100) * GAP * (ask - bid)) / tick)) * tick;
      if (at + direction * gap < tick) break;
      at = notation.step(at + direction * gap);
      const pieces = Math.max(1, Math.round(Math.max(volumeBid, volumeAsk) * (0.4 + 0.25 * level) * (0.5 + chance(200))));
      levels.push({ price: at, volume: pieces, orders: ordersFor(notation, timeBidAsk, direction, level, pieces) });
    }
    return levels;
  };
  return { time: timeBidAsk, bids: side(bid, volumeBid, -1), asks: side(ask, volumeAsk, 1) };
}

/** Number of orders at a level; none is smaller than a piece. */
function ordersFor({ key }: Notation, time: number, direction: number, level: number, volume: number): number {
  return Math.min(volume, 1 + Math.floor(5 * uniform(key, time / 1_000, 300 + 20 * direction + level)));
}

/** Distance from a price up to the next possible price of the notation. */
function tickOf({ step }: Notation, price: number): number {
  return step(price * (1 + 1e-12), 'up') - price;
}
