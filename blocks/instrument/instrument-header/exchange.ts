import type { Schema } from '#client/operations.ts';
import { exchangeStates } from '#domain/venue/exchange-state.ts';
import { WEEKDAYS } from '#domain/venue/hours.ts';
import type { VenueState } from '#domain/venue/state.ts';

/** States of a quote's venue: open, closed since, next opening. Empty if its hours are unknown or its price is fixed once a day. */
export function statesOf(
  { idTradingSchedule, codeQualityPrice }: Schema<'Quote'>,
  schedules: Schema<'TradingScheduleList'> | undefined,
  now: number,
): readonly VenueState[] {
  const hours = schedules?.list.find((each) => each.idTradingSchedule === idTradingSchedule);
  if (hours === undefined || codeQualityPrice === 'EOD') return [];
  const venue = {
    days: hours.weekdays.map((weekday) => WEEKDAYS[weekday - 1] ?? ''),
    sessions: hours.sessions.map(({ timeOpen, timeClose }) => ({ opening: timeOpen, closing: timeClose })),
    timezone: hours.timezone,
  };
  return exchangeStates(venue, hours.exceptions, now);
}
