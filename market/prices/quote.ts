import { int32At } from '#domain/input/at.ts';
import { foresee } from '../base/budget.ts';
import { moved, shiftAt, type Notation } from './notation.ts';
import type { Moment } from './moment.ts';
import { HALF_HOUR_MS } from '../calendar/schedules.ts';
import { uniform } from '../base/hash.ts';
import { fixedStep, type PriceStep } from './price-step.ts';
import { closeOf, pastOf, type Close, type Past } from './past.ts';
import type { DayFigures, Session } from './session.ts';
import { simulated } from './source.ts';
import { DAY_MS } from '#domain/time/timezone.ts';
import { SLOT_MS, SLOTS } from './intraday-bridges.ts';
import { daysWithin, STRETCH } from './daily.ts';
import type { Days, DaysCache } from './days-cache.ts';
import type { DerivedNotation, Quality, QuoteFigures } from './types.ts';

/** Delay of delayed prices in ms. */
export const DELAY_MS = 15 * 60_000;

/** Figures of a notation at a moment in a quality; see `Market.quote`. Delayed ones are those of an earlier moment (`momentIn`). */
export function quoteAt(moment: Moment, quality: Quality): QuoteFigures | undefined {
  const shown = momentIn(moment, quality);
  const figures = dayQuoteOf(moment, shown, quality);
  const { session, outline, notation, caches } = shown;
  if (figures === undefined || session === undefined || outline === undefined) return undefined;
  const past = pastOf(notation, session.hours.day, caches);
  const weeks = figures.totalVolume === undefined ? {} : { volume4Weeks: figures.totalVolume + past.fourWeeks };
  return { ...figures, ...weeks, ...oneYear(notation, outline, past) };
}

/** Quote without four weeks and a year, much faster; see `Market.priceNow`. */
export function priceAtNow(moment: Moment, quality: Quality): QuoteFigures | undefined {
  return dayQuoteOf(moment, momentIn(moment, quality), quality);
}

/** Instant of the prices in a quality: delayed ones are older. */
export function instantOf(quality: Quality, instant: number): number {
  return quality === 'DLY' ? instant - DELAY_MS : instant;
}

/** Moment of the session in a quality: for `EOD`, the last session that is over. */
function momentIn(moment: Moment, quality: Quality): Moment {
  return quality === 'EOD' ? moment.atLastClose() : moment;
}

function dayQuoteOf(moment: Moment, { notation, session, outline, before, caches }: Moment, quality: Quality): QuoteFigures | undefined {
  if (session === undefined || outline === undefined) return undefined;
  const previous = before && closeOf(notation, before, caches.trades);
  return {
    ...headOf(moment, session, quality),
    ...pricesOf(outline),
    ...(previous === undefined ? {} : previousFigures(notation, previous, outline.last)),
    ...(session.real === undefined && quality !== 'EOD' && moment.isCurrent ? bidAsk(notation, session, moment.instant) : {}),
    ...turnover(notation, outline),
  };
}

/** Real-time figures of the session up to a moment: `quoteAt` without those that depend on other days. See `Market.latest`. */
export function latestAt(moment: Moment): QuoteFigures | undefined {
  const { notation, session, outline } = moment;
  if (session === undefined || outline === undefined) return undefined;
  return {
    ...headOf(moment, session, 'RLT'),
    ...pricesOf(outline),
    ...(session.real === undefined && moment.isCurrent ? bidAsk(notation, session, moment.instant) : {}),
  };
}

function headOf(
  { notation, isOpen }: Moment,
  { real }: Session,
  quality: Quality,
): Pick<QuoteFigures, 'idNotation' | 'quality' | 'source' | 'isOpen'> {
  const { record, imported } = notation;
  return {
    idNotation: record.idNotation,
    quality,
    source: imported !== undefined && real !== undefined ? imported.source : simulated,
    isOpen,
  };
}

