import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoEmail } from '../services/accounts/demo-users.ts';
import { DEMO_PASSWORD, QUIET_USERS } from '../services/accounts/settings.ts';
import { createProvider, type Provider } from '../provider.ts';
import { createTestStore } from '../store/testing.ts';

// Only a server supports two processes; npm run test:postgres provides one.
const isServer = (process.env.DATABASE_URL ?? '') !== '';

const ADDRESSES = [
  '/api/v1/instruments/query?searchValue=siemens&limit=5',
  '/api/v1/instruments/search/facet?searchValue=gold&perType=3',
  '/api/v1/instruments/STOCK/82849/quote',
  '/api/v1/instruments/STOCK/82849/quotes',
  '/api/v1/instruments/STOCK/82849/chart_history?range=D1&resolution=1m',
  '/api/v1/instruments/INDEX/20735/chart_history?range=Y10&resolution=1D',
  '/api/v1/instruments/STOCK/82849/times_and_sales?perPage=50',
  '/api/v2/indices/20735/constituents',
  '/api/v1/stocks/82849/snapshot',
  '/api/v1/derivatives/finder/configuration_query?sort=gearingAsk&order=DESC&calculateTotal=true',
  '/api/v1/derivatives/finder/configuration_query?entityValueUnderlying=20735&page=1',
  '/api/v1/funds/finder/configuration_query?page=0&calculateTotal=true',
  '/api/v1/bonds/finder/configuration_query?page=0',
  '/api/v1/stocks/finder/configuration_query?page=0',
  '/api/v1/articles/finder/configuration_query?page=0',
  '/api/v1/calendar_events/events?page=0',
];

describe.skipIf(!isServer)('Two providers on one PostgreSQL', () => {
  let providers: readonly [Provider, Provider];
  let dispose: () => Promise<void>;

  beforeAll(async () => {
    const store = await createTestStore();
    dispose = store.dispose;
    const start = () =>
      createProvider({
        ...store.options,
        seed: 'two',
        derivatives: 2_000,
        clock: { now: () => Date.parse('2026-11-20T10:00:00Z') },
        users: { ...QUIET_USERS, demoPassword: DEMO_PASSWORD },
        logLevel: 'fatal',
      });
    // Starts both at once like a cluster: one of them migrates and fills the store, the other waits.
    providers = await Promise.all([start(), start()]);
  }, 120_000);
  afterAll(async () => {
    await Promise.all(providers.map((provider) => provider.close()));
    await dispose();
  });

  it.each(ADDRESSES)('answer alike: %s', async (url) => {
    const [one, other] = await Promise.all(providers.map((provider) => provider.inject(url)));
    expect([other?.statusCode, other?.payload]).toEqual([200, one?.payload]);
  });

  it('share users, sessions and watchlists, and notice within two seconds that a session has ended', async () => {
    const [one, other] = providers;
    const login = await one.inject({
      method: 'POST',
      url: '/api/v1/users/login',
      payload: { email: demoEmail('plus'), password: DEMO_PASSWORD },
    });
    const headers = { 'x-ov-token': login.json<{ token: string }>().token };
    const made = await one.inject({ method: 'POST', url: '/api/v2/watchlists', headers, payload: { name: 'Von einem angelegt' } });
    const seen = await other.inject({ url: '/api/v2/watchlists', headers });
    expect([made.statusCode, seen.statusCode, seen.payload.includes('Von einem angelegt')]).toEqual([201, 200, true]);
    await one.inject({ url: '/api/v1/users/logout', headers });
    const status = async (): Promise<number> => (await other.inject({ url: '/api/v2/watchlists', headers })).statusCode;
    await expect.poll(status, { timeout: 2_500, interval: 100 }).toBe(401);
  });
});
