import { expect, it } from 'vitest';
import { catalogueSeed } from '#market/catalogue/testing.ts';
import { createCatalogueView } from '../search/catalogue-view.ts';
import { createMarket, type Market } from '#market/prices/index.ts';
import { openDatabase } from '../../store/database.ts';
import { createTestStore } from '../../store/testing.ts';
import { readState } from '../../store/state.ts';
import { createDerivatives, type Derivatives } from '#market/derivatives/index.ts';
import { readStock, replaceStock } from './stock.ts';
import { tendOnce } from './tend.ts';
import { FRIDAY_TEN } from '#market/derivatives/testing.ts';

const NAMES = new Set(['DAX', 'SAP', 'Gold']);
const catalogue = { ...catalogueSeed, instruments: catalogueSeed.instruments.filter(({ name }) => NAMES.has(name)) };
const COUNT = 400;

it('New products take the place of those that ended, which stay', async () => {
  const store = await createTestStore();
  const database = await openDatabase(store.options);
  const market: Market = createMarket({ seed: 'tend', ...catalogueSeed, derived: (idNotation) => derivatives.derived(idNotation) });
  const longAgo = Date.parse('2026-08-03T10:00:00Z');
  await replaceStock(database, { seed: 'tend', count: COUNT, now: longAgo, catalogue, market, progress: () => undefined });
  let revision: string | undefined;
  const load = async (): Promise<Derivatives> => {
    revision = await readState(database.sql, 'revision');
    return createDerivatives({ stock: await readStock(database.sql, catalogue), market: () => market, now: () => FRIDAY_TEN });
  };
  let derivatives = await load();
  const living = ({ book, figures }: Derivatives): number =>
    Array.from({ length: book.size }, (_, row) => row).filter((row) => !figures.hasEnded(row)).length;
  const before = derivatives;
  await before.figures.ready();
  const alive = living(before);
  expect(alive).toBeLessThan(COUNT * 0.9);

  const options = {
    database,
    seed: 'tend',
    now: () => FRIDAY_TEN,
    world: () => ({
      revision,
      catalogue: createCatalogueView({ ...catalogueSeed, instruments: catalogue.instruments }),
      market,
      derivatives,
    }),
    reload: async () => {
      derivatives = await load();
    },
  };
  expect(await tendOnce(options)).toBe(true);
  await derivatives.figures.ready();
  expect(derivatives.book.size).toBe(COUNT + (COUNT - alive));
  expect(living(derivatives)).toBeGreaterThan(COUNT * 0.95);
  for (let row = 0; row < before.book.size; row += 1) {
    const now = derivatives.book.rowByIsin(before.book.isinOf(row));
    expect(now === undefined ? undefined : derivatives.book.nameOf(now)).toBe(before.book.nameOf(row));
  }
  expect(await tendOnce(options)).toBe(false);
  const { ends } = await readStock(database.sql, catalogue);
  expect(ends).toEqual(derivatives.knownEnds());
  expect(new Set(ends?.serial).size).toBeGreaterThan(COUNT - alive - 20);
  await database.close();
  await store.dispose();
}, 120_000);
