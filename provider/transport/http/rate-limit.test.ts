import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProvider, type Provider } from '../../provider.ts';
import { SMALL_SEED } from '../../store/testing-seed.ts';
import { createTestStore } from '../../store/testing.ts';
import { FOR_EVERYONE } from '#entrance/for-everyone.ts';

describe('A provider with a limit of three calls', () => {
  let provider: Provider;
  let dispose: () => Promise<void>;

  beforeAll(async () => {
    const store = await createTestStore();
    dispose = store.dispose;
    provider = await createProvider({
      ...store.options,
      catalogue: SMALL_SEED,
      articles: [],
      logLevel: 'silent',
      derivatives: 0,
      rateLimit: { calls: 3, seconds: 60 },
    });
  }, 60_000);
  afterAll(async () => {
    await provider.close();
    await dispose();
  });

  const ask = (remoteAddress: string, url = '/api/v1/instruments/STOCK/82849', headers: Record<string, string> = {}) =>
    provider.inject({ url, remoteAddress, headers });
  const statuses = async (remoteAddress: string, times: number, url?: string, headers?: Record<string, string>): Promise<number[]> => {
    const seen: number[] = [];
    for (let time = 0; time < times; time += 1) seen.push((await ask(remoteAddress, url, headers)).statusCode);
    return seen;
  };

  it('answers the fourth with 429, the five fields, the seconds to wait and what is left', async () => {
    expect(await statuses('203.0.113.1', 3)).toEqual([200, 200, 200]);
    const refused = await ask('203.0.113.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      displayErrorMessage: 'Zu viele Anfragen. Bitte versuche es gleich noch einmal.',
      errorCode: 1429,
      errorMessage: expect.stringMatching(/^Too much at once; try again in \d+ s\.$/),
      identifier: refused.headers['x-request-id'],
      statusCode: 429,
    });
    const wait = Number(refused.headers['retry-after']);
    expect(wait > 0 && wait <= 60).toBe(true);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect([refused.headers['ratelimit-policy'], refused.headers['ratelimit']]).toEqual(['"visitor";q=3;w=60', `"visitor";r=0;t=${wait}`]);
  });

  it('counts each address on its own', async () => {
    expect(await statuses('203.0.113.2', 4)).toEqual([200, 200, 200, 429]);
    expect(await statuses('203.0.113.3', 1)).toEqual([200]);
  });

  it('counts wrong tokens too, so that nobody can try them all', async () => {
    const url = '/api/v1/users';
    expect(await statuses('203.0.113.4', 4, url)).toEqual([401, 401, 401, 429]);
  });

  it('takes as much as a call costs, which an answer from memory does not', async () => {
    const cheap = '/api/v1/instruments/STOCK/82849';
    const dear = `${cheap}/eod_history?range=Y1`;
    expect([(await ask('203.0.113.5', dear)).statusCode, (await ask('203.0.113.5', cheap)).statusCode]).toEqual([200, 429]);
  });

  it('takes more for a list of more rows', async () => {
    const list = '/api/v1/instruments/most_searched?limit=50';
    const seen = [await ask('203.0.113.11', list), await ask('203.0.113.11', list), await ask('203.0.113.12', `${list}0`)];
    expect(seen.map(({ statusCode }) => statusCode)).toEqual([200, 200, 400]);
    expect((await ask('203.0.113.11')).statusCode).toBe(429);
  });

  it('lets many pages behind one address ask for the way to the gateway', async () => {
    expect(await statuses('203.0.113.6', 20, '/api/v1/push/token')).toEqual(Array<number>(20).fill(401));
  });

  it('counts a visitor behind the site, whatever he writes before his address, and IPv6 by its network', async () => {
    const by = async (forwarded: string) =>
      (await ask('127.0.0.1', undefined, { 'x-forwarded-for': forwarded, ...FOR_EVERYONE })).statusCode;
    const seen = [];
    for (const part of ['a', '1.2.3.4', '', '127.0.0.1:5']) seen.push(await by(`${part}, 203.0.113.7`));
    for (const last of [1, 2, 3, 4]) seen.push(await by(`2001:db8::${last}`));
    expect(seen).toEqual([200, 200, 200, 429, 200, 200, 200, 429]);
    expect((await ask('203.0.113.7', undefined, { 'x-forwarded-for': '203.0.113.8' })).statusCode).toBe(429);
  });

  it('counts this machine too, but not what the site asks for everyone', async () => {
    expect(await statuses('127.0.0.1', 4)).toEqual([200, 200, 200, 429]);
    const asked = await Promise.all(Array.from({ length: 8 }, () => ask('127.0.0.1', undefined, { ...FOR_EVERYONE })));
    expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await statuses('203.0.113.9', 4, undefined, { ...FOR_EVERYONE })).toEqual([200, 200, 200, 429]);
  });
});
