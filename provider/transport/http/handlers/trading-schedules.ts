import type { Schema } from '#client/operations.ts';
import { exceptionalDays, isTradingWeekday, SCHEDULES, type Schedule } from '#market/calendar/index.ts';
import { formatDay, localDay, parseDay } from '#domain/time/timezone.ts';
import { expiresOf } from '../caching.ts';
import type { Handler } from '../handler.ts';

const MONDAY = parseDay('2024-01-01');
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const DAYS_AHEAD = 60;

/** Returns the trading hours of markets, and the next days on which they are closed or close early. */
export const listTradingSchedules: Handler<'listTradingSchedules'> = {
  dataClass: 'history',
  answer({ query = {} }, context) {
    const list = SCHEDULES.map((schedule) => answerOf(schedule, context.now(), query.days ?? DAYS_AHEAD));
    return { expires: expiresOf('history', context.now()), total: list.length, list };
  },
};

function answerOf(schedule: Schedule, now: number, days: number): Schema<'TradingSchedule'> {
  const today = localDay(schedule.zone, now);
  return {
    idTradingSchedule: schedule.id,
    name: schedule.name,
    timezone: schedule.zone,
    weekdays: WEEKDAYS.filter((weekday) => isTradingWeekday(schedule, MONDAY + weekday - 1)),
    sessions: schedule.sessions.map(([open, close]) => ({ timeOpen: clock(open), timeClose: clock(close) })),
    exceptions: exceptionalDays(schedule, today, today + days).map(({ day, name, closes }) => ({
      date: formatDay(day),
      name,
      ...(closes === undefined ? {} : { timeClose: clock(closes) }),
    })),
  };
}

/** Formats minutes since midnight as `17:30`. */
function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
