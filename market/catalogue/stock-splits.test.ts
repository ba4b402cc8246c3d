import { expect, it } from 'vitest';
import { readCsv } from './read-data.ts';
import { splitsOf } from './stock-splits.ts';
import { catalogueSeed } from './testing.ts';

it('splits are those of shares in the catalogue, each with a day, a factor and a source', () => {
  const shares = new Set(catalogueSeed.instruments.filter(({ entityType }) => entityType === 'STOCK').map(({ isin }) => isin));
  const rows = readCsv('stock-splits.csv');
  expect(rows.length).toBeGreaterThan(10);
  for (const { isin, day, factor, source } of rows) {
    expect(shares.has(isin), isin).toBe(true);
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Number(factor)).toBeGreaterThan(0);
    expect(source).toMatch(/^https:\/\//);
  }
});

it('a share has its splits newest first, and one without known ones has none', () => {
  expect(splitsOf('US0378331005').map(({ day, factor }) => [day.slice(0, 4), factor])).toEqual([
    ['2020', 4],
    ['2014', 7],
    ['2005', 2],
    ['2000', 2],
  ]);
  expect([splitsOf('DE000A1EWWW0'), splitsOf(undefined)]).toEqual([[], []]);
});
