import { describe, expect, it } from 'vitest';
import { LRUCache } from 'lru-cache';
import { catalogueSeed } from '../catalogue/testing.ts';
import { barsOf, dayPageOf } from './bars.ts';
import { createDaysCache } from './days-cache.ts';
import { createNotations } from './instruments.ts';
import { Moment } from './moment.ts';
import type { Caches } from './past.ts';
import { DAY, FRIDAY, notationId, SAP, testMarket } from './testing.ts';
import type { Bars, Market, DayPageRange } from './types.ts';

const market = testMarket();
const oneOf = (type: string): number => {
  const found = catalogueSeed.instruments.find(({ entityType }) => entityType === type);
  if (found === undefined) throw new Error(`No ${type}`);
  return notationId(found.entityValue);
};

function pageOf({ source, ...columns }: Bars, { start, count, order }: DayPageRange) {
  const page = (column: readonly number[]) => (order === 'ASC' ? column : column.toReversed()).slice(start, start + count);
  const shown = (column: readonly number[]) => (order === 'ASC' ? page(column) : page(column).toReversed());
  return {
    ...Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, shown(column)])),
    source,
    total: columns.time.length,
  };
}

describe('a page of days', () => {
  const windows = [
    { from: 0, to: FRIDAY },
    { from: FRIDAY - 100 * DAY, to: FRIDAY },
    // On a Sunday the day of the last price is complete; before the market opens it is the one before.
    { from: FRIDAY - 40 * DAY, to: FRIDAY + 2 * DAY },
    { from: FRIDAY - 3 * DAY, to: FRIDAY - 10 * 3_600_000 },
    { from: FRIDAY + DAY, to: FRIDAY + 2 * DAY },
  ];
  const requests: readonly DayPageRange[] = [
    { start: 0, count: 30, order: 'DESC' },
    { start: 30, count: 1, order: 'DESC' },
    { start: 0, count: 10_000, order: 'ASC' },
    { start: 20, count: 30, order: 'ASC' },
    { start: 999_999, count: 30, order: 'DESC' },
  ];

  const pagesOf = (own: Market, idNotation: number) =>
    windows.flatMap((window) => requests.map((request) => own.dayPage(idNotation, { ...window, ...request })));
  const pagesOfAll = (own: Market, idNotation: number) =>
    windows.flatMap((window) => {
      const all = own.dailyBars(idNotation, window);
      return requests.map((request) => pageOf(all, request));
    });

  it.each(['FUND', 'CURRENCY', 'BOND'])('is that of all days: %s', (type) =>
    expect(pagesOf(market, oneOf(type))).toEqual(pagesOfAll(market, oneOf(type))),
  );

  it('is that of all days where some are imported', () => {
    const daily = ['2026-09-01', '2026-09-03', '2026-11-19'].map((day) => ({ day, close: 300 }));
    const own = testMarket({ series: (asked) => (asked === SAP ? { source: { name: 'Probe' }, daily } : undefined) });
    expect(pagesOf(own, SAP)).toEqual(pagesOfAll(own, SAP));
  });

  it('computes no others', () => {
    const notations = createNotations({ seed: 'test', ...catalogueSeed });
    const computed = (days: (caches: Caches) => { readonly time: readonly number[] }) => {
      const caches: Caches = {
        trades: new LRUCache({ max: 100 }),
        days: createDaysCache({ stretches: 1_000 }),
        past: new LRUCache({ max: 100 }),
        sessions: new LRUCache({ max: 100 }),
      };
      return { shown: days(caches).time.length, stretches: caches.days.size() };
    };
    const notation = notations.get(oneOf('INDEX'));
    const from = FRIDAY - 3_000 * DAY;
    const page = computed((caches) => dayPageOf(new Moment(notation, FRIDAY, caches), { from, start: 0, count: 30, order: 'DESC' }));
    const all = computed((caches) => barsOf(new Moment(notation, FRIDAY, caches), { from, resolution: '1D' }));
    expect(page.shown).toBe(30);
    expect(all.shown).toBeGreaterThan(1_900);
    expect(page.stretches).toBeLessThan(all.stretches / 10);
  });
});
