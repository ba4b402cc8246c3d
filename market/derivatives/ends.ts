import { endsAtBarrier, levelsAt, watchOf } from '#domain/derivative/levels.ts';
import type { DerivativeTerms } from '#domain/derivative/terms.ts';
import { observationsOf } from '#domain/derivative/value/express.ts';
import { doubleAt, int32At, numberAt, uint16At, uint8At } from '#domain/input/at.ts';
import { given } from '#domain/input/given.ts';
import { DAY_MS } from '#domain/time/timezone.ts';
import { venueOf } from '../catalogue/venues.ts';
import { hoursOf, scheduleOf } from '../calendar/schedules.ts';
import type { BarColumns, Instant, Market } from '../prices/types.ts';
import { isPut, maturityAt, termsAt, typeAt, type ProductColumns } from './columns.ts';
import { historyOf, indexFrom, type History } from './history.ts';
import { HALF_DAY_MS, type KnownEnds } from './known-ends.ts';
import type { EndsMemory, ProductEnd, Row, RowRange } from './types.ts';
import { underlyingAt } from './underlying-at.ts';
import type { Underlying } from './underlyings.ts';

/** Kinds of ends. TOUCHED: on a day whose trades determine the time, CLOSED: at a day's close. */
const WAYS = ['MATURED', 'TOUCHED', 'CLOSED', 'REDEEMED'] as const;
const REASONS = { MATURED: 'MATURED', TOUCHED: 'KNOCKED_OUT', CLOSED: 'KNOCKED_OUT', REDEEMED: 'REDEEMED' } as const;

/** Ends and barrier hits of products until an instant. Days are exact; instants within a day are computed on demand. */
export interface Ends extends Pick<EndsMemory, 'at' | 'hit'> {
  readonly memory: EndsMemory;
  /** Updates the rows of an underlying (position in the list) to `now`; returns those that ended since the last call. */
  sweep(underlying: number, rows: RowRange, now: Instant): Row[];
  /** End of a product as of the last sweep, exact to the trade. */
  endOf(row: Row): ProductEnd | undefined;
  /** Time at which its barrier was touched, exact to the trade. */
  hitOf(row: Row): Instant | undefined;
  /** Events of completed days, so that a later start can continue from there. */
  known(): KnownEnds;
}

/**
 * Watches barriers by the official prices of the underlyings: the default notation in the home currency. Known ends must be of days before
 * now. With the memory of another thread, it knows the events that thread finds.
 */
