import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTypedCall } from '#client/typed.ts';
import type { Provider } from '#provider/provider.ts';
import { requestsOf } from './arbitraries.ts';
import { requiredQuery } from './examples.ts';
import { watchNetwork } from './no-network.ts';
import { readOperations } from './operations.ts';
import { faultsOf } from './schemas.ts';
import { anonymousToken, curlOf, requestOf, send, type SentParts } from './send.ts';
import { startTestProvider } from './start.ts';

const SEED = 20_261_120;

let provider: Provider;
let stop: () => Promise<void>;

const network = watchNetwork();

beforeAll(async () => ({ provider, stop } = await startTestProvider()));
afterAll(async () => {
  network.end();
  await stop();
});

const operations = readOperations();
const named = operations.map((operation) => [operation.id, operation] as const);

describe.each(named)('%s', (_id, operation) => {
  const ask = (wanted: SentParts = {}) => send(provider, operation, wanted);

  const isIntegration = operation.path.startsWith('/api/v1/integration/');

  it(`[INSTR-035] [HTTP-073]${isIntegration ? ' [HTTP-062]' : ''} answers its example as the contract says`, async () => {
    const answer = await ask();
    const faults = operation.success === '204' ? answer.payload : faultsOf(operation.responses[operation.success] ?? {}, answer.json());
    expect([answer.statusCode, faults], answer.payload).toEqual([Number(operation.success), operation.success === '204' ? '' : []]);
  });

  const optional = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.required !== true);
  it.each(optional.map((parameter) => [parameter.name, String(parameter.example)] as const))(
    'answers as the contract says with %s alone',
    async (name, example) => {
      const answer = await ask({ query: { ...requiredQuery(operation), [name]: example } });
      const faults = faultsOf(operation.responses[operation.success] ?? {}, answer.json());
      expect([answer.statusCode, faults]).toEqual([Number(operation.success), []]);
    },
  );

  it.runIf(operation.isRepeatable)('takes an empty parameter as none', async () => {
    const empty = Object.fromEntries(optional.map(({ name }) => [name, '']));
    expect((await ask({ query: { ...requiredQuery(operation), ...empty } })).payload).toBe((await ask()).payload);
  });
});

describe.each(named.filter(([, { method, isRepeatable }]) => method === 'GET' && isRepeatable))('%s', (_id, operation) => {
  it('says how long its answer keeps, and sends it once', async () => {
    const first = await send(provider, operation);
    const isOfUser = /^\/api\/v\d\/(users|watchlists|articles\/editorial)|order_book$/.test(operation.path);
    const isOwn = isOfUser || isTypedCall(requiredQuery(operation));
    expect(first.headers['cache-control']).toMatch(isOwn ? /^private, no-store$/ : /^public, max-age=\d+/);
    const request = requestOf(operation);
    const again = await provider.inject({ ...request, headers: { ...request.headers, 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });
});

// Calls that need no token. Excludes editorial calls and the order book, which refuses requests without a token.
describe.each(
  named.filter(([id, { needsToken, isEditorial, isRepeatable }]) => !needsToken && !isEditorial && isRepeatable && id !== 'getOrderBook'),
)('%s', (_id, operation) => {
  it('[HTTP-019] answers the same with and without a token, and with a broken one', async () => {
    const answers = await Promise.all([null, anonymousToken(), 'kaputt', ' '].map((token) => send(provider, operation, { token })));
    expect(answers[0]?.statusCode).toBe(200);
    expect(new Set(answers.map(({ statusCode, payload }) => `${statusCode} ${payload}`)).size).toBe(1);
  });
});

describe.each(named)('%s', (_id, operation) => {
  it('answers whatever the contract allows with what it declares', async () => {
    await fc.assert(
      fc.asyncProperty(requestsOf(operation), async (wanted) => {
        const answer = await send(provider, operation, wanted);
        const status = answer.statusCode;
        const isExpected = status < 500 && String(status) in operation.responses;
        const schema = operation.responses[String(status)] ?? operation.responses.default ?? {};
        const faults = isExpected && status !== 204 ? faultsOf(schema, answer.json()) : [];
        expect([isExpected, faults], `${status} ${answer.payload.slice(0, 300)}\n${curlOf(operation, wanted)}`).toEqual([true, []]);
      }),
      { seed: SEED, numRuns: 15 },
    );
  });
});

it('[HTTP-073] Nothing outside this machine was asked for any of it', async () => {
  expect(network.tried).toEqual([]);
  await expect(fetch('http://192.0.2.1/')).rejects.toThrow('fetch failed');
  expect(network.tried).toEqual(['192.0.2.1']);
});

it('[HTTP-073] Every operation of the contracts is served', async () => {
  const answers = await Promise.all(
    operations.map(async (operation) => [operation.id, (await send(provider, operation)).statusCode] as const),
  );
  expect(answers.filter(([, status]) => status === 501)).toEqual([]);
});
