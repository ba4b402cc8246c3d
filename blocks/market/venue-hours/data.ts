import { optionalQuery } from '../../kit/block.ts';

/** Query for the holidays and short days of all calendars; without them the regular hours are shown. */
export function needs() {
  return { schedules: optionalQuery('listTradingSchedules', { query: { days: 60 } }) };
}
