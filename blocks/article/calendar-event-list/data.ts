import type { BlockInput } from '../../kit/block.ts';
import type { CalendarEventListProps } from '../../generated/props.ts';
import { eventQuery } from '../event-calendar/event-query.ts';

const DEFAULT_COUNT = 10;

/** The next events, so many as are shown. */
export function needs({ props, page }: BlockInput<CalendarEventListProps>) {
  return { events: eventQuery(props, page.now, { perPage: props.count ?? DEFAULT_COUNT }) };
}
