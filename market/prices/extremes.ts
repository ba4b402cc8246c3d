import { doubleAt, int32At } from '#domain/input/at.ts';
import { spend } from '../base/budget.ts';
import { emptySpan, QUARTER } from './half-hour-path.ts';
import { emptyDayBar, readDayPrices, STRETCH, daysOf } from './daily.ts';
import type { DaysCache } from './days-cache.ts';
import { MOST_GAUSS } from '../base/hash.ts';
import type { Range } from './rate-path.ts';
import { distance, moved, priceAt, type Notation } from './notation.ts';
import type { TradingDay } from '../calendar/schedules.ts';
import { sessionOn } from './session.ts';

/** Highest and lowest price of several complete days, and the first day with each. */
export interface DaysRange {
  readonly high: number;
  readonly low: number;
  readonly dayHigh: number;
  readonly dayLow: number;
}

/** Day with bounds of its prices. Once its prices are computed, they replace the bounds. */
interface Candidate {
  readonly day: number;
  /** Absent if the prices are exact. */
  hours?: TradingDay | undefined;
  high: number;
  low: number;
}

/**
 * Range of the complete days between two days (both inclusive); `undefined` if there are none. Computes prices only of days that may exceed
 * all others: bounds of a day follow from few points of its walk.
 */
export function rangeOfDays(notation: Notation, from: number, to: number, cache: DaysCache): DaysRange | undefined {
  const days = candidates(notation, from, to, cache);
  const highest = best(notation, days, ({ high }) => high);
  const lowest = best(notation, days, ({ low }) => -low);
  return highest && lowest && { high: highest.high, low: lowest.low, dayHigh: highest.day, dayLow: lowest.day };
}

function candidates(notation: Notation, from: number, to: number, cache: DaysCache): Candidate[] {
  const found: Candidate[] = [];
  for (let day = Math.max(from, notation.since); day <= to; day += 1) {
    const stretch = Math.floor(day / STRETCH);
    const known = notation.derived === undefined ? cache.find(notation.record.idNotation, stretch) : daysOf(notation, stretch, cache);
    if (known === undefined) {
      spend();
      const bounds = boundsOn(notation, day);
      if (bounds !== undefined) found.push(bounds);
      continue;
    }
    for (let index = 0; index < known.length; index += 1) {
      const one = int32At(known.day, index);
      if (one >= day && one <= to) found.push({ day: one, high: doubleAt(known.high, index), low: doubleAt(known.low, index) });
    }
    day = (stretch + 1) * STRETCH - 1;
  }
  return found;
}

const range: Range = { low: 0, high: 0 };
const bar = emptyDayBar();

function boundsOn(notation: Notation, day: number): Candidate | undefined {
  const session = sessionOn(notation, day);
  if (session === undefined) return undefined;
  const { hours, real } = session;
  if (real !== undefined) return { day, high: real.high, low: real.low };
  readBounds(notation, hours, range);
  return { day, hours, high: priceAt(notation, range.high, hours.first), low: priceAt(notation, range.low, hours.first) };
}

/** First of the days with the greatest measure: computes the prices of the most promising ones until no other can exceed them. */
function best(notation: Notation, days: readonly Candidate[], measure: (day: Candidate) => number): Candidate | undefined {
  for (;;) {
    let most: Candidate | undefined;
    let value = -Infinity;
    for (const day of days) {
      const here = measure(day);
      if (here > value || most === undefined) [most, value] = [day, here];
    }
    if (most?.hours === undefined) return most;
    spend();
    readDayPrices(notation, most.hours, bar);
    most.high = bar.high;
    most.low = bar.low;
    most.hours = undefined;
  }
}

const span = emptySpan();
const shift: Range = { low: 0, high: 0 };

/** Writes bounds for all prices of a simulated day, in the units of the path's space. */
export function readBounds(notation: Notation, { first, end }: TradingDay, into: Range): void {
  const { path, behaviour } = notation;
  const apart = behaviour.offset * MOST_GAUSS;
  into.low = Infinity;
  into.high = -Infinity;
  for (let quarter = Math.floor(first / QUARTER); quarter * QUARTER < end; quarter += 1) {
    path.span(quarter, span);
    if (notation.isMoved) {
      notation.shiftSpan(quarter, shift);
      moveBounds(notation, apart);
    }
    if (span.low < into.low) into.low = span.low;
    if (span.high > into.high) into.high = span.high;
  }
}

/** Moves `span` by `shift` and by a venue's distance in both directions. */
function moveBounds(notation: Notation, apart: number): void {
  const least = moved(notation, shift.low, distance(notation, -apart));
  const most = moved(notation, shift.high, distance(notation, apart));
  const { low, high } = span;
  span.low = Math.min(moved(notation, low, least), moved(notation, low, most));
  span.high = Math.max(moved(notation, high, least), moved(notation, high, most));
}
