import type { Venues } from '#documents/generated/types.ts';
import type { Schema } from '#client/operations.ts';
import { formatWeekday } from '#domain/format/day.ts';
import { NBSP } from '#domain/format/number.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import type { VenueHolidaysProps } from '../../generated/props.ts';
import { exceptionsOf } from '../venue-exceptions.ts';
import type { needs } from './data.ts';

/** Number of days shown at once; around the turn of the year there are twenty. */
const SHOWN = 10;

/** Effect of a day on some venues. */
interface Holiday {
  readonly date: string;
  readonly name: string;
  readonly timeClose: string | undefined;
  readonly venues: readonly string[];
}

/** Next days on which venues are closed or close early, with their names. */
export function VenueHolidays({
  props: { headline },
  data,
  config,
}: BlockView<VenueHolidaysProps, ReturnType<typeof needs>> & WithConfig<'venues'>) {
  const holidays = holidaysOf(config.venues, data.schedules);
  const total = config.venues.groups.flatMap(({ venues }) => venues).length;
  const [soon, later] = [holidays.slice(0, SHOWN), holidays.slice(SHOWN)];
  return (
    <section className="venue-holidays">
      <h2 className="venue-holidays__headline">{headline}</h2>
      {holidays.length === 0 ? (
        <EmptyState>In den nächsten Wochen ruht kein Handelsplatz.</EmptyState>
      ) : (
        <>
          <HolidayList holidays={soon} total={total} />
          {later.length > 0 && (
            <details className="venue-holidays__later">
              <summary>{later.length === 1 ? 'Ein weiterer Tag' : `${later.length} weitere Tage`}</summary>
              <HolidayList holidays={later} total={total} />
            </details>
          )}
        </>
      )}
    </section>
  );
}

function HolidayList({ holidays, total }: { readonly holidays: readonly Holiday[]; readonly total: number }) {
  return (
    <ol className="venue-holidays__list">
      {holidays.map((holiday) => (
        <li key={`${holiday.date} ${holiday.name} ${holiday.timeClose ?? ''}`} className="venue-holidays__day">
          <time className="venue-holidays__date" dateTime={holiday.date}>
            {formatWeekday(holiday.date)}
          </time>
          <strong>{holiday.name}</strong>
          <span className="venue-holidays__venues">{effectOf(holiday, total)}</span>
        </li>
      ))}
    </ol>
  );
}

function effectOf({ timeClose, venues }: Holiday, total: number): string {
  const who = venues.length === total ? 'Alle Handelsplätze' : venues.join(', ');
  return timeClose === undefined
    ? `geschlossen: ${who}`
    : `Schluss um ${Number(timeClose.slice(0, 2))}${timeClose.slice(2)}${NBSP}Uhr Ortszeit: ${who}`;
}

/** Holidays, next first; days with the same effect on several venues are one entry. */
function holidaysOf({ groups }: Venues, schedules: Schema<'TradingScheduleList'>): Holiday[] {
  const named = groups
    .flatMap(({ venues }) => venues)
    .flatMap((venue) => exceptionsOf(venue, schedules).map(({ date, name, timeClose }) => ({ date, name, timeClose, venue: venue.name })));
  const byDay = Map.groupBy(named, ({ date, name, timeClose }) => `${date} ${name} ${timeClose ?? ''}`);
  return [...byDay.values()]
    .flatMap(([first, ...others]) =>
      first === undefined ? [] : [{ ...first, venues: [first.venue, ...others.map(({ venue }) => venue)] }],
    )
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}
