import { expect, it } from 'vitest';
import { isTimezone, localToInstant } from './local-time.ts';

it.each([
  ['Europe/Berlin', '2026-07-31 17:35', '2026-07-31T15:35:00Z'],
  ['America/New_York', '2026-11-20 09:30', '2026-11-20T14:30:00Z'],
  ['+01:00', '2026-07-31 17:35', '2026-07-31T16:35:00Z'],
  ['-0500', '2026-07-31 17:35', '2026-07-31T22:35:00Z'],
  ['Z', '2026-07-31 17:35', '2026-07-31T17:35:00Z'],
  ['Europe/Berlin', '2026-10-25 02:30', '2026-10-25T00:30:00Z'],
  ['Europe/Berlin', '2026-03-29 02:30', '2026-03-29T01:30:00Z'],
])('In %s the clock says %s at %s', (zone, reading, instant) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = reading.split(/[- :]/).map(Number);
  expect(localToInstant({ year, month, day, hour, minute, second: 0 }, zone)).toBe(Date.parse(instant));
});

it('Knows the names of time zones', () => {
  expect(['Europe/Berlin', 'UTC', 'Europe/Bielefeld', ''].map(isTimezone)).toEqual([true, true, false, false]);
});
