import { doubleAt, int32At } from '#domain/input/at.ts';
import { spend } from '../base/budget.ts';
import type { Caches } from './past.ts';
import { dayAt, type Notation } from './notation.ts';
import { forDays } from './quote.ts';
import { HALF_HOUR_MS } from '../calendar/schedules.ts';
import { emptySegment, readSegment } from './segment.ts';
import { isPause, sessionOn, sessionTrades, type Session } from './session.ts';

export interface Touch {
  readonly level: number;
  readonly side: 'ABOVE' | 'BELOW';
  readonly from: number;
  readonly to: number;
}

/** See `Market.firstTouch`: checks ranges of whole days, then of half hours, and single trades only in the half hour of the touch. */
export function firstTouch(notation: Notation, { level, side, from, to }: Touch, caches: Caches): number | undefined {
  const reaches = (high: number, low: number): boolean => (side === 'ABOVE' ? high >= level : low <= level);
  let found: number | undefined;
  forDays(notation, dayAt(notation, from), dayAt(notation, to), caches.days, (one, index) => {
    if (!reaches(doubleAt(one.high, index), doubleAt(one.low, index))) return true;
    const session = sessionOn(notation, int32At(one.day, index));
    found = session && touchIn(notation, session, { from, to }, reaches, caches);
    return found === undefined;
  });
  return found;
}

type Reaches = (high: number, low: number) => boolean;

function touchIn(
  notation: Notation,
  session: Session,
  { from, to }: { from: number; to: number },
  reaches: Reaches,
  { trades }: Caches,
): number | undefined {
  const { hours, real } = session;
  if (real !== undefined) {
    const touched = sessionTrades(notation, session, from - 1, to, trades).find(({ price }) => reaches(price, price));
    return touched?.time ?? (real.minutes.length === 0 && hours.closeTime >= from && hours.closeTime <= to ? hours.closeTime : undefined);
  }
  const segment = emptySegment();
  for (let half = hours.first; half < hours.end && half * HALF_HOUR_MS <= to; half += 1) {
    const isOver = (half + 1) * HALF_HOUR_MS <= from && half < hours.end - 1;
    if (isPause(hours, half) || isOver) continue;
    spend();
    readSegment(notation, hours, half, segment);
    if (!reaches(segment.high, segment.low)) continue;
    const end = half === hours.end - 1 ? hours.closeTime : (half + 1) * HALF_HOUR_MS - 1;
    const within = sessionTrades(notation, session, Math.max(from, half * HALF_HOUR_MS) - 1, Math.min(to, end), trades);
    const touched = within.find(({ price }) => reaches(price, price));
    if (touched !== undefined) return touched.time;
  }
  return undefined;
}
