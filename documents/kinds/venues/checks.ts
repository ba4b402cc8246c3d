import type { VenueHours, Venues } from '../../generated/types.ts';
import type { Fault } from '../../reader/fault.ts';
import type { DocumentPath } from '../../reader/path.ts';
import type { Placed } from '../../reader/references/placed.ts';
import { twiceIn } from '../../reader/references/twice.ts';
import type { Check } from '../check.ts';

/** Reports repeated venues, and sessions that end before they begin or overlap. */
export const check: Check<Placed<Venues>> = (document) => {
  const { value, source } = document;
  const { groups } = value;
  const named = groups.flatMap(({ venues }, group) =>
    venues.map(({ name }, index) => ({ name, path: ['groups', group, 'venues', index, 'name'] })),
  );
  const hours = groups.flatMap(({ venues }, group) =>
    venues.flatMap((venue, index) => sessionFaults(venue, ['groups', group, 'venues', index]).map((fault) => ({ source, fault }))),
  );
  return [...twiceIn(document, 'Den Handelsplatz', named), ...hours];
};

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
