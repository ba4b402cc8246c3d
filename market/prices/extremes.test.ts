import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueSeed } from '../catalogue/testing.ts';
import { emptyDayBar, readDayPrices } from './daily.ts';
import { createDaysCache } from './days-cache.ts';
import { rangeOfDays, readBounds } from './extremes.ts';
import { createNotations } from './instruments.ts';
import { priceAt, type Notation } from './notation.ts';
import { forDays } from './quote.ts';
import { sessionOn } from './session.ts';
import { notationId, SAP } from './testing.ts';
import { parseDay } from '#domain/time/timezone.ts';
import type { ImportedSeries } from './types.ts';

const IMPORTED = notationId('BTC');
const series: ImportedSeries = {
  source: { name: 'Muster' },
  daily: [
    { day: '2024-03-01', open: 3_100, high: 3_350, low: 3_000, close: 3_200 },
    { day: '2024-03-02', close: 3_150 },
    { day: '2024-03-04', close: 3_400 },
  ],
};
const notations = createNotations({
  seed: 'extremes',
  ...catalogueSeed,
  series: (id) => (id === IMPORTED ? series : undefined),
});

const types = new Map(catalogueSeed.instruments.map(({ entityValue, entityType }) => [entityValue, entityType]));

/** Some notations of every type, default ones and others: at home, in other currencies and with a distance to the fair price. */
const ids = [...Map.groupBy(catalogueSeed.notations, ({ entityValue }) => types.get(entityValue)).values()].flatMap((list) => {
  const size = Math.max(1, Math.floor(list.length / 6));
  return list.filter((_, index) => index % size === 0).map(({ idNotation }) => idNotation);
});

const emptyCache = () => createDaysCache({ stretches: 1_000 });

function fullScan(notation: Notation, from: number, to: number): ReturnType<typeof rangeOfDays> {
  let found: { high: number; low: number; dayHigh: number; dayLow: number } | undefined;
  forDays(notation, from, to, emptyCache(), ({ day, high, low }, index) => {
    const here = { day: day[index] ?? 0, high: high[index] ?? 0, low: low[index] ?? 0 };
    found ??= { high: here.high, low: here.low, dayHigh: here.day, dayLow: here.day };
    if (here.high > found.high) found = { ...found, high: here.high, dayHigh: here.day };
    if (here.low < found.low) found = { ...found, low: here.low, dayLow: here.day };
  });
  return found;
}

const days = fc.integer({ min: parseDay('2013-01-02'), max: parseDay('2027-06-30') });
const anyId = fc.constantFrom(...ids, IMPORTED);

describe('The range of several days', { timeout: 180_000 }, () => {
  it('is the one that a look at every single day finds, with the first day of each extreme', () => {
    fc.assert(
      fc.property(anyId, days, fc.integer({ min: 0, max: 200 }), (id, from, length) => {
        const notation = notations.get(id);
        expect(rangeOfDays(notation, from, from + length, emptyCache())).toEqual(fullScan(notation, from, from + length));
      }),
      { numRuns: 120 },
    );
  });

  it('uses the days that are known, and is the same', () => {
    const notation = notations.get(SAP);
    const [from, to] = [parseDay('2025-02-01'), parseDay('2026-01-31')];
    const cache = emptyCache();
    forDays(notation, from + 100, from + 190, cache, () => true);
    expect(rangeOfDays(notation, from, to, cache)).toEqual(fullScan(notation, from, to));
  });

  it('is unknown when there is no day', () => {
    const saturday = parseDay('2026-11-21');
    expect(rangeOfDays(notations.get(SAP), saturday, saturday + 1, emptyCache())).toBeUndefined();
  });
});

describe('Bounds of a day', { timeout: 180_000 }, () => {
  it('are never left by its prices', () => {
    const [bar, range] = [emptyDayBar(), { low: 0, high: 0 }];
    fc.assert(
      fc.property(fc.constantFrom(...ids), days, (id, day) => {
        const notation = notations.get(id);
        const session = sessionOn(notation, day);
        fc.pre(session !== undefined);
        readBounds(notation, session.hours, range);
        const [low, high] = [priceAt(notation, range.low, session.hours.first), priceAt(notation, range.high, session.hours.first)];
        readDayPrices(notation, session.hours, bar);
        expect(low).toBeLessThanOrEqual(bar.low);
        expect(high).toBeGreaterThanOrEqual(bar.high);
      }),
      { numRuns: 600 },
    );
  });

  it('are narrow enough to spare most days', () => {
    const notation = notations.get(SAP);
    const range = { low: 0, high: 0 };
    const widths: number[] = [];
    for (let day = parseDay('2026-01-01'); day < parseDay('2026-11-01'); day += 1) {
      const session = sessionOn(notation, day);
      if (session === undefined) continue;
      readBounds(notation, session.hours, range);
      widths.push(range.high / range.low - 1);
    }
    expect(widths.reduce((sum, width) => sum + width, 0) / widths.length).toBeLessThan(0.15);
  });
});
