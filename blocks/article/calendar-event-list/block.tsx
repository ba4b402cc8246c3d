import type { BlockView, WithConfig } from '../../kit/block.ts';
import type { CalendarEventListProps } from '../../generated/props.ts';
import { EventTable } from '../event-calendar/event-table.tsx';
import { promoOf } from '../event-calendar/promo.tsx';
import type { needs } from './data.ts';

type View = BlockView<CalendarEventListProps, ReturnType<typeof needs>> & WithConfig<'header' | 'site'>;

/** Next events, in the text of an article. */
export function CalendarEventList({ props: { title = 'Die nächsten Termine', promo }, data: { events }, page, config }: View) {
  return (
    <figure className="event-calendar">
      <figcaption className="event-calendar__title">{title}</figcaption>
      <EventTable caption={title} events={events.list} now={page.now} promo={promoOf({ promo, page, config })} />
    </figure>
  );
}
