import { spend } from '../base/budget.ts';
import { emptyDayBar } from './daily.ts';
import type { DaysCache } from './days-cache.ts';
import { rangeOfDays, type DaysRange } from './extremes.ts';
import type { LRUCache } from 'lru-cache';
import type { Columns } from './columns.ts';
import type { Notation } from './notation.ts';
import { lastTrade, sessionBefore, sessionOn, type Session, type TradeCache } from './session.ts';
import { readDayTurnover } from './turnover.ts';

/** Data that quotes show about the days before a day; constant during the day. */
export interface Past {
  /** Range of the complete days of the last 52 weeks. */
  readonly range: DaysRange | undefined;
  /** Last close at least a year before. */
  readonly yearAgo: number | undefined;
  /** Pieces traded on the complete days of the last four weeks. */
  readonly fourWeeks: number;
}

export interface Caches {
  readonly trades: TradeCache;
  readonly days: DaysCache;
  readonly past: LRUCache<string, Past>;
  /** Bars within complete sessions, so that a long chart that was interrupted continues where it stopped. */
  readonly sessions: LRUCache<string, Columns>;
}

const YEAR = 365;
/** Maximum number of days without a price. */
const GAP = 10;
const FOUR_WEEKS = 28;

/** Returns the closed days before a day (days since 1970), computed once per cache. */
export function pastOf(notation: Notation, day: number, caches: Caches): Past {
  const name = `${notation.record.idNotation}/${day}`;
  const known = caches.past.get(name);
  if (known !== undefined) return known;
  const past = {
    range: rangeOfDays(notation, day - YEAR + 1, day - 1, caches.days),
    yearAgo: closeBefore(notation, day - YEAR + 1, caches.trades),
    fourWeeks: volumeOf(notation, day - FOUR_WEEKS + 1, day - 1),
  };
  caches.past.set(name, past);
  return past;
}

/** Last close before a day, unless the gap is too long. */
function closeBefore(notation: Notation, day: number, trades: TradeCache): number | undefined {
  const session = sessionBefore(notation, day);
  return session === undefined || session.hours.day < day - 1 - GAP ? undefined : closeOf(notation, session, trades)?.price;
}

export interface Close {
  readonly price: number;
  readonly time: number;
}

/** The closing price of a session. */
export function closeOf(notation: Notation, session: Session, trades: TradeCache): Close | undefined {
  const { hours, real } = session;
  return real === undefined ? lastTrade(notation, session, hours.closeTime, trades) : { price: real.close, time: hours.closeTime };
}

const bar = emptyDayBar();

function volumeOf(notation: Notation, from: number, to: number): number {
  if (notation.behaviour.dailyVolume === 0 && notation.imported === undefined) return 0;
  let volume = 0;
  for (let day = Math.max(from, notation.since); day <= to; day += 1) {
    const session = sessionOn(notation, day);
    if (session === undefined) continue;
    spend();
    if (session.real === undefined) readDayTurnover(notation, session.hours, bar);
    volume += session.real?.volume ?? bar.volume;
  }
  return volume;
}
