import { safeHref } from '#documents/rules/safe-href.ts';
import { eventWords, type DayEvent } from '#domain/chart/events.ts';
import { instantText } from '#domain/chart/instant-text.ts';
import { formatDate } from '#domain/format/date.ts';
import { DataTable, type Column } from '../../kit/data-table.tsx';

/** Maximum number of listed events, the newest first. */
const MOST = 60;

interface EventListProps {
  readonly name: string;
  readonly timeZone: string;
  /** Events, oldest first. */
  readonly events: readonly DayEvent[];
}

/** List of the events marked in the chart, with links; closed initially. Renders nothing without marks. */
export function EventList({ name, timeZone, events }: EventListProps) {
  if (events.length === 0) return null;
  const columns: readonly Column<DayEvent>[] = [
    {
      key: 'day',
      head: 'Zeitpunkt',
      cell: ({ day, at }) => (at === undefined ? formatDate(Date.parse(`${day}T12:00:00Z`)) : instantText(at, 'minute', timeZone)),
    },
    { key: 'kind', head: 'Art', cell: ({ kind }) => eventWords(kind).one, rank: 3 },
    { key: 'name', head: 'Ereignis', cell: ({ name: title, href }) => (href === undefined ? title : <a href={safeHref(href)}>{title}</a>) },
  ];
  const isCut = events.length > MOST;
  return (
    <details className="chart-table full-chart__events">
      <summary>
        Ereignisse im Chart ({isCut ? `die neuesten ${MOST} von ` : ''}
        {events.length})
      </summary>
      <DataTable
        caption={`Ereignisse von ${name} im Chart`}
        columns={columns}
        rows={events.toReversed().slice(0, MOST)}
        rowKey={({ day, kind, name: title, at }) => `${day} ${kind} ${at} ${title}`}
        empty=""
      />
    </details>
  );
}
