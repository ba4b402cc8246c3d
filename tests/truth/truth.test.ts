import { expect, it } from 'vitest';
import { catalogueOf, catalogueSeed } from '#provider/data/catalogue/testing.ts';
import { tableOf, createLedger } from './ledger.ts';
import { runTruth } from './run.ts';
import { openStage } from './stage.ts';

const FROM = Date.parse('2026-11-20T06:00:00Z');
/** DAX, gold, EUR/USD and Bitcoin have products; of every other type some. */
const UNDERLYINGS = ['20735', '1326189', 'EURUSD', 'BTC'];
const FEW = ['STOCK', 'FUND', 'INDEX', 'COMMODITY', 'CURRENCY', 'CRYPTO', 'INTEREST', 'FUTURE', 'BOND'].flatMap((type) =>
  catalogueSeed.instruments
    .filter(({ entityType }) => entityType === type)
    .filter((_, index) => index % 29 === 3)
    .slice(0, 3)
    .map(({ entityValue }) => entityValue),
);

it('no two answers of one second contradict each other, at some instants of a year', { timeout: 120_000 }, async () => {
  const stage = await openStage({ seed: 'slice', from: FROM, derivatives: 60, catalogue: catalogueOf([...UNDERLYINGS, ...FEW]) });
  try {
    const ledger = await runTruth({ stage, seed: 7, from: FROM, instants: 3, instruments: 30, patience: 60_000 });
    const all = [...ledger.tallies.values()];
    expect(
      all.flatMap(({ contradictions }) => contradictions),
      tableOf(ledger),
    ).toEqual([]);
    expect(all.reduce((total, { figures }) => total + figures, 0)).toBeGreaterThan(800);
  } finally {
    await stage.close();
  }
});

it('the ledger takes equal figures and tells those that are not', () => {
  const ledger = createLedger();
  const page = ledger.page('STOCK', '1', FROM);
  page.equal('same', 0.1 + 0.2, 0.3);
  page.equal('absent', undefined, undefined);
  page.equal('near', 1.004, 1, 0.005);
  page.equal('other', 1.01, 1);
  page.equal('missing', undefined, 1);
  page.holds('false', false);
  page.shows('shown', '4.385,96\u00A0USD', 4385.9649);
  page.shows('shown below 0', '\u22121,5\u00A0%', -1.5);
  page.shows('badly rounded', '0,95', 0.9562);
  expect(ledger.tallies.get('STOCK')?.contradictions.map(({ check }) => check)).toEqual(['other', 'missing', 'false', 'badly rounded']);
  expect(tableOf(ledger)).toMatch(/STOCK\s+1\s+0\s+8\s+4/u);
});
