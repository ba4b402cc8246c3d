import { foresee } from '../../base/budget.ts';
import { moved, shiftAt, type Notation } from './notation.ts';
import { HALF_HOUR_MS, isOpenAt } from './schedules.ts';
import { uniform } from '../../base/hash.ts';
import { fixedStep, type PriceStep } from './price-step.ts';
import { closeOf, pastOf, type Caches, type Close, type Past } from './past.ts';
import { figuresUntil, sessionAt, sessionBefore, type DayFigures, type Session } from './session.ts';
import { simulated } from './source.ts';
import { DAY_MS, localDay } from '../../base/timezone.ts';
import { SLOT_MS, SLOTS } from './intraday-bridges.ts';
import { daysWithin, STRETCH } from './daily.ts';
import type { Days, DaysCache } from './days-cache.ts';
import type { DerivedNotation, Quality, QuoteFigures } from './types.ts';

/** How far delayed prices lag behind. */
export const DELAY_MS = 15 * 60_000;

/** A quote before what needs the days of a year, and what that is made of. */
interface DayQuote {
  readonly figures: QuoteFigures;
  readonly session: Session;
  readonly today: DayFigures;
}

/** Figures of a notation as they are known at an instant in a quality; see `Market.quote`. */
export function quoteAt(notation: Notation, instant: number, quality: Quality, caches: Caches): QuoteFigures | undefined {
  const found = dayQuoteAt(notation, instant, quality, caches);
  if (found === undefined) return undefined;
  const { figures, session, today } = found;
  const past = pastOf(notation, session.hours.day, caches);
  const weeks = figures.totalVolume === undefined ? {} : { volume4Weeks: figures.totalVolume + past.fourWeeks };
  return { ...figures, ...weeks, ...oneYear(notation, today, past) };
}

/** The quote without four weeks and a year, much quicker; see `Market.priceNow`. */
export function priceAtNow(notation: Notation, instant: number, quality: Quality, caches: Caches): QuoteFigures | undefined {
  return dayQuoteAt(notation, instant, quality, caches)?.figures;
}

function dayQuoteAt(notation: Notation, instant: number, quality: Quality, caches: Caches): DayQuote | undefined {
  const wanted = quality === 'DLY' ? instant - DELAY_MS : instant;
  const now = untilEnd(notation, wanted);
  let session = sessionAt(notation, now);
  if (quality === 'EOD' && session !== undefined && session.hours.closeTime > wanted) session = sessionBefore(notation, session.hours.day);
  const until = quality === 'EOD' ? untilEnd(notation, session?.hours.closeTime ?? now) : now;
  const today = session === undefined ? undefined : figuresUntil(notation, session, until, caches.trades);
  if (session === undefined || today === undefined) return undefined;
  const before = sessionBefore(notation, session.hours.day);
  const previous = before && closeOf(notation, before, caches.trades);
  const isSimulated = session.real === undefined;
  const figures: QuoteFigures = {
    idNotation: notation.record.idNotation,
    quality,
    source: notation.imported !== undefined && !isSimulated ? notation.imported.source : simulated,
    isOpen: now === wanted && isOpenAt(notation.schedule, now),
    ...pricesOf(today),
    ...(previous === undefined ? {} : previousFigures(notation, previous, today.last)),
    ...(isSimulated && quality !== 'EOD' && now === wanted ? bidAsk(notation, session, now) : {}),
    ...turnover(notation, today),
  };
  return { figures, session, today };
}

