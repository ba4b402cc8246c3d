import { describe, expect, it } from 'vitest';
import { madeMocks } from './mocks.ts';
import { readOperations } from './operations.ts';
import { faultsOf } from './schemas.ts';

const answering = readOperations().filter(({ success }) => success !== '204');
const mocks = await madeMocks();

describe.each(answering.map((operation) => [operation.id, operation] as const))('The mock of %s', (id, { responses, success }) => {
  it('answers what the contract says, and the same each time', () => {
    const answer = mocks.answerOf(id);
    expect(faultsOf(responses[success] ?? {}, answer)).toEqual([]);
    expect(mocks.answerOf(id)).toEqual(answer);
  });
});

it('stands for every operation', () => {
  expect(mocks.handlers).toHaveLength(readOperations().length);
});
