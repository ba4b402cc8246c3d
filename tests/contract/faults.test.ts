import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Provider } from '#provider/provider.ts';
import { addressOf, exampleOf, requiredQuery, wrongValueOf } from './examples.ts';
import { follow, readOperations, type Operation } from './operations.ts';
import { faultsOf } from './schemas.ts';
import { startTestProvider } from './start.ts';

let provider: Provider;
let stop: () => Promise<void>;

beforeAll(async () => ({ provider, stop } = await startTestProvider()));
afterAll(() => stop());

interface Answer {
  readonly statusCode: number;
  json(): unknown;
}

/** Status, faults of the error body against what the contract declares for it, and the technical text. */
function refusal(operation: Operation, answer: Answer): { status: number; bodyFaults: string[]; message: string } {
  const schema = operation.responses[String(answer.statusCode)] ?? operation.responses.default ?? {};
  const body = answer.json() as { errorMessage: string; statusCode: number };
  expect(body.statusCode).toBe(answer.statusCode);
  return { status: answer.statusCode, bodyFaults: faultsOf(schema, body), message: body.errorMessage };
}

describe.each(readOperations().map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  const send = (query: Record<string, string>, path: Record<string, string> = {}) => {
    const body = operation.bodySchema === undefined ? {} : { payload: exampleOf(operation.bodySchema) as object };
    return provider.inject({ method: operation.method, url: addressOf(operation, query, path), ...body });
  };

  const wrong = operation.parameters.flatMap((parameter) => {
    const value = wrongValueOf(parameter);
    return value === undefined ? [] : [[parameter.name, value.why, parameter, value.value] as const];
  });
  it.each(wrong)('refuses %s with %s, naming it', async (name, _why, parameter, value) => {
    const answer =
      parameter.in === 'query'
        ? await send({ ...requiredQuery(operation), [name]: value })
        : await send(requiredQuery(operation), { [name]: value });
    const { status, bodyFaults, message } = refusal(operation, answer);
    expect([status, bodyFaults]).toEqual([400, []]);
    expect(message).toContain(`${parameter.in}.${name}`);
  });

  it.each(Object.keys(requiredQuery(operation)))('refuses a request without %s', async (name) => {
    const { [name]: _left, ...rest } = requiredQuery(operation);
    const { status, bodyFaults, message } = refusal(operation, await send(rest));
    expect([status, bodyFaults, message]).toEqual([400, [], `query.${name} is required`]);
  });

  const isKeyed = operation.parameters.some(({ in: place, name }) => place === 'path' && name !== 'entityType');
  it.runIf(isKeyed)('does not find what there is not', async () => {
    const answer = await send(requiredQuery(operation), { entityValue: '999999999', articleId: '999999999' });
    const { status, bodyFaults } = refusal(operation, answer);
    expect([status, bodyFaults]).toEqual([404, []]);
  });

  it('never fails inside, whatever the parameters hold', async () => {
    const texts = operation.parameters.map(({ name }) => name);
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom('x', ...texts), fc.string({ unit: 'binary', maxLength: 130 })), async (values) => {
        const answer = await send({ ...requiredQuery(operation), ...values }, values);
        expect(answer.statusCode).toBeLessThan(500);
      }),
      { numRuns: 40 },
    );
  });

  if (operation.bodySchema === undefined) return;
  const post = (payload: string, type = 'application/json') =>
    provider.inject({ method: 'POST', url: addressOf(operation), payload, headers: { 'content-type': type } });
  const whole = exampleOf(operation.bodySchema) as Record<string, unknown>;
  const required = (follow(operation.bodySchema) as { required?: string[] }).required ?? [];

  it.each([
    ['that is no JSON', '{"list":', 'application/json', 400],
    ['that is empty', '', 'application/json', 400],
    ['without what is required', '{}', 'application/json', 400],
    ['of another type', '[]', 'application/json', 400],
    ['with a field that nobody knows', JSON.stringify({ ...whole, fremd: 1 }), 'application/json', 400],
    ['with null for a list', JSON.stringify(Object.fromEntries(required.map((name) => [name, null]))), 'application/json', 400],
    ['with a number for a text', JSON.stringify(whole).replace('"82849"', '82849'), 'application/json', 400],
    ['with a value outside a list', JSON.stringify(whole).replace('"STOCK"', '"AKTIE"'), 'application/json', 400],
    ['that is not sent as JSON', JSON.stringify(whole), 'text/plain', 415],
    ['that is too large', JSON.stringify({ list: 'x'.repeat(400_000) }), 'application/json', 413],
  ])('refuses a body %s', async (_what, payload, type, expected) => {
    const { status, bodyFaults } = refusal(operation, await post(payload, type));
    expect([status, bodyFaults]).toEqual([expected, []]);
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
