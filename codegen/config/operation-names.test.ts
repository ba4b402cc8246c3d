import { expect, it } from 'vitest';
import { operationsOf, withOperations } from './operation-names.ts';

const schema = {
  properties: { operation: { type: 'string', 'x-operation': 'reading', examples: ['a'] }, field: { 'x-operation': 'field' } },
};

it('offers editors the calls that read, and no others, where a block names one', () => {
  const table = operationsOf('contracts/http');
  if (table === undefined) throw new Error('There are no contracts.');
  const { properties } = withOperations(schema, table) as typeof schema;
  expect(properties.operation.examples).toEqual(expect.arrayContaining(['findStocks', 'getQuote']));
  expect(properties.operation.examples).not.toContain('loginUser');
  expect(properties.field).toEqual(schema.properties.field);
  expect(operationsOf('no/such/folder')).toBeUndefined();
});
