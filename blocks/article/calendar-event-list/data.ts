import type { BlockInput } from '../../kit/block.ts';
import type { CalendarEventListProps } from '../../generated/props.ts';
import { eventQuery } from '../event-calendar/event-query.ts';

const DEFAULT_COUNT = 10;

/** Query for the number of next events that the block shows. */
export function needs({ props, page }: BlockInput<CalendarEventListProps>) {
  return { events: eventQuery(props, page.now, { perPage: props.count ?? DEFAULT_COUNT }) };
}
