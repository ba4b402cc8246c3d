import type { VenueHours, Venues } from '../../generated/types.ts';
import type { Fault, PlacedFault } from '../fault.ts';
import type { DocumentPath } from '../path.ts';
import type { Placed } from './placed.ts';

/** Sessions that end before they begin or run into each other. */
export function venueFaults({ value: { groups }, source }: Placed<Venues>): PlacedFault[] {
  return groups.flatMap(({ venues }, group) =>
    venues.flatMap((venue, index) => sessionFaults(venue, ['groups', group, 'venues', index]).map((fault) => ({ source, fault }))),
  );
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
