import { monthsBefore } from '#domain/time/months.ts';
import type { Moment } from './moment.ts';
import type { Notation } from './notation.ts';
import { firstTime } from './session.ts';
import { zoneOffset, DAY_MS } from '#domain/time/timezone.ts';
import type { ChartRange } from './types.ts';

/** Months of the chart ranges that are measured in months. */
export const RANGE_MONTHS: Partial<Record<ChartRange, number>> = { M1: 1, M3: 3, M6: 6, Y1: 12, Y3: 36, Y5: 60, Y10: 120 };

/** See `Market.rangeStart`. */
export function rangeStart({ notation, session, instant, day }: Moment, range: ChartRange): number {
  if (range === 'D1') return session === undefined ? instant - DAY_MS : firstTime(session);
  if (range === 'MAX') return startOfDay(notation, notation.since);
  const today = session?.hours.day ?? day;
  const months = RANGE_MONTHS[range];
  return startOfDay(notation, months === undefined ? today - 7 : monthsBefore(today, months));
}

function startOfDay(notation: Notation, day: number): number {
  return day * DAY_MS - zoneOffset(notation.schedule.zone, day * DAY_MS);
}
