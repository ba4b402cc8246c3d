import { expect, it } from 'vitest';
import { catalogueSeed } from '#market/catalogue/testing.ts';
import { venueOf } from '#market/catalogue/index.ts';
import { FRIDAY_TEN, testWorld } from '#market/derivatives/testing.ts';
import { createCatalogueView } from '../../../services/search/catalogue-view.ts';
import type { ProviderContext } from '../../shared/context.ts';
import type { Handler } from '../handler.ts';
import { listComparedDerivatives } from './comparisons.ts';

const world = testWorld({ count: 300 });
const { book } = world.derivatives;
const [sap, dax] = ['SAP', 'DAX'].map((name) => world.underlyings.find((one) => one.name === name)?.entityValue ?? '');
const [ofSap, ofDax] = [sap, dax].map((underlying = '') => book.entityValueOf(book.rowsOf(underlying).from));

async function compared(isKept: (entityValue: string) => boolean): Promise<readonly string[]> {
  const instruments = catalogueSeed.instruments.filter(({ entityValue }) => isKept(entityValue));
  const view = createCatalogueView({ ...catalogueSeed, instruments }, book);
  const { market, derivatives } = world;
  const parts = { catalogue: () => view, market: () => market, derivatives: () => derivatives, venue: venueOf, now: () => FRIDAY_TEN };
  type Operation = Handler<'listComparedDerivatives'>;
  const input = { query: { entityValues: `${ofSap},${ofDax}` } } as Parameters<Operation['answer']>[0];
  const call = {} as Parameters<Operation['answer']>[2];
  const { list } = await listComparedDerivatives.answer(input, parts as unknown as ProviderContext, call);
  return list.map(({ instrument }) => instrument.entityValue);
}

it('a product whose underlying is gone costs a comparison its own column only', { timeout: 60_000 }, async () => {
  expect(await compared(() => true)).toEqual([ofSap, ofDax]);
  expect(await compared((entityValue) => entityValue !== sap)).toEqual([ofDax]);
});
