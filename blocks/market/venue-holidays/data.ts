import { query, type BlockInput } from '../../kit/block.ts';
import type { VenueHolidaysProps } from '../../generated/props.ts';

/** Query for the holidays and short days of all calendars. */
export function needs({ props: { days = 60 } }: BlockInput<VenueHolidaysProps>) {
  return { schedules: query('listTradingSchedules', { query: { days } }) };
}
