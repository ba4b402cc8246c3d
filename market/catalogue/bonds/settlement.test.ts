import { expect, it } from 'vitest';
import { formatDay } from '#domain/time/timezone.ts';
import { settlementDay } from './figures.ts';

it.each([
  ['a Monday', '2026-11-23T10:00:00+01:00', '2026-11-25'],
  ['a Thursday, over the weekend', '2026-11-26T10:00:00+01:00', '2026-11-30'],
  ['a Friday', '2026-11-27T10:00:00+01:00', '2026-12-01'],
  ['a Saturday, whose next trade is that of Monday', '2026-11-28T10:00:00+01:00', '2026-12-02'],
  ['Maundy Thursday', '2026-04-02T10:00:00+02:00', '2026-04-08'],
  ['the day before Christmas Eve, on which payments are made', '2026-12-23T10:00:00+01:00', '2026-12-28'],
  ['the last trading day of a year', '2026-12-30T10:00:00+01:00', '2027-01-04'],
  ['a day that has begun in Berlin alone', '2026-11-24T00:30:00+01:00', '2026-11-26'],
])('a bond that is bought on %s settles two business days later', (_, instant, day) => {
  expect(formatDay(settlementDay(Date.parse(instant)))).toBe(day);
});