function pricesOf({
  open,
  high,
  low,
  last,
  timeOpen,
  timeHigh,
  timeLow,
  timeLast,
}: DayFigures): Omit<DayFigures, 'lastVolume' | 'volume' | 'money' | 'count'> {
  return { open, high, low, last, timeOpen, timeHigh, timeLow, timeLast };
}

function previousFigures(notation: Notation, previous: Close, last: number): Partial<QuoteFigures> {
  return {
    previousLast: previous.price,
    timePreviousLast: previous.time,
    performance: decimals(notation, last - previous.price),
    ...inPercent('performancePct', last, previous.price),
  };
}

/** Rounds differences of prices to the decimals of the smallest step, at least four. */
export function decimals({ record: { decimals: shown, tickSize = 1 } }: Notation, value: number): number {
  return Number(value.toFixed(Math.max(4, shown, digitsOf(tickSize))));
}

/** Number of decimals of a step: 5 for 0.00025. */
function digitsOf(step: number): number {
  let digits = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
  while (digits < 12 && Math.abs(step * 10 ** digits - Math.round(step * 10 ** digits)) > 1e-9) digits += 1;
  return digits;
}

/** Change in percent of the previous value, rounded to six decimals. Rates may be negative; from 0, no change is defined. */
export function percent(last: number, before: number): number | undefined {
  return before === 0 ? undefined : Number((((last - before) / Math.abs(before)) * 100).toFixed(6));
}

function inPercent<Key extends string>(key: Key, last: number, before: number): { readonly [Name in Key]?: number } {
  const value = percent(last, before);
  const one: { [Name in Key]?: number } = {};
  if (value !== undefined) one[key] = value;
  return one;
}

/** Bid and ask around the fair price of the moment, or of the session's end after it. */
function bidAsk(notation: Notation, { hours }: Session, now: number): Partial<QuoteFigures> {
  const { behaviour, key, path } = notation;
  const step = quotedStep(notation);
  if (notation.derived !== undefined) return derivedBidAsk(notation, notation.derived, now);
  if (!behaviour.hasBidAsk) return {};
  const moment = Math.min(now, hours.end * HALF_HOUR_MS - 1);
  let half = Math.floor(moment / HALF_HOUR_MS);
  const isPausing = half >= hours.pauseFrom && half < hours.pauseTo;
  if (isPausing) half = hours.pauseFrom - 1;
  const slot = isPausing ? SLOTS - 1 : Math.floor((moment - half * HALF_HOUR_MS) / SLOT_MS);
  const shift = shiftAt(notation.shift(half), notation.shift(half + 1), slot);
  const middle = notation.value(moved(notation, path.at(half, slot), shift), half);
  const width = middle * behaviour.halfSpread * (0.8 + 0.4 * uniform(key, half, 20_000 + slot));
  const bid = step(middle - width, 'down');
  const ask = step(middle + width, 'up');
  const size = Math.max(1, behaviour.dailyVolume / 4_000);
  const pieces = (salt: number): number => Math.max(1, Math.round(size * (0.3 + 1.4 * uniform(key, half * SLOTS + slot, salt))));
  return {
    // Without a value there is no bid.
    ...(bid > middle ? {} : { bid }),
    ask,
    timeBidAsk: half * HALF_HOUR_MS + slot * SLOT_MS,
    ...(behaviour.dailyVolume > 0 ? { volumeBid: pieces(21), volumeAsk: pieces(22) } : {}),
  };
}

const steps = new Map<number, PriceStep>();

/** Step of bid and ask, at least that of the displayed decimals: on finer ones (a tenth of a pip), a spread could be displayed as zero. */
function quotedStep({ record: { decimals: shown, tickSize }, step }: Notation): PriceStep {
  if (tickSize === undefined || tickSize >= 0.999 * 10 ** -shown) return step;
  let coarse = steps.get(shown);
  if (coarse === undefined) steps.set(shown, (coarse = fixedStep(10 ** -shown)));
  return coarse;
}

