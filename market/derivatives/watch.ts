import { venueOf } from '../catalogue/venues.ts';
import { scheduleOf, tradingDayAt } from '../calendar/schedules.ts';
import type { Instant, Market } from '../prices/types.ts';
import type { Ends } from './ends.ts';
import { HALF_DAY_MS } from './known-ends.ts';
import type { DerivativeBook, Row } from './types.ts';
import type { Underlying } from './underlyings.ts';

/** Time of the last check, and the range of the underlying's session at that time. */
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

/** Time in ms after which checking whole days is faster than checking trades. */
const LONG_MS = 5 * 60_000;

/**
 * Returns a function that finds the products on an underlying (its number) that ended up to an instant. It checks the days only if the
 * official price has left the range of the last check, or if a session or a half day (products mature at noon) began or ended since. So it
 * can run every second, and no product is quoted for a second beyond its barrier.
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

/** Returns true if an event without a price change may have happened between two instants. */
function isDue({ official }: Underlying, from: Instant, to: Instant): boolean {
  if (to < from || to - from > LONG_MS || Math.floor(from / HALF_DAY_MS) !== Math.floor(to / HALF_DAY_MS)) return true;
  const { openTime, closeTime } = tradingDayAt(scheduleOf(venueOf(official.venue).scheduleId), to);
  return openTime > from || (closeTime > from && closeTime <= to);
}

function hasLeft(market: Market, { official }: Underlying, { until, low, high }: Reach, instant: Instant): boolean {
  return market.trades(official.idNotation, { from: until, to: instant }).some(({ price }) => price < low || price > high);
}
