import type { VenueHours as Venue } from '#documents/generated/types.ts';
import { formatDayMonth } from '#domain/format/day.ts';
import { NBSP } from '#domain/format/number.ts';
import { berlinHours, daysText, ownHours } from '#domain/venue/berlin-hours.ts';
import { venueStates, type VenueState } from '#domain/venue/state.ts';
import type { BlockView, WithConfig } from '../../kit/block.ts';
import { DataTable, type Column } from '../../kit/data-table.tsx';
import type { VenueHoursProps } from '../../generated/props.ts';
import { exceptionsOf } from '../venue-exceptions.ts';
import type { needs } from './data.ts';

interface Row {
  readonly venue: Venue;
  readonly states: readonly VenueState[];
  readonly now: number;
}

/** Open venues and their closing times, and the hours of each venue in Berlin and local time. */
export function VenueHours({ page, data, config }: BlockView<VenueHoursProps, ReturnType<typeof needs>> & WithConfig<'venues'>) {
  const now = Date.parse(page.now);
  return (
    <div className="venue-hours">
      {config.venues.groups.map(({ title, venues }, index) => (
        <section key={title} className="venue-hours__group" aria-labelledby={`handelsplaetze-${index + 1}`}>
          <h2 className="venue-hours__headline" id={`handelsplaetze-${index + 1}`}>
            {title}
          </h2>
          <DataTable
            caption={`Handelsplätze: ${title}`}
            columns={COLUMNS}
            rows={venues.map((venue) => ({ venue, now, states: venueStates(venue, exceptionsOf(venue, data.schedules), now) }))}
            rowKey={({ venue }) => venue.name}
            empty="Hier steht noch kein Handelsplatz."
          />
        </section>
      ))}
      <p className="venue-hours__note">
        {data.schedules === undefined
          ? 'Die Feiertage sind gerade nicht zu erfahren; was hier „geöffnet“ heißt, kann heute geschlossen sein.'
          : 'Feiertage und verkürzte Handelstage sind berücksichtigt. Auktionen und Handelsaussetzungen einzelner Werte stehen hier nicht.'}
      </p>
    </div>
  );
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'venue', head: 'Handelsplatz', cell: ({ venue }) => <Name venue={venue} /> },
  { key: 'state', head: 'Jetzt', cell: ({ states }) => <Now states={states} /> },
  { key: 'hours', head: 'Handel (Berliner Zeit)', cell: (row) => <Hours {...row} />, rank: 2, fold: (row) => <Hours {...row} /> },
];

function Name({ venue: { name, place, note } }: { readonly venue: Venue }) {
  return (
    <span className="venue-hours__name">
      {name}
      {place !== undefined && <span className="venue-hours__place">{place}</span>}
      {note !== undefined && <span className="venue-hours__place">{note}</span>}
    </span>
  );
}

/** Present state of a venue. The page's clock shows the future states, which are in the markup, when their time has come. */
function Now({ states }: { readonly states: readonly VenueState[] }) {
  const [first] = states;
  if (first === undefined) return null;
  return (
    <span
      className="venue-hours__state"
      data-open={first.isOpen}
      data-states={JSON.stringify(states.map(({ since, isOpen, text }) => [since, isOpen ? 1 : 0, text]))}
    >
      {first.text}
    </span>
  );
}

const WHOLE_DAY = '0:00–24:00';

function Hours({ venue, now }: Row) {
  const { hours, change } = berlinHours(venue, now);
  const own = ownHours(venue);
  if (own === WHOLE_DAY) return <span className="venue-hours__hours">{`${daysText(venue.days)} rund um die Uhr`}</span>;
  return (
    <span className="venue-hours__hours">
      {`${daysText(venue.days)} ${hours}${NBSP}Uhr`}
      {own !== hours && <span className="venue-hours__own">{`${own}${NBSP}Uhr Ortszeit`}</span>}
      {change !== undefined && <span className="venue-hours__own">{`ab ${formatDayMonth(change.date)} ${change.hours}${NBSP}Uhr`}</span>}
    </span>
  );
}
