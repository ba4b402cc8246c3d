import { spend } from '../base/budget.ts';
import { addBar, emptyColumns, extendBar, type Bar, type Columns } from './columns.ts';
import type { Moment } from './moment.ts';
import { dayAt, type Notation } from './notation.ts';
import type { Caches } from './past.ts';
import { HALF_HOUR_MS } from '../calendar/schedules.ts';
import { emptySegment, readSegment } from './segment.ts';
import { firstTime, isPause, sessionOn, sessionTrades, type Session } from './session.ts';
import type { Trade } from './types.ts';

type Take = (time: number, bar: Bar) => void;

/** Bars of `length` milliseconds: those that start at or after `from`, from trades up to and including the moment. */
export function intradayBars(moment: Moment, from: number, length: number): Columns {
  const { notation, instant: to, caches } = moment;
  const bars = emptyColumns();
  const begin = Math.ceil(from / length) * length;
  const take: Take = (time, bar) => {
    const start = Math.floor(time / length) * length;
    if (bars.time.at(-1) === start) extendBar(bars, bar);
    else addBar(bars, start, bar);
  };
  for (const session of sessionsSince(moment, begin - 1)) {
    if (length >= HALF_HOUR_MS && session.real === undefined) takeHalfHours(notation, session, begin, to, caches, take);
    else takeTrades(sessionTrades(notation, session, begin - 1, to, caches.trades), take);
  }
  return bars;
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
