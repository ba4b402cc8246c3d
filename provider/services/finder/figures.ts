import { monthsBefore } from '#domain/time/months.ts';
import { inEuro, worth, bondYieldAt, type BondFigures, type Venue, type CatalogueLookup } from '#market/catalogue/index.ts';
import { shareFigures, type ShareFigures } from '#market/companies/index.ts';
import { isPricedDaily, lastClose, DELAY_MS, type Instant, type Market } from '#market/prices/index.ts';
import { scheduleOf } from '#market/calendar/index.ts';
import { DAY_MS, formatDay, localDay, zoneOffset, type Zone } from '#domain/time/timezone.ts';
import { valueAt } from '#domain/input/value-at.ts';
import type { FinderRow } from './row.ts';

/** Periods of a change, named as performance values name them. */
export type Period = 'W1' | 'W4' | 'M3' | 'M6' | 'Cy' | 'W52' | 'Y3' | 'Y5';

/** Parts of the provider that finders need. */
export interface FinderWorld {
  readonly catalogue: () => CatalogueLookup;
  readonly market: () => Market;
  readonly venue: (code: string) => Venue;
}

/** Figures of rows at one instant, each the same as quote, snapshot and performance values have then. Unknown ones are undefined. */
export interface Figures {
  readonly instant: Instant;
  /** Last price as the quote shows it: delayed where the venue is. */
  last(row: FinderRow): number | undefined;
  /** Day of the last price where its venue is, `YYYY-MM-DD`. */
  dayOfLast(row: FinderRow): string | undefined;
  /** Change to the previous close in percent, as the quote shows it. */
  performancePct(row: FinderRow): number | undefined;
  /** Change over a period in percent. */
  change(row: FinderRow, period: Period): number | undefined;
  /** Closes of three months before the last price, oldest first, and it; undefined without prices. */
  course(row: FinderRow): number[] | undefined;
  /** Pieces traded today, as the quote shows them. */
  turnover(row: FinderRow): number | undefined;
  /** Distance of the last price to the highest or lowest of 52 weeks, in percent of that. */
  distance(row: FinderRow, to: 'high' | 'low'): number | undefined;
  /** Standard deviation of daily log returns times √250 over a number of days, in percent. */
  volatility(row: FinderRow, days: number): number | undefined;
  share(row: FinderRow): ShareFigures | undefined;
  /**
   * Returns the figures of a bond at its last price, settled on the day of the instant; undefined for floaters, whose coupons are unknown.
   */
  bond(row: FinderRow): BondFigures | undefined;
  /** An amount in the currency of a row's prices in euros; undefined for a currency without a rate. */
  worth(row: FinderRow, amount: number): number | undefined;
  /** Assets of a fund in euros. */
  volumeInEuro(row: FinderRow): number | undefined;
}

/** Closes and days that do not change while the day lasts, by row: kept from minute to minute. */
export type History = WeakMap<FinderRow, Past>;

interface Past {
  readonly day: number;
  readonly closes: Map<string, number | undefined>;
  /** Closing prices of a year before this day. */
  year?: readonly number[];
}

// Their trading day is not a calendar day, so that closes are asked of the market, which knows.
const ROUND_THE_CLOCK: ReadonlySet<string> = new Set(['CURRENCY', 'CRYPTO']);
/** Days of trading in a course. */
const COURSE_DAYS = 63;
const percent = (last: number, before: number): number => Number(((last / before - 1) * 100).toFixed(6));

