import { describe, expect, it, vi } from 'vitest';
import { createCall } from '#client/call.ts';
import { operationTable, type OperationId } from '#client/operations.ts';
import { createTransport } from '#client/transport.ts';
import { describeVisit } from '#client/visit-middleware.ts';
import { readOperations } from './operations.ts';

const operations = readOperations();
const asks = ({ parameters }: { parameters: readonly { name: string }[] }): boolean =>
  ['device', 'application'].every((name) => parameters.some((parameter) => parameter.name === name));

it('The client describes the visit to exactly the calls whose contract takes it', () => {
  const differing = operations.filter((operation) => 'visit' in operationTable[operation.id as OperationId] !== asks(operation));
  expect(differing.map(({ id }) => id)).toEqual([]);
});

it('[HTTP-017] The hooks of exactly these calls describe it by themselves', async () => {
  const modules = Object.values(import.meta.glob<Record<string, unknown>>('/client/generated/hooks/*.ts', { eager: true }));
  const functions = Object.assign({}, ...modules) as Record<string, unknown>;
  const describing = operations.filter(({ id }) => String(functions[id]).includes('sendWithVisit'));
  expect(describing.map(({ id }) => id)).toEqual(operations.filter(asks).map(({ id }) => id));
  expect(describing).not.toEqual([]);
});

describe('[HTTP-043] Every integration call', () => {
  const integration = operations.filter(({ path }) => path.startsWith('/api/v1/integration/'));

  it('is one of the eighteen that the specification lists', () => expect(integration).toHaveLength(18));

  it.each(integration.map(({ id, parameters }) => [id, parameters] as const))(
    'sends device and application with %s',
    async (id, parameters) => {
      const fetch = vi.fn(async (_address: string) => new Response('{}'));
      const transport = createTransport({ baseUrl: 'http://api.test/api', fetch: fetch as typeof globalThis.fetch });
      const call = createCall(
        transport,
        describeVisit(() => 'TABLET'),
      );
      const path = Object.fromEntries(parameters.filter((one) => one.in === 'path').map(({ name }) => [name, '1']));
      await call(id as OperationId, { path, body: { list: [] } });
      const { searchParams } = new URL(fetch.mock.calls[0]?.[0] ?? '');
      expect([...searchParams]).toEqual([
        ['application', 'WEBSITE'],
        ['device', 'TABLET'],
      ]);
    },
  );
});
