import { describe, expect, it } from 'vitest';
import { localDay, parseDay, weekday } from '#domain/time/timezone.ts';
import { ECONOMIC_INDICATORS } from '../catalogue/economic-indicators.ts';
import { economicEvents } from './economy.ts';

const rate = (): number => 2;
const year = economicEvents(parseDay('2026-01-01'), parseDay('2026-12-31'), rate);
const named = (key: string) => year.filter(({ id }) => id.startsWith(`${key}-2`));

describe('what is published of economies', () => {
  it('comes every month, or once a quarter, on a workday', () => {
    for (const { key, isQuarterly } of ECONOMIC_INDICATORS) expect([key, named(key).length]).toEqual([key, isQuarterly ? 4 : 12]);
    const days = year.map(({ at }) => localDay('Europe/Berlin', at));
    expect(days.filter((day) => [0, 6].includes(weekday(day)))).toEqual([]);
    expect(year.map(({ at }) => at)).toEqual(year.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(new Set(year.map(({ id }) => id)).size).toBe(year.length);
  });

  it.each([
    ['US-NFP', '2026-12-04T13:30:00.000Z', 'November'],
    ['DE-ZEW', '2026-12-08T10:00:00.000Z', 'Dezember'],
    ['US-CON', '2026-12-29T15:00:00.000Z', 'Dezember'],
    ['EU-PMI', '2026-12-01T09:00:00.000Z', 'November'],
    ['DE-GDP', '2026-10-30T09:00:00.000Z', '3. Quartal'],
  ])('puts %s on its usual day and minute', (key, instant, period) => {
    const found = named(key).find(({ at }) => new Date(at).toISOString() === instant);
    expect(found?.period).toBe(period);
  });

  it('has as previous what was published before, rounded as it is published', () => {
    for (const { key, decimals } of ECONOMIC_INDICATORS) {
      const list = named(key);
      expect(list.slice(1).map(({ previous }) => previous)).toEqual(list.slice(0, -1).map(({ actual }) => actual));
      const figures = list.flatMap(({ previous, expected, actual }) => [previous, expected, actual]);
      expect(figures.filter((value = Number.NaN) => Number(value.toFixed(decimals)) !== value)).toEqual([]);
    }
  });

  it('misses what was expected now and then, and stays near what is usual', () => {
    const [hits, others] = [
      year.filter(({ expected, actual }) => expected === actual),
      year.filter(({ expected, actual }) => expected !== actual),
    ];
    expect([hits.length > 20, others.length > 100]).toEqual([true, true]);
    for (const { key, mean, swing, single } of ECONOMIC_INDICATORS)
      for (const { actual = 0 } of named(key)) expect(Math.abs(actual - mean)).toBeLessThanOrEqual(2 * (swing + single) + 0.5);
  });

  it('tells a decision on a key rate with the rate before it and the one that it brings', () => {
    const cut = parseDay('2026-06-17');
    const events = economicEvents(parseDay('2026-06-11'), parseDay('2026-06-11'), (_bank, day) => (day < cut ? 2 : 1.75));
    expect(events).toMatchObject([{ isoCountry: 'EU', unit: '%', decimals: 2, previous: 2, expected: 1.75, actual: 1.75 }]);
    expect(new Date(events[0]?.at ?? 0).toISOString()).toBe('2026-06-11T12:15:00.000Z');
  });
});