/** The real-time figures of the session up to an instant: `quoteAt` without what needs other days. See `Market.latest`. */
export function latestAt(notation: Notation, instant: number, caches: Caches): QuoteFigures | undefined {
  const now = untilEnd(notation, instant);
  const session = sessionAt(notation, now);
  const today = session === undefined ? undefined : figuresUntil(notation, session, now, caches.trades);
  if (session === undefined || today === undefined) return undefined;
  const isSimulated = session.real === undefined;
  return {
    idNotation: notation.record.idNotation,
    quality: 'RLT',
    source: notation.imported !== undefined && !isSimulated ? notation.imported.source : simulated,
    isOpen: now === instant && isOpenAt(notation.schedule, now),
    ...pricesOf(today),
    ...(isSimulated && now === instant ? bidAsk(notation, session, now) : {}),
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

/** Differences of prices have as many decimals as the prices: those of the smallest step, at least four. */
export function decimals({ record: { decimals: shown, tickSize = 1 } }: Notation, value: number): number {
  return Number(value.toFixed(Math.max(4, shown, digitsOf(tickSize))));
}

/** Decimals of a step: 5 of 0.00025. */
function digitsOf(step: number): number {
  let digits = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
  while (digits < 12 && Math.abs(step * 10 ** digits - Math.round(step * 10 ** digits)) > 1e-9) digits += 1;
  return digits;
}

/** Change in percent of the amount before, rounded to six decimals; rates may be negative, and from 0 there is none. */
export function percent(last: number, before: number): number | undefined {
  return before === 0 ? undefined : Number((((last - before) / Math.abs(before)) * 100).toFixed(6));
}

function inPercent<Key extends string>(key: Key, last: number, before: number): { readonly [Name in Key]?: number } {
  const value = percent(last, before);
  return value === undefined ? {} : ({ [key]: value } as { readonly [Name in Key]: number });
}

/** Bid and ask around the fair price of the moment, or of the session's end when it is over. */
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
    // Nobody bids for what is worth nothing.
    ...(bid > middle ? {} : { bid }),
    ask,
    timeBidAsk: half * HALF_HOUR_MS + slot * SLOT_MS,
    ...(behaviour.dailyVolume > 0 ? { volumeBid: pieces(21), volumeAsk: pieces(22) } : {}),
  };
}

const steps = new Map<number, PriceStep>();

/** Bid and ask lie on decimals that are shown: between finer ones (a tenth of a pip) a spread of none would be read. */
function quotedStep({ record: { decimals: shown, tickSize }, step }: Notation): PriceStep {
  if (tickSize === undefined || tickSize >= 0.999 * 10 ** -shown) return step;
  let coarse = steps.get(shown);
  if (coarse === undefined) steps.set(shown, (coarse = fixedStep(10 ** -shown)));
  return coarse;
}

/** What the issuer quotes: around the value that follows from the price of the underlying as it is shown. */
function derivedBidAsk({ behaviour, key, step }: Notation, { quoted, halfSpread }: DerivedNotation, now: number): Partial<QuoteFigures> {
  const { value, time } = quoted(now);
  const bid = step(value - halfSpread, 'down');
  const size = Math.max(1, behaviour.dailyVolume / 4_000);
  const pieces = (salt: number): number => Math.max(1, Math.round(size * (0.3 + 1.4 * uniform(key, Math.floor(time / SLOT_MS), salt))));
  return {
    // Nobody bids for what is worth nothing.
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

/** Highest and lowest price of 52 weeks up to an instant; see `Market.yearRange`. */
export function yearRangeAt(notation: Notation, instant: number, caches: Caches): { high: number; low: number } | undefined {
  const session = sessionAt(notation, instant);
  const today = session && figuresUntil(notation, session, instant, caches.trades);
  if (session === undefined || today === undefined) return undefined;
  const { range } = pastOf(notation, session.hours.day, caches);
  return { high: Math.max(today.high, range?.high ?? -Infinity), low: Math.min(today.low, range?.low ?? Infinity) };
}

/** Visits the complete days from one day number to another (both inclusive), oldest first, until a visitor answers `false`. */
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
      const day = days.day[index] ?? 0;
      if (day > end) break;
      if (day >= begin && visit(days, index) === false) return;
    }
    begin = end + 1;
  }
}

/** What the days of a stretch take at least, whatever the notation. */
const STRETCH_MS = 0.2;

function unknownStretches(notation: Notation, from: number, to: number, cache: DaysCache): number {
  let unknown = 0;
  const last = Math.floor(to / STRETCH);
  for (let stretch = Math.floor(Math.max(from, notation.since) / STRETCH); stretch <= last; stretch += 1) {
    if (cache.find(notation.record.idNotation, stretch) === undefined) unknown += 1;
  }
  return unknown;
}

/** An instant, or the last one with prices when that is earlier. */
export function untilEnd({ until }: Notation, instant: number): number {
  const end = until?.();
  return end === undefined ? instant : Math.min(instant, end - 1);
}

/** Local day of an instant at the notation's venue. */
export function dayAt(notation: Notation, instant: number): number {
  return localDay(notation.schedule.zone, instant);
}
