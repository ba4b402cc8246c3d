import { beforeAll, describe, expect, it } from 'vitest';
import type { Provider } from '#provider/provider.ts';
import { brokenBodies } from './arbitraries.ts';
import { readOperations } from './operations.ts';
import { refusal } from './refusal.ts';
import { curlOf, send } from './send.ts';
import { sharedProvider } from './start.ts';

let provider: Provider;

beforeAll(async () => void (provider = await sharedProvider()));

const withBody = readOperations().flatMap((operation) =>
  operation.bodySchema === undefined ? [] : [[operation.id, operation, operation.bodySchema, operation.bodyExample] as const],
);

describe.each(withBody)('%s', (_id, operation, bodySchema, bodyExample) => {
  it.each([
    ['that is no JSON', '{"list":', 'application/json', 400],
    ['that is empty', '', 'application/json', 400],
    ['without anything', '{}', 'application/json', 400],
    ['that is a list', '[]', 'application/json', 400],
    ['that is null', 'null', 'application/json', 400],
    ['that reaches for the prototype', '{"__proto__":{"list":[]}}', 'application/json', 400],
    ['that is not sent as JSON', JSON.stringify(bodyExample), 'text/plain', 415],
    ['that is too large', JSON.stringify({ list: 'x'.repeat(operation.isEditorial ? 8_400_000 : 400_000) }), 'application/json', 413],
  ])('refuses a body %s', async (_what, body, type, expected) => {
    const { status, bodyFaults } = refusal(operation, await send(provider, operation, { body, type }));
    expect([status, bodyFaults]).toEqual([expected, []]);
  });

  it('refuses its body broken in any one place', async () => {
    const broken = brokenBodies(bodySchema, bodyExample);
    expect(broken.length).toBeGreaterThan(2);
    for (const { why, body } of broken) {
      const { status, bodyFaults } = refusal(operation, await send(provider, operation, { body }));
      expect([why, status, bodyFaults], curlOf(operation, { body })).toEqual([why, 400, []]);
    }
  });
});
