import type { LRUCache } from 'lru-cache';
import { doubleAt } from '#domain/input/at.ts';
import { spend } from '../base/budget.ts';
import type { Notation } from './notation.ts';
import type { RealDay } from './imported.ts';
import { HALF_HOUR_MS, hoursOf, LAST_DAY, previousTradingDay, tradingDay, type TradingDay } from '../calendar/schedules.ts';
import { emptySegment, readSegment, segmentTrades, type SegmentTrades } from './segment.ts';
import { formatDay, localDay } from '#domain/time/timezone.ts';
import type { Trade } from './types.ts';

/** Day of one notation with prices: real if `real` is set, else simulated. */
export interface Session {
  readonly hours: TradingDay;
  readonly real?: RealDay;
}

/** Figures of a day up to some instant. */
export interface DayFigures {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly last: number;
  readonly timeOpen: number;
  readonly timeHigh: number;
  readonly timeLow: number;
  readonly timeLast: number;
  readonly lastVolume: number;
  readonly volume: number;
  readonly money: number;
  readonly count: number;
}

export type TradeCache = LRUCache<string, SegmentTrades>;

/** Session of a local day; undefined if there is none. */
export function sessionOn(notation: Notation, day: number): Session | undefined {
  const { imported, schedule } = notation;
  if (imported !== undefined && day >= imported.first && day <= imported.last) {
    const real = imported.days[imported.indexAt(day)];
    return real?.day === day ? { hours: hoursOf(schedule, day), real } : undefined;
  }
  if (day < notation.since) return undefined;
  const hours = tradingDay(schedule, day);
  return hours === undefined ? undefined : { hours };
}

/** Days with a session between two days (both inclusive); `from` must not be before the notation's first day. */
export function sessionDays({ imported, schedule }: Notation, from: number, to: number): number[] {
  const days: number[] = [];
  const addTrading = (begin: number, end: number): void => {
    for (let day = begin; day <= end; day += 1) if (tradingDay(schedule, day) !== undefined) days.push(day);
  };
  if (imported === undefined || imported.first > to || imported.last < from) addTrading(from, to);
  else {
    addTrading(from, imported.first - 1);
    for (const { day } of imported.days) if (day >= from && day <= to) days.push(day);
    addTrading(Math.max(from, imported.last + 1), to);
  }
  return days;
}

/** Instant of a session's first price. */
export function firstTime({ hours, real }: Session): number {
  if (real === undefined) return hours.openTime;
  return real.minutes[0]?.time ?? (real.hasRange ? hours.openTime : hours.closeTime);
}

/**
 * Last session with a price at or before the instant.
 * @throws RangeError after the market's last day
 */
export function sessionAt(notation: Notation, instant: number): Session | undefined {
  const day = localDay(notation.schedule.zone, instant);
  if (day > LAST_DAY) throw new RangeError(`The market ends on ${formatDay(LAST_DAY)}; set PROVIDER_CLOCK to an earlier instant.`);
  const session = sessionOn(notation, day);
  return session !== undefined && firstTime(session) <= instant ? session : sessionBefore(notation, day);
}

/** The last session before a day. */
export function sessionBefore(notation: Notation, day: number): Session | undefined {
  const { imported } = notation;
  if (imported !== undefined && day > imported.first && day <= imported.last + 1) {
    const real = imported.days[imported.indexAt(day - 1)];
    return real === undefined ? undefined : { hours: hoursOf(notation.schedule, real.day), real };
  }
  const before = previousTradingDay(notation.schedule, day).day;
  if (imported !== undefined && before <= imported.last && day > imported.last) return sessionBefore(notation, imported.last + 1);
  return sessionOn(notation, before);
}

