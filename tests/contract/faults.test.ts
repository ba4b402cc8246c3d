import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Provider } from '#provider/provider.ts';
import { requiredQuery, wrongValueOf } from './examples.ts';
import { readOperations } from './operations.ts';
import { refusal } from './refusal.ts';
import { curlOf, send, type Wish } from './send.ts';
import { startTestProvider } from './start.ts';

const SEED = 20_261_121;

let provider: Provider;
let stop: () => Promise<void>;

beforeAll(async () => ({ provider, stop } = await startTestProvider()));
afterAll(() => stop());

const operations = readOperations().map((operation) => [operation.id, operation] as const);

describe.each(operations)('%s', (_id, operation) => {
  const ask = (wish: Wish) => send(provider, operation, wish);

  const wrong = operation.parameters.flatMap((parameter) => {
    const value = wrongValueOf(parameter);
    return value === undefined ? [] : [[parameter.name, value.why, parameter, value.value] as const];
  });
  it.each(wrong)('refuses %s with %s, naming it', async (name, _why, parameter, value) => {
    const wish = parameter.in === 'query' ? { query: { ...requiredQuery(operation), [name]: value } } : { path: { [name]: value } };
    const { status, bodyFaults, message } = refusal(operation, await ask(wish));
    expect([status, bodyFaults], curlOf(operation, wish)).toEqual([400, []]);
    expect(message).toContain(`${parameter.in}.${name}`);
  });

  it.each(Object.keys(requiredQuery(operation)))('refuses a request without %s', async (name) => {
    const { [name]: _left, ...rest } = requiredQuery(operation);
    const { status, bodyFaults, message } = refusal(operation, await ask({ query: rest }));
    expect([status, bodyFaults, message]).toEqual([400, [], `query.${name} is required`]);
  });

  it('never fails inside, whatever the parameters hold', async () => {
    const texts = operation.parameters.map(({ name }) => name);
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom('x', ...texts), fc.string({ unit: 'binary', maxLength: 130 })), async (values) => {
        const wish = { query: { ...requiredQuery(operation), ...values }, path: values };
        const { statusCode, payload } = await ask(wish);
        expect([statusCode < 500, statusCode], `${payload.slice(0, 300)}\n${curlOf(operation, wish)}`).toEqual([true, statusCode]);
      }),
      { seed: SEED, numRuns: 40 },
    );
  });
});

describe.each(operations.filter(([, { responses }]) => responses['404'] !== undefined))('%s', (_id, operation) => {
  it('does not find what there is not', async () => {
    const body = operation.bodyExample;
    const answer = await send(provider, operation, {
      body,
      path: { entityValue: '999999999', underlyingEntityValue: '999999999', articleId: '999999999', isoCurrencyBase: 'XXX' },
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
