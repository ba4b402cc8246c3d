import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDay, localDay, zoneOffset, type Zone } from './timezone.ts';

const HOUR_MS = 3_600_000;

it.each(['Europe/Berlin', 'Europe/London', 'America/New_York', 'Asia/Tokyo', 'UTC'] satisfies Zone[])(
  'The offset of %s is that of the platform’s clock from 1970 to 2059',
  (zone) => {
    const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1970, 0, 2) / 1000, max: Date.UTC(2059, 11, 30) / 1000 }), (seconds) => {
        const local = Date.parse(`${format.format(seconds * 1000).replace(' ', 'T')}Z`);
        expect(zoneOffset(zone, seconds * 1000)).toBe(local - seconds * 1000);
      }),
      { numRuns: 500 },
    );
  },
);

it.each<[Zone, string, number, number]>([
  ['Europe/Berlin', '2026-03-29T01:00:00Z', 1, 2],
  ['Europe/Berlin', '1995-09-24T01:00:00Z', 2, 1],
  ['Europe/London', '1990-10-28T01:00:00Z', 1, 0],
  ['America/New_York', '2006-04-02T07:00:00Z', -5, -4],
  ['America/New_York', '2007-03-11T07:00:00Z', -5, -4],
  ['America/New_York', '2058-11-03T06:00:00Z', -4, -5],
])('The clocks of %s change at %s, not a millisecond before', (zone, change, before, after) => {
  const instant = Date.parse(change);
  expect([zoneOffset(zone, instant - 1), zoneOffset(zone, instant)]).toEqual([before * HOUR_MS, after * HOUR_MS]);
});

it('The local day is that of the zone’s midnight', () => {
  const instant = Date.parse('2026-07-31T22:30:00Z');
  expect((['UTC', 'Europe/Berlin', 'America/New_York'] as const).map((zone) => formatDay(localDay(zone, instant)))).toEqual([
    '2026-07-31',
    '2026-08-01',
    '2026-07-31',
  ]);
});
