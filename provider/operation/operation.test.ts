import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProvider, type Provider } from '../provider.ts';
import { SMALL_SEED } from '../store/testing-seed.ts';
import { createTestStore } from '../store/testing.ts';
import { addReadiness } from './readiness.ts';

const lines: string[] = [];
let provider: Provider;
let dispose: () => Promise<void>;

beforeAll(async () => {
  const store = await createTestStore();
  dispose = store.dispose;
  provider = await createProvider({
    ...store.options,
    catalogue: SMALL_SEED,
    clock: { now: () => Date.parse('2026-11-20T10:00:00Z') },
    logLevel: 'info',
    logStream: { write: (line) => lines.push(line) },
    metricsToken: 'geheim-fuer-den-betrieb',
  });
});
afterAll(async () => {
  await provider.close();
  await dispose();
});

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  provider.inject({ url, headers, remoteAddress });
const STOCK = '/api/v1/instruments/STOCK/82849';

describe('The log', () => {
  it('has one line of JSON for an answer, with the operation and the identifier that the answer carries', async () => {
    lines.length = 0;
    const answer = await get(`${STOCK}/quote`);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { service: 'provider', operation: 'getQuote', method: 'GET', status: 200, reqId: answer.headers['x-request-id'] },
    ]);
  });

  it('tells nothing of who asked or what for', async () => {
    lines.length = 0;
    const visitor = { 'x-ov-token': 'sitzung-5sVb0kqk2h3uZ8n1', 'user-agent': 'Browser-der-Besucherin', cookie: 'a=Keks' };
    await get('/api/v1/instruments/query?searchValue=Suchwort', visitor, '203.0.113.77');
    await provider.inject({
      method: 'POST',
      url: '/api/v1/users/login',
      headers: visitor,
      payload: { email: 'anna@example.org', password: 'Geheimwort' },
    });
    await get('/gibtesnicht/Suchwort', visitor, '203.0.113.77');
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.join('\n')).not.toMatch(/Suchwort|sitzung-|Browser|Keks|203\.0\.113|anna@|Geheimwort/u);
  });
});

describe('Whether it is ready', () => {
  it('is 200 while requests are welcome', async () => {
    const answer = await get('/ready');
    expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([200, { status: 'ready' }, 'no-store']);
  });

  it('is 503 with the reason while something is missing', async () => {
    const app = fastify();
    addReadiness(app, async () => ({ isReady: false, reason: 'The store does not answer.' }));
    const answer = await app.inject('/ready');
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'not ready', reason: 'The store does not answer.' }]);
  });
});

describe('A provider whose store takes no writes', () => {
  const app = fastify();
  addReadiness(app, async () => ({ isReady: false, reason: 'Writes are refused.', canRead: true }));

  it('is not ready, but ready enough for who only wants to read', async () => {
    const [all, reading] = [await app.inject('/ready'), await app.inject('/ready?for=reading')];
    const body = { status: 'read-only', reason: 'Writes are refused.' };
    expect([all.statusCode, all.json(), reading.statusCode, reading.json()]).toEqual([503, body, 200, body]);
  });
});

describe('The metrics', () => {
  it('count the calls of an operation by outcome, with the seconds they took', async () => {
    const calls = async (): Promise<number> => {
      const { payload } = await get('/metrics');
      return Number(/parkett_call_duration_seconds_count\{operation="getInstrument",status="4xx"\} (\d+)/u.exec(payload)?.[1] ?? 0);
    };
    const before = await calls();
    await get('/api/v1/instruments/STOCK/gibtesnicht');
    await get('/api/v1/instruments/STOCK/gibtesnicht');
    expect(await calls()).toBe(before + 2);
  });

  it('tell what is in memory', async () => {
    expect((await get('/metrics')).payload).toContain(`parkett_instruments ${SMALL_SEED.instruments.length}`);
  });

  it('are for this machine, and for others with the token only', async () => {
    const from = async (headers: Record<string, string>): Promise<number> => (await get('/metrics', headers, '203.0.113.77')).statusCode;
    expect([
      await from({}),
      await from({ authorization: 'Bearer falsch' }),
      await from({ authorization: 'Bearer geheim-fuer-den-betrieb' }),
    ]).toEqual([403, 403, 200]);
  });
});

describe('Compression', () => {
  const plain = () => get(`${STOCK}/eod_history?range=Y1`);
  it.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ] as const)('packs a large answer as %s for who takes it, and keeps its ETag', async (encoding, unpack) => {
    const [whole, packed] = [await plain(), await get(`${STOCK}/eod_history?range=Y1`, { 'accept-encoding': encoding })];
    expect([packed.headers['content-encoding'], packed.headers.etag, packed.headers.vary]).toEqual([
      encoding,
      whole.headers.etag,
      'X-ov-token, accept-encoding',
    ]);
    expect(unpack(packed.rawPayload).toString()).toBe(whole.payload);
    expect(packed.rawPayload.length).toBeLessThan(whole.rawPayload.length / 2);
  });

  it('leaves a small answer as it is', async () => {
    expect((await get(`${STOCK}/quote`, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBeUndefined();
  });

  it('sends nothing but the head to who has it already', async () => {
    const again = await get(`${STOCK}/eod_history?range=Y1`, {
      'accept-encoding': 'gzip',
      'if-none-match': String((await plain()).headers.etag),
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });
});

describe('Limits', () => {
  it('refuses a body above 256 KiB with 413 and says so in the five fields', async () => {
    const answer = await provider.inject({
      method: 'POST',
      url: '/api/v1/instruments/list',
      headers: { 'content-type': 'application/json' },
      payload: `{"x":"${'x'.repeat(300_000)}"}`,
    });
    expect([answer.statusCode, answer.json<{ displayErrorMessage: string }>().displayErrorMessage]).toEqual([
      413,
      'Die Anfrage ist zu groß.',
    ]);
  });

  it('refuses heads that are too large on the socket itself', async () => {
    const address = new URL(await provider.listen({ port: 0 }));
    const status = await new Promise<number | undefined>((resolve, reject) => {
      httpRequest(address, { headers: { 'x-viel': 'x'.repeat(40_000) } }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(431);
  });
});
