import type { VenueHours, Venues } from '../../generated/types.ts';
import type { Fault } from '../fault.ts';
import type { DocumentPath } from '../path.ts';
import { repeated, type PlacedFault } from './context.ts';
import type { Placed } from './placed.ts';

/** Venues that stand there twice, and sessions that end before they begin or run into each other. */
export function venueFaults({ value: { groups }, source }: Placed<Venues>): PlacedFault[] {
  const entries = groups.flatMap(({ venues }, group) =>
    venues.map((venue, index) => ({ venue, path: ['groups', group, 'venues', index] as DocumentPath })),
  );
  const twice = repeated(entries, ({ venue }) => venue.name).map(({ entry, first }): Fault => ({
    rule: 'duplicate-id',
    path: [...entry.path, 'name'],
    part: 'value',
    message: `Den Handelsplatz „${entry.venue.name}“ gibt es schon in Zeile ${source.locate([...first.path, 'name'], 'value').line}.`,
    expected: 'ein Name, der nur einmal vorkommt',
  }));
  return [...twice, ...entries.flatMap(({ venue, path }) => sessionFaults(venue, path))].map((fault) => ({ source, fault }));
}

function sessionFaults({ sessions }: VenueHours, path: DocumentPath): Fault[] {
  return sessions.flatMap(({ opening, closing }, index): Fault[] => {
    const before = sessions[index - 1]?.closing;
    const place = [...path, 'sessions', index];
    if (minutesOf(closing) <= minutesOf(opening))
      return [
        {
          rule: 'wrong-hours',
          path: [...place, 'closing'],
          part: 'value',
          message: `Der Handel endet um ${closing} Uhr, beginnt aber erst um ${opening} Uhr.`,
          expected: 'eine spätere Uhrzeit; Mitternacht ist 24:00',
        },
      ];
    if (before === undefined || minutesOf(before) < minutesOf(opening)) return [];
    const message = `Dieser Abschnitt beginnt um ${opening} Uhr, der davor endet erst um ${before} Uhr.`;
    return [{ rule: 'wrong-hours', path: [...place, 'opening'], part: 'value', message, expected: `eine Uhrzeit nach ${before}` }];
  });
}

function minutesOf(reading: string): number {
  const [hours = 0, minutes = 0] = reading.split(':').map(Number);
  return hours * 60 + minutes;
}
