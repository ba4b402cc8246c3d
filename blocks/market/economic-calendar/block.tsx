import type { Schema } from '#client/operations.ts';
import { safeHref } from '#documents/rules/safe-href.ts';
import { berlinDay, formatTime } from '#domain/format/date.ts';
import { formatShortDay } from '#domain/format/day.ts';
import { formatNumber, NBSP } from '#domain/format/number.ts';
import { flagOf } from '#domain/text/flag.ts';
import type { BlockView } from '../../kit/block.ts';
import { BlockHead } from '../../kit/block-head.tsx';
import { DataTable, type Column } from '../../kit/data-table.tsx';
import { SourceNote } from '../../kit/source-note.tsx';
import type { EconomicCalendarProps } from '../../generated/props.ts';
import type { needs } from './data.ts';

type Event = Schema<'EconomicEvent'>;

/** Economic figures and decisions on key rates: time, country, expected, previous and actual value. */
export function EconomicCalendar({ props, data: { events }, page }: BlockView<EconomicCalendarProps, ReturnType<typeof needs>>) {
  const { headline = 'Konjunktur', link, daysBefore = 0, count } = props;
  const list = daysBefore > 0 ? events.list.toReversed() : events.list;
  return (
    <section className="economic-calendar">
      <BlockHead
        title={headline}
        aside={
          <>
            {link !== undefined && <a href={safeHref(link)}>Alle Termine</a>}
            <SourceNote source={events.source} />
          </>
        }
      />
      <DataTable
        caption={headline}
        columns={columnsOf(berlinDay(page.now))}
        rows={list.slice(0, count)}
        rowKey={({ entityValue }) => entityValue}
        empty={daysBefore > 0 ? 'In diesen Tagen ist nichts erschienen.' : 'In diesen Tagen wird nichts veröffentlicht.'}
      />
    </section>
  );
}

function columnsOf(today: string): readonly Column<Event>[] {
  return [
    { key: 'name', head: 'Termin', cell: (event) => <Name event={event} /> },
    { key: 'when', head: 'Wann', rank: 3, fold: true, cell: (event) => <When event={event} today={today} /> },
    { key: 'expected', head: 'Erwartet', align: 'end', rank: 1, cell: (event) => valueOf(event, event.expected) },
    { key: 'previous', head: 'Zuvor', align: 'end', rank: 2, cell: (event) => valueOf(event, event.previous) },
    { key: 'actual', head: 'Ist', align: 'end', rank: 1, cell: (event) => <Actual event={event} /> },
  ];
}

/** Name of an event. The most important ones stand out; screen readers announce their importance. */
function Name({ event: { name, nameCountry, isoCountry, period, importance } }: { readonly event: Event }) {
  return (
    <span className="economic-calendar__name" data-importance={importance}>
      <span className="economic-calendar__flag" aria-hidden="true">
        {flagOf(isoCountry)}
      </span>
      <span>
        {name}
        {importance === 3 && <span className="visually-hidden"> (besonders wichtig)</span>}
        <small>
          {nameCountry} · {period}
        </small>
      </span>
    </span>
  );
}

function When({ event: { datetimeStart }, today }: { readonly event: Event; readonly today: string }) {
  const day = berlinDay(datetimeStart);
  return (
    <time className="economic-calendar__when" dateTime={datetimeStart}>
      {day === today ? 'heute' : formatShortDay(day)}, {formatTime(datetimeStart)}
      {`${NBSP}Uhr`}
    </time>
  );
}

/** Actual value beside the expected one; screen readers announce whether it is above or below. */
function Actual({ event }: { readonly event: Event }) {
  const { actual, expected } = event;
  if (actual === undefined) return <span className="economic-calendar__open">–</span>;
  return (
    <strong>
      {valueOf(event, actual)}
      {expected !== undefined && actual !== expected && (
        <span className="visually-hidden">{actual > expected ? ', mehr als erwartet' : ', weniger als erwartet'}</span>
      )}
    </strong>
  );
}

function valueOf({ unit = '', decimals = 1 }: Event, value: number | undefined): string {
  return value === undefined ? '–' : `${formatNumber(value, { decimals })}${unit === '' ? '' : `${NBSP}${unit}`}`;
}
