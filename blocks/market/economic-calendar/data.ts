import { berlinDay } from '#domain/format/date.ts';
import { query, type BlockInput } from '../../kit/block.ts';
import type { EconomicCalendarProps } from '../../generated/props.ts';

const DEFAULT_DAYS = 7;
const DEFAULT_COUNT = 100;
const DAY_MS = 86_400_000;

/** Query for the events of the next days, or of the days before today. */
export function needs({
  props: { days = DEFAULT_DAYS, daysBefore = 0, countries, importance, count },
  page,
}: BlockInput<EconomicCalendarProps>) {
  const today = Date.parse(berlinDay(page.now));
  const dayAfter = (number: number): string => new Date(today + number * DAY_MS).toISOString().slice(0, 10);
  // Past days are requested as a whole, since the newest events are last.
  const [from, to] = daysBefore > 0 ? [-daysBefore, -1] : [0, days - 1];
  return {
    events: query('findEconomicEvents', {
      query: {
        dateTimeStart: dayAfter(from),
        dateTimeEnd: dayAfter(to),
        ...(countries && { isoCountry: countries.join(',') }),
        ...(importance !== undefined && { importance }),
        page: 0,
        perPage: daysBefore > 0 ? 1000 : (count ?? DEFAULT_COUNT),
      },
    }),
  };
}
