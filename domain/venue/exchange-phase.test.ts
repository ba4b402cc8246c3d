import { describe, expect, it } from 'vitest';
import { exchangePhase, nextExchangePhase } from './exchange-phase.ts';

const at = (wallClock: string): number => Date.parse(wallClock);

describe('exchangePhase', () => {
  it.each([
    ['the first minute of an exchange day', '2026-11-20T00:00:00+01:00', 'before'],
    ['the last second before the opening', '2026-11-20T08:59:59+01:00', 'before'],
    ['the opening', '2026-11-20T09:00:00+01:00', 'open'],
    ['the last second of trading', '2026-11-20T17:29:59+01:00', 'open'],
    ['the close', '2026-11-20T17:30:00+01:00', 'after'],
    ['the last second of the day', '2026-11-20T23:59:59+01:00', 'after'],
    ['Saturday', '2026-11-21T11:00:00+01:00', 'closed'],
    ['Sunday', '2026-11-22T23:59:59+01:00', 'closed'],
    ['a morning in summer', '2026-07-15T08:59:00+02:00', 'before'],
    ['an opening in summer', '2026-07-15T09:00:00+02:00', 'open'],
    ['Good Friday', '2027-03-26T11:00:00+01:00', 'closed'],
    ['Easter Monday', '2027-03-29T11:00:00+02:00', 'closed'],
    ['Labour Day', '2028-05-01T11:00:00+02:00', 'closed'],
    ['Christmas Eve', '2026-12-24T11:00:00+01:00', 'closed'],
    ['the day between the years', '2026-12-28T11:00:00+01:00', 'open'],
    ['the last minute of the last trading day of a year', '2026-12-30T13:59:59+01:00', 'open'],
    ['its close at two', '2026-12-30T14:00:00+01:00', 'after'],
    ['the last trading day on a Friday', '2028-12-29T14:00:00+01:00', 'after'],
    ['the day before it, a day like any other', '2026-12-29T14:00:00+01:00', 'open'],
    ['Whit Monday in the years in which Xetra rested on it', '2021-05-24T11:00:00+02:00', 'closed'],
    ['the Day of German Unity, on which Xetra trades', '2028-10-03T11:00:00+02:00', 'open'],
  ])('knows %s', (_, instant, phase) => {
    expect(exchangePhase(at(instant))).toBe(phase);
  });
});

describe('nextExchangePhase', () => {
  it.each([
    ['the opening', '2026-11-20T07:30:00+01:00', '2026-11-20T09:00:00+01:00'],
    ['the close', '2026-11-20T09:00:00+01:00', '2026-11-20T17:30:00+01:00'],
    ['midnight', '2026-11-19T20:30:00+01:00', '2026-11-20T00:00:00+01:00'],
    ['the end of a weekend', '2026-11-21T00:00:00+01:00', '2026-11-23T00:00:00+01:00'],
    ['the end of the longest rest', '2027-03-26T00:00:00+01:00', '2027-03-30T00:00:00+02:00'],
    ['the end of a weekend on which clocks change', '2026-10-24T12:00:00+02:00', '2026-10-26T00:00:00+01:00'],
    ['the close at two on the last trading day of a year', '2026-12-30T12:00:00+01:00', '2026-12-30T14:00:00+01:00'],
    ['the first day of the year to come', '2026-12-31T12:00:00+01:00', '2027-01-04T00:00:00+01:00'],
  ])('is %s', (_, instant, next) => {
    expect(new Date(nextExchangePhase(at(instant)))).toEqual(new Date(next));
  });

  it('comes after each minute of a year, and the phase stays the same until then', () => {
    let instant = at('2026-01-01T00:00:00+01:00');
    let phases = 0;
    while (instant < at('2027-01-01T00:00:00+01:00')) {
      const next = nextExchangePhase(instant);
      expect(next).toBeGreaterThan(instant);
      expect(exchangePhase(next - 1)).toBe(exchangePhase(instant));
      expect(exchangePhase(next)).not.toBe(exchangePhase(instant));
      instant = next;
      phases += 1;
    }
    // 254 exchange days with three phases each, and 54 closed periods between them: 51 weekends, Easter, New Year and Christmas.
    expect(phases).toBeGreaterThan(3 * 250);
  });
});
