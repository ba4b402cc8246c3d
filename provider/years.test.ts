import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { OverBudget, withinBudget } from '#market/base/index.ts';
import { catalogueSeed } from '#market/catalogue/testing.ts';
import type { Seed } from '#market/catalogue/index.ts';
import { createMarket } from '#market/prices/index.ts';
import { DAX, DAY, FRIDAY } from '#market/prices/testing.ts';
import { startYears, type Years } from './years.ts';

const folder = mkdtempSync(join(tmpdir(), 'parkett-warm-'));
const file = join(folder, 'warm', 'years.bin');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const indexMembers = catalogueSeed.indexMembers.filter(({ indexEntityValue }) => indexEntityValue === String(DAX)).slice(0, 3);
const wanted = new Set([String(DAX), ...indexMembers.map(({ entityValue }) => entityValue)]);
const catalogue: Seed = {
  ...catalogueSeed,
  instruments: catalogueSeed.instruments.filter(({ entityValue }) => wanted.has(entityValue)),
  notations: catalogueSeed.notations.filter(({ entityValue, isDefault }) => isDefault && wanted.has(entityValue)),
  indexMembers,
};
const COMPUTING = 'Zehn Jahre der wichtigsten Indizes werden berechnet …';

async function start(seed = 'test'): Promise<{ years: Years; said: string[] }> {
  const said: string[] = [];
  const parts = { seed, catalogue, series: new Map() };
  const years = startYears(parts, { instant: FRIDAY, folder, progress: (line) => said.push(line) });
  await years.first;
  await expect.poll(() => years.isDone(), { timeout: 60_000 }).toBe(true);
  return { years, said };
}

const figures = (years: Years | undefined, seed = 'test') => {
  const market = createMarket({ ...catalogue, seed, ahead: ['QUOTES'], years });
  // Builds the price paths. Afterwards days to compute exceed the budget on any machine, and cached days cost nothing.
  market.quote(DAX, FRIDAY);
  return { market, quick: () => withinBudget({ most: 1, spent: 0 }, () => market.performanceValues(DAX, FRIDAY)) };
};

it(
  'computes ten years once: the next start finds them, and they are those that everybody would compute',
  { timeout: 120_000 },
  async () => {
    const first = await start();
    expect(first.said).toEqual([COMPUTING]);
    const second = await start();
    expect(second.said).toEqual([]);
    expect(new Map(second.years.all)).toEqual(new Map(first.years.all));
    const cold = figures(undefined);
    expect(cold.quick).toThrow(OverBudget);
    for (const { years } of [first, second]) {
      const { market, quick } = figures(years);
      expect(quick()).toEqual(cold.market.performanceValues(DAX, FRIDAY));
      const window = { from: FRIDAY - 3_640 * DAY, to: FRIDAY, resolution: '1D' } as const;
      expect(market.bars(DAX, window)).toEqual(cold.market.bars(DAX, window));
    }
  },
);

it('never takes those of another market', { timeout: 120_000 }, async () => {
  await start();
  const { years, said } = await start('other');
  expect(said).toEqual([COMPUTING]);
  expect(figures(years, 'other').quick()).toEqual(figures(undefined, 'other').market.performanceValues(DAX, FRIDAY));
});

it('names a file that cannot be read, and computes its years anew', { timeout: 120_000 }, async () => {
  await start();
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, -7));
  const { said } = await start();
  expect(said).toEqual([`${file} ist nicht lesbar (damaged) und wird neu angelegt.`, COMPUTING]);
  expect(readFileSync(file).length).toBe(whole.length);
  expect((await start()).said).toEqual([]);
});