export function createEnds(
  columns: ProductColumns,
  underlyings: readonly (Underlying | undefined)[],
  market: () => Market,
  earlier?: KnownEnds,
  followed?: EndsMemory,
): Ends {
  const memory = followed ?? createMemory(columns.length);
  const { at, hit, way } = memory;
  const exact = new Map<Row, Instant>();
  const sweptTo = new Map(earlier?.underlying.map((one, index) => [one, numberAt(earlier.day, index)]));
  if (followed === undefined) restore();

  function restore(): void {
    if (earlier === undefined) return;
    const places = new Map(earlier.serial.map((serial, place) => [serial, place]));
    for (let row = 0; row < columns.length; row += 1) {
      const place = places.get(int32At(columns.serial, row));
      if (place === undefined || !sweptTo.has(uint16At(columns.underlying, row))) continue;
      at[row] = (earlier.at[place] || Infinity) * HALF_DAY_MS;
      hit[row] = (earlier.hit[place] || Infinity) * HALF_DAY_MS;
      way[row] = numberAt(earlier.way, place);
    }
  }

  function pastEnds(): KnownEnds {
    const found: Record<'serial' | 'at' | 'hit' | 'way', number[]> = { serial: [], at: [], hit: [], way: [] };
    for (let row = 0; row < columns.length; row += 1) {
      const today = sweptTo.get(uint16At(columns.underlying, row)) ?? 0;
      const end = dayOfEnd(at[row] ?? Infinity, uint8At(way, row)) < today ? doubleAt(at, row) / HALF_DAY_MS : 0;
      const touched = dayOfEnd(hit[row] ?? Infinity, TOUCHED) < today ? doubleAt(hit, row) / HALF_DAY_MS : 0;
      if (end === 0 && touched === 0) continue;
      found.serial.push(int32At(columns.serial, row));
      found.at.push(end);
      found.hit.push(touched);
      found.way.push(uint8At(way, row));
    }
    return { underlying: [...sweptTo.keys()], day: [...sweptTo.values()], ...found };
  }

  function sweep(position: number, { from, to }: RowRange, now: Instant): Row[] {
    const underlying = underlyings[position];
    const ended: Row[] = [];
    if (underlying === undefined || from === to) return ended;
    const last = sweptTo.get(position);
    const since = last ?? columns.issued.subarray(from, to).reduce((least, day) => Math.min(least, day), Infinity);
    const bars: BarColumns = market().dailyBars(underlying.official.idNotation, { from: since * DAY_MS, to: now });
    const history = historyOf(bars);
    const growths = new Map<number, Float64Array>();
    const growthOf = (financing: number): Float64Array => {
      let growth = growths.get(financing);
      if (growth === undefined) growths.set(financing, (growth = growthSince(history, financing)));
      return growth;
    };
    const lowest = history.low.reduce((least, price) => Math.min(least, price), Infinity);
    const highest = history.high.reduce((most, price) => Math.max(most, price), -Infinity);
    for (let row = from; row < to; row += 1) {
      if (at[row] !== Infinity || !mayEnd(columns, row, lowest, highest, now)) continue;
      const terms = termsAt(columns, row);
      const wasHit = hit[row] !== Infinity;
      touch(row, terms, history, Math.max(since, int32At(columns.issued, row)), now, growthOf);
      const maturity = maturityAt(columns, row);
      if (maturity !== undefined && maturity <= now && at[row] === Infinity) finish(row, maturity, 'MATURED');
      if (at[row] !== Infinity || (hit[row] !== Infinity) !== wasHit) ended.push(row);
    }
    sweptTo.set(position, Math.min(history.day[history.length - 1] ?? since, Math.floor(now / DAY_MS)));
    return ended;
  }

  function finish(row: Row, instant: Instant, how: (typeof WAYS)[number]): void {
    at[row] = instant;
    way[row] = WAYS.indexOf(how);
  }

  function touch(
    row: Row,
    terms: DerivativeTerms,
    history: History,
    since: number,
    now: Instant,
    growthOf: (financing: number) => Float64Array,
  ): void {
    if (terms.type === 'EXPRESS_CERTIFICATE') return redeem(row, terms, history, now);
    if (hit[row] !== Infinity || history.length === 0) return;
    const watch = watchOf(terms, terms.issued);
    if (watch === undefined || watch.observed === 'MATURITY') return;
    const financing = terms.maturity === undefined ? terms.financing : undefined;
    const growth = financing === undefined ? undefined : growthOf(financing);
    const start = financing === undefined ? 1 : 1 / (1 + financing / 365) ** (int32At(columns.issued, row) - int32At(history.day, 0));
    const lastDay = columns.maturity[row] || Infinity;
    const lower = watch.lower ?? -Infinity;
    const upper = watch.upper ?? Infinity;
    for (let index = indexFrom(history, since); index < history.length; index += 1) {
      const scale = growth === undefined ? 1 : (growth[index] ?? 1) * start;
      const day = int32At(history.day, index);
      if (day > lastDay) return;
      if (watch.observed === 'CLOSE') {
        const close = doubleAt(history.close, index);
        if ((close <= lower * scale || close >= upper * scale) && closeOn(row, day) <= now) return finish(row, day * DAY_MS, 'CLOSED');
        const strike = given(terms.strike, 'strike') * scale;
        const isWorthless = terms.right === 'CALL' ? doubleAt(history.low, index) <= strike : doubleAt(history.high, index) >= strike;
        if (isWorthless) return finish(row, notBefore(day), 'TOUCHED');
      } else if (doubleAt(history.low, index) <= lower * scale || doubleAt(history.high, index) >= upper * scale) {
        // On the last day, only events until maturity count.
        if (day === lastDay && tradeOn(row, notBefore(day)) >= (terms.maturity ?? Infinity)) return;
        if (endsAtBarrier(terms)) return finish(row, notBefore(day), 'TOUCHED');
        hit[row] = notBefore(day);
        return;
      }
    }
  }

  /** Instant of a day's closing price at the official venue. */
  function closeOn(row: Row, day: number): Instant {
    const { official } = underlyingAt(underlyings, uint16At(columns.underlying, row));
    return hoursOf(scheduleOf(venueOf(official.venue).scheduleId), day).closeTime;
  }

  /** Express certificates end on the first observation day with the underlying at or above the call level. */
  function redeem(row: Row, terms: DerivativeTerms, history: History, now: Instant): void {
    for (const instant of observationsOf(terms)) {
      const day = Math.floor(instant / DAY_MS);
      if (day >= Math.floor(now / DAY_MS) || instant === terms.maturity) return;
      const close = history.close[indexFrom(history, day + 1) - 1];
      if (close !== undefined && close >= (terms.callLevel ?? Infinity)) return finish(row, (day + 1) * DAY_MS, 'REDEEMED');
    }
  }

  /** Trade at which a level was touched on the day after an instant (see `notBefore`); noon of that day if single trades do not show it. */
  function tradeOn(row: Row, before: Instant): Instant {
    const known = exact.get(row);
    if (known !== undefined) return known;
    const terms = termsAt(columns, row);
    const { official } = underlyingAt(underlyings, uint16At(columns.underlying, row));
    const start = before + ZONES_MS;
    const window = { from: before, to: start + DAY_MS + ZONES_MS };
    const touches = levelsOn(terms, start).flatMap(([level, side]) => market().firstTouch(official.idNotation, level, side, window) ?? []);
    const instant = touches.length === 0 ? start + DAY_MS / 2 : Math.min(...touches);
    exact.set(row, instant);
    return instant;
  }

  return {
    at,
    hit,
    memory,
    sweep,
    known: pastEnds,
    endOf(row) {
      const end = at[row] ?? Infinity;
      if (end === Infinity) return undefined;
      const how = WAYS[uint8At(way, row)] ?? 'MATURED';
      if (how === 'CLOSED') return { instant: closeOn(row, end / DAY_MS), reason: REASONS[how] };
      return { instant: how === 'TOUCHED' ? tradeOn(row, end) : end, reason: REASONS[how] };
    },
    hitOf(row) {
      const day = hit[row] ?? Infinity;
      return day === Infinity ? undefined : tradeOn(row, day);
    },
  };
}

