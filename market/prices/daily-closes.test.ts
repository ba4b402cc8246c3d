import { expect, it } from 'vitest';
import { catalogueSeed } from '../catalogue/testing.ts';
import { DAY, FRIDAY, notationId, SAP, SAP_TRADEGATE, testMarket } from './testing.ts';
import type { Market } from './types.ts';

const WINDOWS = [
  { from: FRIDAY - 400 * DAY, to: FRIDAY },
  { from: FRIDAY - 90 * DAY, to: FRIDAY + 2 * DAY },
  { from: FRIDAY - 3 * DAY, to: FRIDAY - 10 * 3_600_000 },
  { from: FRIDAY + DAY, to: FRIDAY + 2 * DAY },
  { from: 0, to: Date.parse('2010-03-01T12:00:00Z') },
];

/** Closing prices of each window: from a market that caches no day, from one that caches each, and from bars. */
function closes(create: () => Market, idNotation: number) {
  const [bare, known] = [create(), create()];
  const bars = WINDOWS.map((window) => known.dailyBars(idNotation, window).close);
  const closesOf = (market: Market) => WINDOWS.map((window) => market.dailyCloses(idNotation, window));
  return { bare: closesOf(bare), known: closesOf(known), bars };
}

const types = [...new Set(catalogueSeed.instruments.map(({ entityType }) => entityType))];
const firstOf = (type: string) => catalogueSeed.instruments.find(({ entityType }) => entityType === type)?.entityValue ?? '';
const daily = ['2026-09-01', '2026-09-03', '2026-11-19'].map((day) => ({ day, close: 300 }));
const imported = () => testMarket({ series: (asked) => (asked === SAP ? { source: { name: 'Probe' }, daily } : undefined) });

it.each([
  ...types.map((type) => [type, testMarket, notationId(firstOf(type))] as const),
  ['a venue that quotes its own prices', testMarket, SAP_TRADEGATE],
  ['an instrument with imported days', imported, SAP],
] as const)('closing prices are those of the daily bars: %s', (_of, create, idNotation) => {
  const { bare, known, bars } = closes(create, idNotation);
  expect(bare).toEqual(bars);
  expect(known).toEqual(bars);
  expect(bars.flat().length).toBeGreaterThan(200);
});
