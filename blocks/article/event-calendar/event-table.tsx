import { Fragment, type ReactNode } from 'react';
import type { Schema } from '#client/operations.ts';
import { formatShortDay } from '#domain/format/day.ts';
import { formatInteger } from '#domain/format/number.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { InstrumentLink } from '../../kit/instrument-link.tsx';
import { awayText, dayId, eventHalves, whatOf, type EventDay, type EventRow } from './event-days.ts';
import { perShareText } from './report-text.ts';

export interface EventTableProps {
  readonly caption: string;
  readonly events: readonly Schema<'CalendarEvent'>[];
  /** Instant of rendering, which determines today. */
  readonly now: string;
  /** Promotion in the middle of the list; without it the list is not split. */
  readonly promo?: ReactNode;
  /** Whether addresses can name its days; at most one table of a page may have this. */
  readonly isNamed?: boolean;
}

/** Widths of the columns. Source: portal.md §2 "three columns (25/60/15 percent)". */
const WIDTHS = ['25%', '60%', '15%'];

/** Calendar of events: day, event with its company, days until then. Today's events stand out. */
export function EventTable({ caption, events, now, promo, isNamed = false }: EventTableProps) {
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
        <Day key={day.day} {...day} isNamed={isNamed} />
      ))}
      {promo !== undefined && (
        <tbody>
          <tr className="event-calendar__promo">
            <td colSpan={WIDTHS.length}>{promo}</td>
          </tr>
        </tbody>
      )}
      {after.map((day) => (
        <Day key={day.day} {...day} isNamed={isNamed && day.day !== before.at(-1)?.day} />
      ))}
    </table>
  );
}

/** Events of a day; its date is the header of them all. */
function Day({ day, away, rows, isNamed }: EventDay & { readonly isNamed: boolean }) {
  const Weight = away === 0 ? 'strong' : Fragment;
  const date = (
    <time dateTime={day}>
      <Weight>{formatShortDay(day)}</Weight>
    </time>
  );
  return (
    <tbody id={isNamed ? dayId(day) : undefined}>
      {rows.map((row, index) => (
        <tr key={row.events[0].entityValue}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={rows.length}>
              {date}
            </th>
          )}
          <td>
            <Weight>
              <What {...row} />
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

function What({ what, events }: EventRow) {
  if (what !== undefined) return <Together what={what} events={events} />;
  const [event] = events;
  if (event.stocksCompanyEvent === undefined) return event.name;
  const report = perShareText(event);
  return (
    <span className="event-calendar__event">
      <InstrumentLink instrument={event.stocksCompanyEvent.instrument} />
      <span className="event-calendar__what">
        {whatOf(event)}
        {report !== undefined && <span>: {report} je Aktie</span>}
      </span>
    </span>
  );
}

/** Number of companies shown per shared event; the others are folded, unless it is only one. */
const NAMED = 6;

function Together({ what, events }: { readonly what: string; readonly events: EventRow['events'] }) {
  const [named, others] = events.length > NAMED + 1 ? [events.slice(0, NAMED), events.slice(NAMED)] : [events, []];
  return (
    <div className="event-calendar__together">
      <span className="event-calendar__what">
        {what}: {formatInteger(events.length)}
        {events.some((event) => perShareText(event) !== undefined) && ', Ergebnis je Aktie in Klammern'}
      </span>
      <Names events={named} />
      {others.length > 0 && (
        <details>
          <summary>und {formatInteger(others.length)} weitere</summary>
          <Names events={others} />
        </details>
      )}
    </div>
  );
}

function Names({ events }: { readonly events: readonly Schema<'CalendarEvent'>[] }) {
  return (
    <p>
      {events.map((event, index) => {
        const report = perShareText(event);
        return (
          <Fragment key={event.entityValue}>
            {index > 0 && ' · '}
            {event.stocksCompanyEvent && <InstrumentLink instrument={event.stocksCompanyEvent.instrument} />}
            {report !== undefined && <span className="event-calendar__what"> ({report})</span>}
          </Fragment>
        );
      })}
    </p>
  );
}