function createMemory(length: number): EndsMemory {
  const instants = (): Float64Array => new Float64Array(new SharedArrayBuffer(length * 8)).fill(Infinity);
  return { at: instants(), hit: instants(), way: new Uint8Array(new SharedArrayBuffer(length)) };
}

/** Maximum difference between the days of the underlying's exchange and those of UTC. */
const ZONES_MS = DAY_MS / 2;

const TOUCHED = WAYS.indexOf('TOUCHED');
const REDEEMED = WAYS.indexOf('REDEEMED');

/** Day of the event that an end or a touch represents. */
function dayOfEnd(instant: Instant, way: number): number {
  if (way === TOUCHED) return Math.floor((instant + ZONES_MS) / DAY_MS);
  return Math.floor(instant / DAY_MS) - (way === REDEEMED ? 1 : 0);
}

/** Instant before the first trade of a day, in any time zone. */
function notBefore(day: number): Instant {
  return day * DAY_MS - ZONES_MS;
}

/** Upper bound of the yearly financing, which moves a level. */
const MOST_PER_YEAR = 0.12;

/** Returns true if a product can have ended while the underlying was between two prices: quickly excludes products far from them. */
function mayEnd(columns: ProductColumns, row: Row, lowest: number, highest: number, now: Instant): boolean {
  const maturity = int32At(columns.maturity, row);
  if (maturity !== 0 && maturity * DAY_MS <= now) return true;
  const type = typeAt(columns, row);
  if (type === 'EXPRESS_CERTIFICATE') return true;
  const barrier = columns.barrier[row] ?? Number.NaN;
  const years = Math.max(0, now / DAY_MS - int32At(columns.issued, row)) / 365;
  const moved = type === 'KNOCKOUT_CERTIFICATE' ? Math.exp(MOST_PER_YEAR * years) * 1.001 : 1;
  if (type === 'KNOCKOUT_CERTIFICATE' && isPut(columns, row)) return barrier / moved <= highest;
  return barrier * moved >= lowest || (type === 'INLINE_WARRANT' && doubleAt(columns.upper, row) <= highest);
}

/** Growth of levels by each day of a history, relative to its first. */
function growthSince({ day }: History, financing: number): Float64Array {
  return Float64Array.from(day, (one) => (1 + financing / 365) ** (one - (day[0] ?? one)));
}

/** Levels on a day that immediately end or change a product; for a smart turbo the strike. */
function levelsOn(terms: DerivativeTerms, time: Instant): (readonly [level: number, side: 'ABOVE' | 'BELOW'])[] {
  const watch = watchOf(terms, time);
  const strike = watch?.observed === 'CLOSE' ? levelsAt(terms, time).strike : undefined;
  const lower = strike === undefined ? watch?.lower : terms.right === 'CALL' ? strike : undefined;
  const upper = strike === undefined ? watch?.upper : terms.right === 'PUT' ? strike : undefined;
  return [...(lower === undefined ? [] : [[lower, 'BELOW'] as const]), ...(upper === undefined ? [] : [[upper, 'ABOVE'] as const])];
}