/** Trades of a session up to and including `to`, after `from`; oldest first. */
export function sessionTrades(notation: Notation, session: Session, from: number, to: number, cache: TradeCache): Trade[] {
  if (session.real !== undefined) {
    return realTrades(session.real, session.hours).filter(({ time }) => time > from && time <= to);
  }
  const { hours } = session;
  const trades: Trade[] = [];
  const begin = Math.max(hours.first, Math.floor(from / HALF_HOUR_MS));
  for (let half = Math.min(begin, hours.end - 1); half < hours.end && half * HALF_HOUR_MS <= to; half += 1) {
    if (isPause(hours, half)) continue;
    spend();
    const { time, price, volume } = segmentTrades(notation, hours, half, cache);
    for (let index = 0; index < time.length; index += 1) {
      const at = doubleAt(time, index);
      if (at > from && at <= to) trades.push({ time: at, price: doubleAt(price, index), volume: doubleAt(volume, index) });
    }
  }
  return trades;
}

/** Returns true if the half hour `half` of a trading day is a pause of the venue. */
export function isPause(hours: TradingDay, half: number): boolean {
  return half >= hours.pauseFrom && half < hours.pauseTo;
}

/** Real prices as trades: four prices of each minute, or those of the day with a known time. */
function realTrades(real: RealDay, hours: TradingDay): Trade[] {
  if (real.minutes.length > 0) {
    return real.minutes.flatMap(({ time, open, high, low, close, volume }) => [
      { time, price: open, volume: 0 },
      { time: time + 15_000, price: high, volume: 0 },
      { time: time + 30_000, price: low, volume: 0 },
      { time: time + 59_000, price: close, volume: volume ?? 0 },
    ]);
  }
  const close = { time: hours.closeTime, price: real.close, volume: real.volume };
  return real.hasRange ? [{ time: hours.openTime, price: real.open, volume: 0 }, close] : [close];
}

