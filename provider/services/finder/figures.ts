import { monthsBefore } from '#domain/time/months.ts';
import { inEuro, worth, bondYieldAt, type BondFigures, type Venue, type CatalogueLookup } from '#market/catalogue/index.ts';
import { shareFigures, type ShareFigures } from '#market/companies/index.ts';
import { isPricedDaily, lastClose, DELAY_MS, type Instant, type Market } from '#market/prices/index.ts';
import { scheduleOf } from '#market/calendar/index.ts';
import { DAY_MS, formatDay, localDay, zoneOffset, type Zone } from '#domain/time/timezone.ts';
import { valueAt } from '#domain/input/value-at.ts';
import type { FinderRow } from './row.ts';

/** Periods of a change, with the names of the performance values. */
export type Period = 'W1' | 'W4' | 'M3' | 'M6' | 'Cy' | 'W52' | 'Y3' | 'Y5';

/** Parts of the provider that finders need. */
export interface FinderWorld {
  readonly catalogue: () => CatalogueLookup;
  readonly market: () => Market;
  readonly venue: (code: string) => Venue;
}

/** Figures of rows at one instant, equal to those of quote, snapshot and performance values at that time. Unknown ones are undefined. */
export interface Figures {
  readonly instant: Instant;
  /** Last price as in the quote: delayed if the venue is. */
  last(row: FinderRow): number | undefined;
  /** Day of the last price in the time zone of the venue, `YYYY-MM-DD`. */
  dayOfLast(row: FinderRow): string | undefined;
  /** Change from the previous close in percent, as in the quote. */
  performancePct(row: FinderRow): number | undefined;
  /** Change over a period in percent. */
  change(row: FinderRow, period: Period): number | undefined;
  /** Closes of the three months before the last price, oldest first, and the last price; undefined without prices. */
  course(row: FinderRow): number[] | undefined;
  /** Number of units traded today, as in the quote. */
  turnover(row: FinderRow): number | undefined;
  /** Distance of the last price from the highest or lowest price of 52 weeks, in percent of that price. */
  distance(row: FinderRow, to: 'high' | 'low'): number | undefined;
  /** Standard deviation of daily log returns times √250 over a number of days, in percent. */
  volatility(row: FinderRow, days: number): number | undefined;
  share(row: FinderRow): ShareFigures | undefined;
  /**
   * Returns the figures of a bond at its last price, settled on the day of the instant; undefined for floaters, whose coupons are unknown.
   */
  bond(row: FinderRow): BondFigures | undefined;
  /** Converts an amount in the currency of a row's prices to euros; undefined for a currency without a rate. */
  worth(row: FinderRow, amount: number): number | undefined;
  /** Assets of a fund in euros. */
  volumeInEuro(row: FinderRow): number | undefined;
}

/** Closes and days that do not change during the day, by row: cached from minute to minute. */
export type History = WeakMap<FinderRow, Past>;

interface Past {
  readonly day: number;
  readonly closes: Map<string, number | undefined>;
  /** Closing prices of the year before this day. */
  year?: readonly number[];
}

// Types whose trading day differs from a calendar day, so that their closes come from the market.
const ROUND_THE_CLOCK: ReadonlySet<string> = new Set(['CURRENCY', 'CRYPTO']);
/** Number of trading days in the price series. */
const COURSE_DAYS = 63;
const percent = (last: number, before: number): number => Number(((last / before - 1) * 100).toFixed(6));

/** Computes figures as of an instant, and fills `history` in the process. */
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

/** Returns the first day of a period that ends on `day`; its change counts from the latest close up to that day. */
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
