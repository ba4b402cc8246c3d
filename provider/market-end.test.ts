import { expect, it } from 'vitest';
import { createProvider } from './provider.ts';
import { SMALL_SEED } from './store/testing-seed.ts';
import { createTestStore } from './store/testing.ts';

it('A provider whose clock has left the market behind stands still at its end', async () => {
  const store = await createTestStore();
  const clock = { now: () => Date.parse('2070-01-01T12:00:00Z') };
  const provider = await createProvider({ ...store.options, seed: 'end', catalogue: SMALL_SEED, derivatives: 0, clock, logLevel: 'fatal' });
  const quote = await provider.inject('/api/v1/instruments/STOCK/82849/quote');
  const chart = await provider.inject('/api/v1/instruments/STOCK/82849/chart_history?range=Y1');
  await provider.close();
  await store.dispose();
  expect([quote.statusCode, chart.statusCode]).toEqual([200, 200]);
  expect(quote.json<{ datetimeLast: string }>().datetimeLast).toMatch(/^2058-12-30/);
});
