import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Provider } from '#provider/provider.ts';
import { addressOf, exampleOf, requiredQuery } from './examples.ts';
import { readOperations, type Operation } from './operations.ts';
import { faultsOf } from './schemas.ts';
import { startTestProvider } from './start.ts';

let provider: Provider;
let stop: () => Promise<void>;

beforeAll(async () => ({ provider, stop } = await startTestProvider()));
afterAll(() => stop());

function ask(operation: Operation, query: Record<string, string> = requiredQuery(operation)) {
  const body = operation.bodySchema === undefined ? {} : { payload: exampleOf(operation.bodySchema) as object };
  return provider.inject({ method: operation.method, url: addressOf(operation, query), ...body });
}

describe.each(readOperations().map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  it('[INSTR-035] answers its example as the contract says', async () => {
    const answer = await ask(operation);
    expect([answer.statusCode, faultsOf(operation.responses['200'] ?? {}, answer.json())]).toEqual([200, []]);
  });

  const optional = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.required !== true);
  it.runIf(optional.length > 0)('answers as the contract says with each optional parameter alone', async () => {
    for (const parameter of optional) {
      const answer = await ask(operation, { ...requiredQuery(operation), [parameter.name]: String(parameter.example) });
      expect([parameter.name, answer.statusCode, faultsOf(operation.responses['200'] ?? {}, answer.json())]).toEqual([
        parameter.name,
        200,
        [],
      ]);
    }
  });

  it('takes an empty parameter as none', async () => {
    const empty = Object.fromEntries(optional.map(({ name }) => [name, '']));
    expect((await ask(operation, { ...requiredQuery(operation), ...empty })).payload).toBe((await ask(operation)).payload);
  });

  it.runIf(operation.method === 'GET')('says how long its answer keeps, and sends it once', async () => {
    const first = await ask(operation);
    expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+/);
    const again = await provider.inject({
      method: 'GET',
      url: addressOf(operation, requiredQuery(operation)),
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });
});
