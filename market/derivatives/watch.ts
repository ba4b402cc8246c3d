import { venueOf } from '../catalogue/venues.ts';
import { scheduleOf, tradingDayAt } from '../calendar/schedules.ts';
import type { Instant, Market } from '../prices/types.ts';
import type { Ends } from './ends.ts';
import { HALF_DAY_MS } from './known-ends.ts';
import type { DerivativeBook, Row } from './types.ts';
import type { Underlying } from './underlyings.ts';

/** Until when it was looked, and the range of the underlying's session by then. */
interface Reach {
  until: Instant;
  readonly low: number;
  readonly high: number;
}

export interface WatchOptions {
  readonly book: DerivativeBook;
  readonly underlyings: readonly (Underlying | undefined)[];
  readonly ends: Ends;
  readonly market: () => Market;
  /** Called with rows that ended, or whose barrier was touched. */
  readonly onEnded?: ((rows: readonly Row[]) => void) | undefined;
}

/** Time after which it is quicker to look at whole days than at trades, in ms. */
const LONG_MS = 5 * 60_000;

/**
 * Answers how to look what has ended, up to an instant, among the products on an underlying (its number): the days are gone
 * through only when the official price has left the range that it had at the last look, or a session or a half day (products
 * mature at noon) began or ended since. So each second can ask, and no product is quoted for a second beyond its barrier.
 */
export function createWatch({ book, underlyings, ends, market, onEnded }: WatchOptions): (position: number, instant: Instant) => void {
  const reaches = new Map<number, Reach>();

  function sweep(position: number, { official, entityValue }: Underlying, instant: Instant): void {
    const ended = ends.sweep(position, book.rowsOf(entityValue), instant);
    const session = market().latest(official.idNotation, instant);
    reaches.set(position, { until: instant, low: session?.low ?? Infinity, high: session?.high ?? -Infinity });
    if (ended.length > 0) onEnded?.(ended);
  }

  return (position, instant) => {
    const underlying = underlyings[position];
    if (underlying === undefined) return;
    const reach = reaches.get(position);
    if (reach?.until === instant) return;
    if (reach === undefined || isDue(underlying, reach.until, instant) || hasLeft(market(), underlying, reach, instant)) {
      sweep(position, underlying, instant);
    } else {
      reach.until = instant;
    }
  };
}

/** Whether something may have happened between two instants that no price tells. */
function isDue({ official }: Underlying, from: Instant, to: Instant): boolean {
  if (to < from || to - from > LONG_MS || Math.floor(from / HALF_DAY_MS) !== Math.floor(to / HALF_DAY_MS)) return true;
  const { openTime, closeTime } = tradingDayAt(scheduleOf(venueOf(official.venue).scheduleId), to);
  return openTime > from || (closeTime > from && closeTime <= to);
}

function hasLeft(market: Market, { official }: Underlying, { until, low, high }: Reach, instant: Instant): boolean {
  return market.trades(official.idNotation, { from: until, to: instant }).some(({ price }) => price < low || price > high);
}
