import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { OverBudget } from '#market/base/index.ts';
import type { ProviderContext } from '../shared/context.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { AnswerWorkers } from './workers/answer-workers.ts';
import { ANSWER_TIMEOUT_MS } from './deadline.ts';
import { createHandlers } from './handlers.ts';
import { openServer, serveOperations } from './server.ts';

const QUOTE = '/api/v1/instruments/STOCK/82849/quote';
type Payload = Awaited<ReturnType<AnswerWorkers['answer']>>;

const lines: string[] = [];
const asked: ((payload: Payload) => void)[] = [];
const world = {};
const answers = createAnswerCache(() => [1, world]);
let app: FastifyInstance;
beforeAll(async () => {
  // Exceeds the budget of this thread at its first step; the worker thread answers when the test releases it.
  const context = {
    catalogue: () => {
      throw new OverBudget('Too long');
    },
    now: () => 0,
    sessions: { find: async () => undefined },
  } as unknown as ProviderContext;
  const workers = {
    budgetFor: () => ({ most: 0, spent: 0 }),
    spentInVain: () => undefined,
    answer: () => new Promise<Payload>((resolve) => asked.push(resolve)),
  } as unknown as AnswerWorkers;
  const server = openServer({ logLevel: 'info', logStream: { write: (line) => lines.push(line) } });
  app = server.app;
  await serveOperations(server, {
    handlers: createHandlers(context, answers, workers),
    answers,
    health: async () => ({}),
  });
});
afterAll(() => app.close());

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const payload = (text: string): Payload => ({ payload: text, etag: `"${text}"`, dataClass: 'quotes' });

it.each([
  ['that everyone shares', {}],
  ['of a session', { 'x-ov-token': 'a-token-of-nobody-0123' }],
])('sends one answer only, %s: what is made too late finds the 503 and stays where it is', async (_whose, headers) => {
  lines.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const answer = Promise.resolve(app.inject({ url: QUOTE, headers }));
    await vi.waitUntil(() => asked.length > 0);
    await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS);
    expect((await answer).statusCode).toBe(503);
  } finally {
    vi.useRealTimers();
  }
  asked.pop()?.(payload('"late"'));
  await settled();
  await settled();
  expect(lines.map((line) => (JSON.parse(line) as { msg: string; status?: number }).status)).toEqual([503]);
  expect(answers.find(QUOTE)).toBeUndefined();
});

it('sends what is made in time, and keeps it for the next', async () => {
  lines.length = 0;
  const answer = Promise.resolve(app.inject(QUOTE));
  await vi.waitUntil(() => asked.length > 0);
  asked.pop()?.(payload('"soon"'));
  expect([(await answer).statusCode, (await answer).payload, (await app.inject(QUOTE)).payload]).toEqual([200, '"soon"', '"soon"']);
  expect(asked).toHaveLength(0);
});
