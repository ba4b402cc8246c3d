import { describe, expect, it } from 'vitest';
import { dateTime, endOfBerlinDay, startOfBerlinDay } from './date-time.ts';

describe('A day in Berlin', () => {
  it.each([
    ['2026-01-15', '2026-01-14T23:00:00.000Z', '2026-01-15T22:59:59.999Z'],
    ['2026-07-15', '2026-07-14T22:00:00.000Z', '2026-07-15T21:59:59.999Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
  ])('%s runs from %s to %s', (day, start, end) => {
    expect([new Date(startOfBerlinDay(day)).toISOString(), new Date(endOfBerlinDay(day)).toISOString()]).toEqual([start, end]);
  });
});

describe('An instant in an answer', () => {
  it('has milliseconds and a numeric offset', () => {
    expect(dateTime(Date.UTC(2026, 6, 31, 15, 38, 8, 550))).toBe('2026-07-31T15:38:08.550+00:00');
  });
});
