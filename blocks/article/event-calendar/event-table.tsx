import { Fragment, type ReactNode } from 'react';
import type { Schema } from '#client/operations.ts';
import { formatShortDay } from '#domain/format/day.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { InstrumentLink } from '../../kit/instrument-link.tsx';
import { awayText, eventHalves, type EventDay } from './event-days.ts';

export interface EventTableProps {
  readonly caption: string;
  readonly events: readonly Schema<'CalendarEvent'>[];
  /** The instant of rendering, by which it is today. */
  readonly now: string;
  /** What stands in the middle of the list; without it the list goes through. */
  readonly promo?: ReactNode;
}

/** Widths of the columns. Source: portal.md §2 "three columns (25/60/15 percent)". */
const WIDTHS = ['25%', '60%', '15%'];

/** The calendar of events: day, what happens and to whom, how far away. What happens today stands out. */
export function EventTable({ caption, events, now, promo }: EventTableProps) {
  const { before, after } = eventHalves(events, now);
  if (before.length + after.length === 0) return <EmptyState>In diesem Zeitraum sind keine Termine bekannt.</EmptyState>;
  return (
    <table className="event-calendar__table">
      <caption className="visually-hidden">{caption}</caption>
      <colgroup>
        {WIDTHS.map((width) => (
          <col key={width} width={width} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Tag</th>
          <th scope="col">Termin</th>
          <th scope="col">In</th>
        </tr>
      </thead>
      {before.map((day) => (
        <Day key={day.day} {...day} />
      ))}
      {promo !== undefined && (
        <tbody>
          <tr className="event-calendar__promo">
            <td colSpan={WIDTHS.length}>{promo}</td>
          </tr>
        </tbody>
      )}
      {after.map((day) => (
        <Day key={day.day} {...day} />
      ))}
    </table>
  );
}

/** The events of a day; its date names them all. */
function Day({ day, away, events }: EventDay) {
  const Weight = away === 0 ? 'strong' : Fragment;
  const date = (
    <time dateTime={day}>
      <Weight>{formatShortDay(day)}</Weight>
    </time>
  );
  return (
    <tbody>
      {events.map((event, index) => (
        <tr key={event.entityValue}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={events.length}>
              {date}
            </th>
          )}
          <td>
            <Weight>
              <What {...event} />
            </Weight>
          </td>
          <td>
            <Weight>{awayText(away)}</Weight>
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function What({ name, stocksCompanyEvent }: Schema<'CalendarEvent'>) {
  if (stocksCompanyEvent === undefined) return name;
  const { instrument, companyEvent } = stocksCompanyEvent;
  return (
    <span className="event-calendar__event">
      <InstrumentLink instrument={instrument} />
      <span className="event-calendar__what">{companyEvent.nameSubcategoryDelivery ?? companyEvent.eventName}</span>
    </span>
  );
}
