import { afterAll, beforeAll, expect, it } from 'vitest';
import { FIXED_MARKET, FIXED_PRICES } from '#market/testing.ts';
import { createProvider, type Provider } from './provider.ts';
import { createTestStore } from './store/testing.ts';

let provider: Provider;
let address: string;
let dispose: () => Promise<void>;

beforeAll(async () => {
  const store = await createTestStore();
  dispose = store.dispose;
  const clock = { now: () => Date.parse('2026-11-20T10:00:00Z') };
  provider = await createProvider({ ...store.options, market: FIXED_MARKET, derivatives: 0, clock, articles: [], logLevel: 'fatal' });
  address = await provider.listen({ port: 0 });
});
afterAll(async () => {
  await provider.close();
  await dispose();
});

interface Quote {
  readonly last: number;
  readonly market: { readonly idNotation: number };
  readonly priceSource: { readonly name: string };
}

async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`${address}/api/v1/${path}`);
  expect(answer.status).toBe(200);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Parsed JSON of our own provider
  return (await answer.json()) as Answer;
}

it.each([
  ['9001', 501],
  ['9002', 502],
  ['9003', 503],
])('tells the quote of share %s by another market', async (entityValue, idNotation) => {
  const { last, market, priceSource } = await ask<Quote>(`instruments/STOCK/${entityValue}/quote`);
  expect([market.idNotation, last, priceSource.name]).toEqual([idNotation, FIXED_PRICES.get(idNotation), 'Festpreise']);
});

it('finds its instruments, and draws their history', async () => {
  const found = await ask<unknown>('instruments/query?searchValue=Beta');
  expect(JSON.stringify(found)).toContain('DE000A0BETA7');
  const history = await ask<unknown>('instruments/STOCK/9002/chart_history?range=M1');
  expect(JSON.stringify(history)).toContain('250');
});
