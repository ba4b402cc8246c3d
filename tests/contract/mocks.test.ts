import { describe, expect, it } from 'vitest';
import * as mocks from '#client/generated/mocks/mocks.ts';
import { readOperations } from './operations.ts';
import { faultsOf } from './schemas.ts';

const answering = readOperations().filter(({ success }) => success !== '204');
const byName = mocks as unknown as Readonly<Record<string, (() => unknown) | undefined>>;
const mockOf = (id: string) => byName[`get${id.charAt(0).toUpperCase()}${id.slice(1)}ResponseMock`];

describe.each(answering.map((operation) => [operation.id, operation] as const))('The mock of %s', (id, { responses, success }) => {
  it('answers what the contract says, and the same each time', () => {
    const mock = mockOf(id);
    const answer = mock?.();
    expect(faultsOf(responses[success] ?? {}, answer)).toEqual([]);
    expect(mock?.()).toEqual(answer);
  });
});

it('stands for every operation', () => {
  expect(mocks.getParkettMock()).toHaveLength(readOperations().length);
});
