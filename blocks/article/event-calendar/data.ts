import type { BlockInput } from '../../kit/block.ts';
import { pageOf } from '../../kit/paging.tsx';
import type { EventCalendarProps } from '../../generated/props.ts';
import { eventQuery, PER_PAGE } from './event-query.ts';
import { kindOf } from './kinds.ts';

/** Query for one page of events, of the kind that the address names. */
export function needs({ props, page }: BlockInput<EventCalendarProps>) {
  const category = props.category ?? kindOf(page.query)?.category;
  const request = { ...props, ...(category && { category }) };
  return { events: eventQuery(request, page.now, { page: pageOf(page.query), perPage: PER_PAGE }) };
}
