import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProvider, type Provider } from '../../provider.ts';
import { createTestStore } from '../../store/testing.ts';
import { readRateLimit } from './rate-limit.ts';

describe('PROVIDER_RATE_LIMIT', () => {
  it('is generous when it says nothing, and can be switched off', () => {
    expect([readRateLimit(undefined), readRateLimit(''), readRateLimit('off')]).toEqual([
      { calls: 600, seconds: 10 },
      { calls: 600, seconds: 10 },
      undefined,
    ]);
  });

  it('is calls by seconds', () => expect(readRateLimit('50/2')).toEqual({ calls: 50, seconds: 2 }));

  it.each(['viel', '0/10', '600', '5/0', '-1/3'])('refuses %s and says what to write', (text) => {
    expect(() => readRateLimit(text)).toThrow(/PROVIDER_RATE_LIMIT=.*etwa 600\/10/);
  });
});

describe('A provider with a limit of three calls', () => {
  let provider: Provider;
  let dispose: () => Promise<void>;

  beforeAll(async () => {
    const store = await createTestStore();
    dispose = store.dispose;
    provider = await createProvider({ ...store.options, logLevel: 'silent', derivatives: 0, rateLimit: { calls: 3, seconds: 60 } });
  }, 60_000);
  afterAll(async () => {
    await provider.close();
    await dispose();
  });

  const ask = (remoteAddress: string, url = '/api/v1/instruments/STOCK/82849') => provider.inject({ url, remoteAddress });
  const statuses = async (remoteAddress: string, times: number, url?: string): Promise<number[]> => {
    const seen: number[] = [];
    for (let time = 0; time < times; time += 1) seen.push((await ask(remoteAddress, url)).statusCode);
    return seen;
  };

  it('answers the fourth with 429, the five fields and the seconds to wait', async () => {
    expect(await statuses('203.0.113.1', 3)).toEqual([200, 200, 200]);
    const refused = await ask('203.0.113.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      displayErrorMessage: 'Zu viele Anfragen. Bitte versuche es gleich noch einmal.',
      errorCode: 1429,
      errorMessage: 'More than 3 calls in 60 seconds; see Retry-After.',
      identifier: refused.headers['x-request-id'],
      statusCode: 429,
    });
    const wait = Number(refused.headers['retry-after']);
    expect(wait > 0 && wait <= 60).toBe(true);
    expect(refused.headers['cache-control']).toBe('no-store');
  });

  it('counts each address on its own', async () => {
    expect(await statuses('203.0.113.2', 4)).toEqual([200, 200, 200, 429]);
    expect(await statuses('203.0.113.3', 1)).toEqual([200]);
  });

  it('counts wrong tokens too, so that nobody can try them all', async () => {
    const url = '/api/v1/users';
    expect(await statuses('203.0.113.4', 4, url)).toEqual([401, 401, 401, 429]);
  });

  it('lets many pages behind one address ask for the way to the gateway, and counts that on its own', async () => {
    const url = '/api/v1/push/token';
    const asked = await statuses('203.0.113.5', 61, url);
    expect([new Set(asked.slice(0, 60)), asked.at(-1)]).toEqual([new Set([401]), 429]);
    expect(await statuses('203.0.113.5', 4)).toEqual([200, 200, 200, 429]);
  });

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('lets %s, where the site runs, ask without end', async (address) => {
    expect(new Set(await statuses(address, 8))).toEqual(new Set([200]));
  });
});
