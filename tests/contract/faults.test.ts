import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Provider } from '#provider/provider.ts';
import { createTally, fuzzSeed, fuzzTimes, inLanes } from '#tests/fuzz/tally.ts';
import { requiredQuery, wrongValueOf } from './examples.ts';
import { hostileCallsOf } from './hostile-calls.ts';
import { readOperations } from './operations.ts';
import { refusal } from './refusal.ts';
import { curlOf, send, type SentParts } from './send.ts';
import { startTestProvider } from './start.ts';

/** Number of calls of each operation in `npm test`. */
const CALLS_EACH = 165;

let provider: Provider;
let stop: () => Promise<void>;

beforeAll(async () => ({ provider, stop } = await startTestProvider()));
afterAll(() => stop());

const operations = readOperations().map((operation) => [operation.id, operation] as const);

const withParameters = operations.filter(
  ([, operation]) => operation.parameters.some((parameter) => wrongValueOf(parameter)) || Object.keys(requiredQuery(operation)).length > 0,
);

describe.each(withParameters)('%s', (_id, operation) => {
  const ask = (wanted: SentParts) => send(provider, operation, wanted);

  const wrong = operation.parameters.flatMap((parameter) => {
    const value = wrongValueOf(parameter);
    return value === undefined ? [] : [[parameter.name, value.why, parameter, value.value] as const];
  });
  it.each(wrong)('refuses %s with %s, naming it', async (name, _why, parameter, value) => {
    const wanted = parameter.in === 'query' ? { query: { ...requiredQuery(operation), [name]: value } } : { path: { [name]: value } };
    const { status, bodyFaults, message } = refusal(operation, await ask(wanted));
    expect([status, bodyFaults], curlOf(operation, wanted)).toEqual([400, []]);
    expect(message).toContain(`${parameter.in}.${name}`);
  });

  it.each(Object.keys(requiredQuery(operation)))('refuses a request without %s', async (name) => {
    const { [name]: _left, ...rest } = requiredQuery(operation);
    const { status, bodyFaults, message } = refusal(operation, await ask({ query: rest }));
    expect([status, bodyFaults, message]).toEqual([400, [], `query.${name} is required`]);
  });
});

describe.each(operations.filter(([, { responses }]) => responses['404'] !== undefined))('%s', (_id, operation) => {
  it('does not find what there is not', async () => {
    const body = operation.bodyExample;
    const answer = await send(provider, operation, {
      body,
      path: {
        entityValue: '999999999',
        underlyingEntityValue: '999999999',
        articleId: '999999999',
        documentId: 'articles/gibt-es-nicht.yaml',
        publicationId: 'p-gibt-es-nicht',
        searchId: '99999999',
        isoCurrencyBase: 'XXX',
      },
    });
    const { status, bodyFaults } = refusal(operation, answer);
    expect([status, bodyFaults]).toEqual([404, []]);
  });
});

describe('The provider', () => {
  it.each([
    ['/api/v1/nirgends', 404],
    ['/api/v1/%zz', 400],
    [`/api/v1/stocks/${'9'.repeat(300)}/snapshot`, 414],
  ])('answers %s with the five fields', async (url, status) => {
    const answer = await provider.inject(url);
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(answer.json<object>()).toSorted()).toEqual([
      'displayErrorMessage',
      'errorCode',
      'errorMessage',
      'identifier',
      'statusCode',
    ]);
    expect(answer.headers['x-request-id']).toBe(answer.json<{ identifier: string }>().identifier);
  });

  it('lets any page read by GET, and none write', async () => {
    const read = await provider.inject('/api/v1/instruments/STOCK/82849');
    const preflight = await provider.inject({
      method: 'OPTIONS',
      url: '/api/v1/instruments/list',
      headers: { origin: 'https://example.org', 'access-control-request-method': 'POST' },
    });
    expect([read.headers['access-control-allow-origin'], preflight.headers['access-control-allow-methods']]).toEqual(['*', 'GET, HEAD']);
  });

  it.each(['instrument', 'prices', 'instruments'])('takes no import by /admin/%s without the token of its folder', async (route) => {
    const answer = await provider.inject({
      method: 'POST',
      url: `/admin/${route}`,
      payload: {},
      headers: { 'x-parkett-admin': 'geraten' },
    });
    expect(answer.statusCode).toBe(403);
  });

  it('tells that its store answers', async () => {
    expect((await provider.inject('/health')).json()).toMatchObject({ status: 'ok', store: expect.stringMatching(/embedded|server/) });
  });
});

const FINDERS = new Set(['findStocks', 'findIndices', 'findFunds', 'findBonds', 'findCurrencies', 'findCryptos', 'findDerivatives']);
/**
 * Calls each finder once. In production the provider does so before it is ready (`provider/transport/http/rehearsal.ts`); this one has no
 * rehearsal.
 */
async function openFinders(): Promise<void> {
  const finders = operations.filter(([id]) => FINDERS.has(id));
  expect(finders).toHaveLength(7);
  for (const [, { path }] of finders) {
    const ask = async (): Promise<number> => (await provider.inject(`${path}?calculateFacets=true`)).statusCode;
    await expect.poll(ask, { timeout: 120_000 }).toBe(200);
  }
}

it(
  'Whatever strangers send to any operation is answered, without a fault inside and within two seconds',
  { timeout: 600_000 },
  async () => {
    await openFinders();
    const tally = createTally();
    for (const [id, operation] of operations) {
      await inLanes(hostileCallsOf(operation, CALLS_EACH * fuzzTimes), 8, async (call) => {
        const start = performance.now();
        const { statusCode: status, headers } = await provider.inject(call);
        const answer = { status, retryAfter: headers['retry-after'], milliseconds: performance.now() - start };
        tally.add(answer, () => `${id} (seed ${fuzzSeed}) ${JSON.stringify(call).slice(0, 1_500)}`);
      });
    }
    expect(tally.faults.slice(0, 5)).toEqual([]);
    expect(tally.calls).toBe(operations.length * CALLS_EACH * fuzzTimes);
    expect((await provider.inject('/health')).statusCode).toBe(200);
  },
);