/** Issuer's bid and ask, around the value for the shown price of the underlying. */
function derivedBidAsk({ behaviour, key, step }: Notation, { quoted, halfSpread }: DerivedNotation, now: number): Partial<QuoteFigures> {
  const { value, time } = quoted(now);
  const bid = step(value - halfSpread, 'down');
  const size = Math.max(1, behaviour.dailyVolume / 4_000);
  const pieces = (salt: number): number => Math.max(1, Math.round(size * (0.3 + 1.4 * uniform(key, Math.floor(time / SLOT_MS), salt))));
  return {
    // Without a value there is no bid.
    ...(bid > value ? {} : { bid }),
    ask: step(value + halfSpread, 'up'),
    timeBidAsk: time,
    ...(behaviour.dailyVolume > 0 ? { volumeBid: pieces(21), volumeAsk: pieces(22) } : {}),
  };
}

function turnover({ behaviour: { dailyVolume, worth } }: Notation, today: DayFigures): Partial<QuoteFigures> {
  if (dailyVolume === 0 && today.volume === 0) return {};
  return {
    volume: today.lastVolume,
    money: Number((today.lastVolume * today.last * worth).toFixed(2)),
    totalVolume: today.volume,
    totalMoney: Number((today.money * worth).toFixed(2)),
  };
}

function oneYear(notation: Notation, today: DayFigures, { range, yearAgo }: Past): Partial<QuoteFigures> {
  const isHigher = range !== undefined && range.high > today.high;
  const isLower = range !== undefined && range.low < today.low;
  return {
    high1Year: isHigher ? range.high : today.high,
    low1Year: isLower ? range.low : today.low,
    timeHigh1Year: isHigher ? noonOf(range.dayHigh) : today.timeHigh,
    timeLow1Year: isLower ? noonOf(range.dayLow) : today.timeLow,
    ...(yearAgo === undefined
      ? {}
      : { performance1Year: decimals(notation, today.last - yearAgo), ...inPercent('performance1YearPct', today.last, yearAgo) }),
  };
}

const noonOf = (day: number): number => day * DAY_MS + DAY_MS / 2;

/** Highest and lowest price of 52 weeks up to a moment; see `Market.yearRange`. */
export function yearRangeAt({ notation, session, outline, caches }: Moment): { high: number; low: number } | undefined {
  if (session === undefined || outline === undefined) return undefined;
  const { range } = pastOf(notation, session.hours.day, caches);
  return { high: Math.max(outline.high, range?.high ?? -Infinity), low: Math.min(outline.low, range?.low ?? Infinity) };
}

/** Visits the complete days between two days (both inclusive), oldest first, until a visitor returns `false`. */
export function forDays(
  notation: Notation,
  from: number,
  to: number,
  cache: DaysCache,
  visit: (days: Days, index: number) => unknown,
): void {
  foresee(STRETCH_MS * unknownStretches(notation, from, to, cache));
  for (let begin = Math.max(from, notation.since); begin <= to;) {
    const end = Math.min(to, (Math.floor(begin / STRETCH) + 1) * STRETCH - 1);
    const days = daysWithin(notation, begin, end, cache);
    for (let index = 0; index < days.length; index += 1) {
      const day = int32At(days.day, index);
      if (day > end) break;
      if (day >= begin && visit(days, index) === false) return;
    }
    begin = end + 1;
  }
}

/** Minimum time to compute the days of a stretch, in ms, for any notation. */
const STRETCH_MS = 0.2;

function unknownStretches(notation: Notation, from: number, to: number, cache: DaysCache): number {
  let unknown = 0;
  const last = Math.floor(to / STRETCH);
  for (let stretch = Math.floor(Math.max(from, notation.since) / STRETCH); stretch <= last; stretch += 1) {
    if (cache.find(notation.record.idNotation, stretch) === undefined) unknown += 1;
  }
  return unknown;
}