/** Figures of a session up to and including `to`; `undefined` if it has no price by then. */
export function figuresUntil(notation: Notation, session: Session, to: number, cache: TradeCache): DayFigures | undefined {
  if (session.real !== undefined) return realFigures(session, to);
  const { hours } = session;
  if (to < hours.openTime) return undefined;
  const last = hours.end - 1;
  const isOver = to >= hours.closeTime;
  const elapsed = elapsedUntil(notation, hours, isOver ? last : Math.min(Math.floor(to / HALF_HOUR_MS), last), cache);
  if (isOver && elapsed.whole !== undefined) return elapsed.whole;
  const day = { ...elapsed.figures };
  if (!isPause(hours, elapsed.next)) {
    const trades = segmentTrades(notation, hours, elapsed.next, cache);
    if (elapsed.next === hours.first) day.open = doubleAt(trades.price, 0);
    addTrades(day, trades, to);
  }
  if (isOver) elapsed.whole = day;
  return day;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Sum of the completed half hours of a day, and the next half hour. */
interface Elapsed {
  readonly day: number;
  readonly figures: Mutable<DayFigures>;
  next: number;
  /** Figures of the whole day, once they were requested after its end. */
  whole?: DayFigures;
}

/** Elapsed part of the last requested day. Past half hours do not change, and callers usually ask for the same day again a second later. */
const remembered = new WeakMap<Notation, Elapsed>();

/** Half hours of a day before the `running` one. */
function elapsedUntil(notation: Notation, hours: TradingDay, running: number, cache: TradeCache): Elapsed {
  const known = remembered.get(notation);
  const continues = known?.day === hours.day && known.next <= running;
  const elapsed = continues ? known : { day: hours.day, figures: emptyFigures(hours), next: hours.first };
  while (elapsed.next < running) {
    addElapsed(notation, hours, elapsed.next, elapsed.figures, cache);
    elapsed.next += 1;
  }
  if (known === undefined || known.day < hours.day) remembered.set(notation, elapsed);
  return elapsed;
}

function emptyFigures({ openTime }: TradingDay): Mutable<DayFigures> {
  return {
    open: 0,
    high: -Infinity,
    low: Infinity,
    last: 0,
    timeOpen: openTime,
    timeHigh: 0,
    timeLow: 0,
    timeLast: 0,
    lastVolume: 0,
    volume: 0,
    money: 0,
    count: 0,
  };
}

const scratch = emptySegment();

/** Adds a completed half hour; before a pause its last trade remains the last one for a while. */
function addElapsed(notation: Notation, hours: TradingDay, half: number, day: Mutable<DayFigures>, cache: TradeCache): void {
  if (isPause(hours, half)) return;
  readSegment(notation, hours, half, scratch);
  if (half === hours.first) day.open = scratch.open;
  if (isPause(hours, half + 1)) return addTrades(day, segmentTrades(notation, hours, half, cache), Infinity);
  addRange(day, scratch.high, scratch.timeHigh, scratch.low, scratch.timeLow);
  day.volume += scratch.volume;
  day.money += (scratch.volume * (scratch.high + scratch.low)) / 2;
  day.count += scratch.count;
}

/**
 * Last trade of a session up to and including `to`: the same as in `figuresUntil`, without computing the day before it. `undefined` if
 * there is none by then.
 */
export function lastTrade(notation: Notation, session: Session, to: number, cache: TradeCache): Trade | undefined {
  if (session.real !== undefined) return realTrades(session.real, session.hours).findLast(({ time }) => time <= to);
  const { hours } = session;
  if (to < hours.openTime) return undefined;
  if (to >= hours.closeTime) {
    const segment = emptySegment();
    readSegment(notation, hours, hours.end - 1, segment);
    return { time: hours.closeTime, price: segment.close, volume: segment.closingVolume };
  }
  let half = Math.min(Math.floor(to / HALF_HOUR_MS), hours.end - 1);
  while (isPause(hours, half)) half -= 1;
  const { time, price, volume } = segmentTrades(notation, hours, half, cache);
  const index = time.findLastIndex((at) => at <= to);
  return index === -1 ? undefined : { time: doubleAt(time, index), price: doubleAt(price, index), volume: doubleAt(volume, index) };
}

function addRange(day: Mutable<DayFigures>, high: number, timeHigh: number, low: number, timeLow: number): void {
  if (high > day.high) [day.high, day.timeHigh] = [high, timeHigh];
  if (low < day.low) [day.low, day.timeLow] = [low, timeLow];
}

/** Turnover in money uses the middle of the range so far, so that it does not reveal future prices. */
function addTrades(day: Mutable<DayFigures>, trades: SegmentTrades, to: number): void {
  let high = -Infinity;
  let low = Infinity;
  let pieces = 0;
  for (let index = 0; index < trades.time.length; index += 1) {
    const time = doubleAt(trades.time, index);
    if (time > to) break;
    const price = doubleAt(trades.price, index);
    const volume = doubleAt(trades.volume, index);
    addRange(day, price, time, price, time);
    day.last = price;
    day.timeLast = time;
    day.lastVolume = volume;
    day.volume += volume;
    day.count += 1;
    pieces += volume;
    if (price > high) high = price;
    if (price < low) low = price;
  }
  if (pieces > 0) day.money += (pieces * (high + low)) / 2;
}

function realFigures({ real, hours }: Session, to: number): DayFigures | undefined {
  if (real === undefined) return undefined;
  const trades = realTrades(real, hours).filter(({ time }) => time <= to);
  const first = trades[0];
  const last = trades.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const isOver = to >= hours.closeTime && real.minutes.length === 0;
  const highest = trades.reduce((best, trade) => (trade.price > best.price ? trade : best));
  const lowest = trades.reduce((best, trade) => (trade.price < best.price ? trade : best));
  return {
    open: first.price,
    high: isOver ? real.high : highest.price,
    low: isOver ? real.low : lowest.price,
    last: last.price,
    timeOpen: first.time,
    timeHigh: isOver && real.high > highest.price ? last.time : highest.time,
    timeLow: isOver && real.low < lowest.price ? last.time : lowest.time,
    timeLast: last.time,
    lastVolume: last.volume,
    volume: trades.reduce((sum, { volume }) => sum + volume, 0),
    money: trades.reduce((sum, { volume, price }) => sum + volume * price, 0),
    count: trades.length,
  };
}