/** Figures as of an instant; `history` is filled on the way. */
export function figuresAt(world: FinderWorld, instant: Instant, history: History): Figures {
  const market = world.market();
  const shownAt = ({ instrument, notation }: FinderRow): Instant => {
    const { realtime, scheduleId } = world.venue(notation.venue);
    const schedule = scheduleOf(scheduleId);
    if (isPricedDaily(instrument, schedule)) return lastClose(schedule, instant);
    return instant - (realtime ? 0 : DELAY_MS);
  };
  const zoneOf = ({ notation }: FinderRow): Zone => world.venue(notation.venue).timezone;
  const startOf = (row: FinderRow, day: number): Instant => day * DAY_MS - zoneOffset(zoneOf(row), day * DAY_MS);
  const shown = remembered((row: FinderRow) => market.tradeAt(row.notation.idNotation, shownAt(row)));
  const closeBefore = (row: FinderRow, before: Instant): number | undefined => market.tradeAt(row.notation.idNotation, before - 1)?.price;

  const pastOf = (row: FinderRow, day: number): Past => {
    let past = history.get(row);
    if (past?.day !== day) history.set(row, (past = { day, closes: new Map() }));
    return past;
  };
  const closeOf = (row: FinderRow, day: number, key: string, before: () => Instant): number | undefined => {
    const { closes } = pastOf(row, day);
    if (!closes.has(key)) closes.set(key, closeBefore(row, before()));
    return closes.get(key);
  };
  const yearOf = (row: FinderRow, day: number): readonly number[] => {
    const past = pastOf(row, day);
    return (past.year ??= market.dailyCloses(row.notation.idNotation, { from: startOf(row, day - 380), to: startOf(row, day) - 1 }));
  };
  const today = remembered((row: FinderRow) => {
    const last = shown(row);
    if (last === undefined) return undefined;
    const day = localDay(zoneOf(row), last.time);
    const bars = market.dailyBars(row.notation.idNotation, { from: startOf(row, day), to: shownAt(row) });
    return { volume: bars.volume.at(-1) ?? 0 };
  });
  const yearRange = remembered((row: FinderRow) => market.yearRange(row.notation.idNotation, shownAt(row)));
  const share = remembered((row: FinderRow) => shareFigures(world, row.instrument, instant, shown(row)));
  const bond = remembered((row: FinderRow) => {
    const [price, details] = [shown(row)?.price, row.instrument.details.bond];
    return price === undefined || details === undefined ? undefined : bondYieldAt(details, price, instant, market);
  });

  return {
    instant,
    share,
    bond,
    volumeInEuro({ instrument: { details } }) {
      return details.fund && inEuro(details.fund.volume, details.fund.currency, world, instant);
    },
    worth({ notation }, value) {
      const { amount, isoCurrency } = worth(value, notation.isoCurrency, world, instant);
      return isoCurrency === 'EUR' ? amount : undefined;
    },
    last: (row) => shown(row)?.price,
    dayOfLast(row) {
      const time = shown(row)?.time;
      return time === undefined ? undefined : formatDay(localDay(zoneOf(row), time));
    },
    performancePct(row) {
      if (ROUND_THE_CLOCK.has(row.instrument.entityType)) return market.change(row.notation.idNotation, 'D1', shownAt(row));
      const last = shown(row);
      if (last === undefined) return undefined;
      const day = localDay(zoneOf(row), last.time);
      const before = closeOf(row, day, 'D1', () => startOf(row, day));
      return before === undefined ? undefined : percent(last.price, before);
    },
    change(row, period) {
      if (ROUND_THE_CLOCK.has(row.instrument.entityType)) return market.change(row.notation.idNotation, period, shownAt(row));
      const last = shown(row);
      if (last === undefined) return undefined;
      const day = localDay(zoneOf(row), last.time);
      const before = closeOf(row, day, period, () => startOf(row, periodStart(period, day) + 1));
      return before === undefined ? undefined : percent(last.price, before);
    },
    course(row) {
      const last = shown(row);
      return last && [...yearOf(row, localDay(zoneOf(row), last.time)).slice(-COURSE_DAYS), last.price];
    },
    turnover: (row) => today(row)?.volume,
    distance(row, to) {
      const [range, last] = [yearRange(row), shown(row)];
      return range === undefined || last === undefined ? undefined : percent(last.price, range[to]);
    },
    volatility(row, days) {
      const last = shown(row);
      if (last === undefined) return undefined;
      const closes = [...yearOf(row, localDay(zoneOf(row), last.time)).slice(-days), last.price];
      return closes.length <= days ? undefined : volatilityOf(closes);
    },
  };
}

/** First day of a period that ends on `day`; its change counts from the close on it or before it. */
function periodStart(period: Period, day: number): number {
  if (period === 'Cy') return Date.UTC(new Date(day * DAY_MS).getUTCFullYear(), 0, 0) / DAY_MS;
  if (period === 'W52') return monthsBefore(day, 12);
  const count = Number(period.slice(1));
  if (period.startsWith('W')) return day - 7 * count;
  return monthsBefore(day, period.startsWith('M') ? count : 12 * count);
}

function volatilityOf(closes: readonly number[]): number {
  const returns = closes.slice(1).map((close, index) => Math.log(close / (closes[index] ?? close)));
  const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
  const variance = returns.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (returns.length - 1);
  return Number((Math.sqrt(variance * 250) * 100).toFixed(6));
}

function remembered<Result>(compute: (row: FinderRow) => Result): (row: FinderRow) => Result {
  const known = new Map<FinderRow, Result>();
  return (row) => {
    if (known.has(row)) return valueAt(known, row);
    const result = compute(row);
    known.set(row, result);
    return result;
  };
}
