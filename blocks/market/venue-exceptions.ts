import type { Schema } from '#client/operations.ts';
import type { VenueHours } from '#documents/generated/types.ts';

type Schedules = Schema<'TradingScheduleList'>;
type Exception = Schema<'TradingException'>;

/** Holidays and short days of a venue, from its calendar. */
export function exceptionsOf({ calendar }: VenueHours, schedules: Schedules | undefined): readonly Exception[] {
  return schedules?.list.find(({ idTradingSchedule }) => idTradingSchedule === calendar)?.exceptions ?? [];
}
