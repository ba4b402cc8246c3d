import { spend } from '../base/budget.ts';
import { addBar, barAt, emptyColumns, extendBar, type Bar, type Columns } from './columns.ts';
import type { Moment } from './moment.ts';
import { dayAt, type Notation } from './notation.ts';
import type { Caches } from './past.ts';
import { HALF_HOUR_MS } from '../calendar/schedules.ts';
import { emptySegment, readSegment } from './segment.ts';
import { firstTime, isPause, sessionOn, sessionTrades, type Session } from './session.ts';
import type { Trade } from './types.ts';

type Take = (time: number, bar: Bar) => void;

/** Minimum length of cached bars, in ms: those of single minutes would take five times the memory. */
const LEAST_CACHED_MS = 5 * 60_000;

/** Bars of `length` milliseconds: those that start at or after `from`, from trades up to and including the moment. */
export function intradayBars(moment: Moment, from: number, length: number): Columns {
  const { notation, instant: to, day: today, caches } = moment;
  const bars = emptyColumns();
  const begin = Math.ceil(from / length) * length;
  const take = taker(bars, length);
  for (const session of sessionsSince(moment, begin - 1)) {
    const isComplete = begin <= startOf(session) && session.hours.closeTime < to && session.hours.day < today;
    if (isComplete && length >= LEAST_CACHED_MS) takeBars(completeBars(notation, session, length, caches), take);
    else takeSession(notation, session, { begin, to, length }, caches, take);
  }
  return bars;
}

/** Collects trades and bars into bars of `length` milliseconds. */
function taker(bars: Columns, length: number): Take {
  return (time, bar) => {
    const start = Math.floor(time / length) * length;
    if (bars.time.at(-1) === start) extendBar(bars, bar);
    else addBar(bars, start, bar);
  };
}

interface Stretch {
  readonly begin: number;
  readonly to: number;
  readonly length: number;
}

function takeSession(notation: Notation, session: Session, { begin, to, length }: Stretch, caches: Caches, take: Take): void {
  if (length >= HALF_HOUR_MS && session.real === undefined) takeHalfHours(notation, session, begin, to, caches, take);
  else takeTrades(sessionTrades(notation, session, begin - 1, to, caches.trades), take);
}

/** Bars of a whole session of the past, computed once per cache. */
function completeBars(notation: Notation, session: Session, length: number, caches: Caches): Columns {
  const name = `${notation.record.idNotation}/${session.hours.day}/${length}`;
  const known = caches.sessions.get(name);
  if (known !== undefined) return known;
  const bars = emptyColumns();
  takeSession(notation, session, { begin: startOf(session), to: Infinity, length }, caches, taker(bars, length));
  caches.sessions.set(name, bars);
  return bars;
}

/** Start of the half hour of a session's first price. */
function startOf(session: Session): number {
  return Math.min(session.hours.first * HALF_HOUR_MS, firstTime(session));
}

function takeBars(bars: Columns, take: Take): void {
  for (const [index, time] of bars.time.entries()) take(time, barAt(bars, index));
}

/** Trades after `from` up to and including the moment, across sessions. */
export function tradesOf(moment: Moment, from: number): Trade[] {
  const { notation, instant, caches } = moment;
  return sessionsSince(moment, from).flatMap((session) => sessionTrades(notation, session, from, instant, caches.trades));
}

function sessionsSince({ notation, instant, day: today }: Moment, from: number): Session[] {
  const sessions: Session[] = [];
  for (let day = dayAt(notation, from) - 1; day <= today; day += 1) {
    const session = sessionOn(notation, day);
    if (session !== undefined && firstTime(session) <= instant && session.hours.closeTime > from) sessions.push(session);
  }
  return sessions;
}

function takeTrades(trades: readonly Trade[], take: Take): void {
  for (const { time, price, volume } of trades) take(time, { open: price, high: price, low: price, close: price, volume, count: 1 });
}

/** Adds whole half hours without their single trades; the last one and an unfinished one trade by trade. */
function takeHalfHours(notation: Notation, session: Session, begin: number, to: number, caches: Caches, take: Take): void {
  const { hours } = session;
  const segment = emptySegment();
  const first = Math.max(hours.first, begin / HALF_HOUR_MS);
  for (let half = first; half < hours.end - 1 && (half + 1) * HALF_HOUR_MS <= to; half += 1) {
    if (isPause(hours, half)) continue;
    spend();
    readSegment(notation, hours, half, segment);
    take(half * HALF_HOUR_MS, segment);
  }
  const whole = Math.max(first, Math.min(hours.end - 1, Math.floor(to / HALF_HOUR_MS)));
  takeTrades(sessionTrades(notation, session, Math.max(begin, whole * HALF_HOUR_MS) - 1, to, caches.trades), take);
}
