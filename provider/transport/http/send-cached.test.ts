import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAnswerCache, createCachedAnswer, isForEveryone } from './answer-cache.ts';
import { ANSWER_TIMEOUT_MS, inTime } from './deadline.ts';
import { sendCached } from './send-cached.ts';
import { openServer, serveOperations } from './server.ts';

const URL = '/api/v1/instruments/STOCK/82849/quote';
const LARGE = JSON.stringify({ text: 'Ö'.repeat(5_000) });

let app: FastifyInstance;
let made = 0;
let payload = '{"small":"€"}';
let second = 1;
const world = {};
beforeAll(async () => {
  const answers = createAnswerCache(() => [second, world]);
  const server = openServer({ logLevel: 'silent' });
  app = server.app;
  await serveOperations(server, {
    handlers: {
      getQuote: async (request, reply) => {
        made += 1;
        const cached = createCachedAnswer(payload, '"tag"', 'public, max-age=5');
        if (isForEveryone(request)) answers.keep(request.url, cached);
        await sendCached(request, reply, cached);
        return reply;
      },
      getStockSnapshot: () => inTime(() => new Promise(() => undefined)),
    },
    answers,
    health: () => new Promise(() => undefined),
  });
});
afterAll(() => app.close());

describe('An answer that was given a moment ago', { shuffle: false }, () => {
  it('has the head and the bytes of the first, but for its own identifier', async () => {
    made = 0;
    const [first, again] = [await app.inject(URL), await app.inject(URL)];
    const head = ({ headers }: typeof first) => ({ ...headers, date: '', 'x-request-id': '' });
    expect([again.statusCode, again.payload, made]).toEqual([200, '{"small":"€"}', 1]);
    expect(head(again)).toEqual(head(first));
    expect(head(again)).toMatchObject({
      'content-length': '15',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=5',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      etag: '"tag"',
      vary: 'X-ov-token',
    });
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('is 304 without a body for who has it', async () => {
    const answer = await app.inject({ url: URL, headers: { 'if-none-match': 'W/"tag"', 'accept-encoding': 'br' } });
    expect([answer.statusCode, answer.payload, answer.headers['content-type']]).toEqual([304, '', undefined]);
    expect([answer.headers.etag, answer.headers['cache-control']]).toEqual(['"tag"', 'public, max-age=5']);
  });

  it('is compressed for who takes it, and says to caches that there are several forms', async () => {
    second += 1;
    payload = LARGE;
    const get = (accepted: string) => app.inject({ url: URL, headers: { 'accept-encoding': accepted } });
    const [plain, packed] = [await get('identity'), await get('br;q=0, gzip')];
    expect([plain.payload, gunzipSync(packed.rawPayload).toString()]).toEqual([LARGE, LARGE]);
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'gzip']);
    expect([plain.headers.vary, packed.headers.vary]).toEqual(['X-ov-token, accept-encoding', 'X-ov-token, accept-encoding']);
    expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length));
  });

  it('is counted by the metrics like every other', async () => {
    const calls = async (): Promise<number> =>
      Number(/duration_seconds_count\{operation="getQuote",status="2xx"\} (\d+)/u.exec((await app.inject('/metrics')).payload)?.[1]);
    const before = await calls();
    await app.inject(URL);
    expect(await calls()).toBe(before + 1);
  });
});

describe('A call that never ends', () => {
  it.each(['/api/v1/stocks/82849/snapshot', '/health'])('is answered with 503 in time: %s', async (url) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const answer = Promise.resolve(app.inject(url));
      await vi.waitUntil(() => vi.getTimerCount() > 0);
      await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS);
      expect([(await answer).statusCode, (await answer).headers['retry-after']]).toEqual([503, '5']);
    } finally {
      vi.useRealTimers();
    }
  });
});
