import { optionalQuery } from '../../kit/block.ts';

/** Holidays and short days of all calendars. Without them the regular hours stand there. */
export function needs() {
  return { schedules: optionalQuery('listTradingSchedules', { query: { days: 60 } }) };
}
