import { expect, it } from 'vitest';
import { findField } from '#documents/operations/fields.ts';
import { operationTable } from '#documents/operations/table.ts';
import type { DataTableProps } from '../../generated/props.ts';
import { DECIDING } from './deciding.ts';
import { tableOf } from './table-plan.ts';

const tableWith = (operation: string, columns: readonly { field: string; rank?: number }[]): DataTableProps =>
  ({ type: 'data-table', headline: 'Treffer', operation, columns }) as unknown as DataTableProps;

it('what decides stays on a phone wherever it stands, unless the document ranks it', () => {
  const others = ['instrument', 'quote.last', 'fundsBaseData.volumeFundEuro', 'fundsBaseData.dateEmission'].map((field) => ({ field }));
  const ranks = (cost: { rank?: number }) =>
    tableOf(tableWith('findFunds', [...others, { field: 'fundsBaseData.ongoingCharges', ...cost }])).columns.map(({ rank }) => rank);
  expect(ranks({})).toEqual([1, 1, 2, 3, 1]);
  expect(ranks({ rank: 4 })).toEqual([1, 1, 2, 3, 4]);
});

it.each(Object.entries(DECIDING))('%s answers what decides', (operation, fields) => {
  const { answer } = operationTable.operations[operation]!;
  const list = findField(operationTable, answer, 'list');
  const of = list?.kind === 'list' ? (list.of ?? '') : '';
  for (const field of fields) expect([field, findField(operationTable, of, field)?.kind]).toEqual([field, 'value']);
});
