import { expect, it } from 'vitest';
import { mountBlockWith } from '../../kit/testing-mount.ts';
import { fixtureOf } from '../../kit/testing.ts';
import { showBlock } from '../../kit/testing-dom.ts';
import type { BlockInput } from '../../kit/block.ts';
import type { DataTableProps } from '../../generated/props.ts';
import { tableColumn } from '../../kit/answers/table-column.tsx';
import { tableOf } from '../../kit/answers/table-plan.ts';
import { needs } from './data.ts';

it('draws a course as a line, asks for it where a column shows it, and leaves the cell empty without one', async () => {
  const { props, page } = fixtureOf('data-table', 'with courses') as unknown as BlockInput<DataTableProps>;
  expect(needs({ props, page } as BlockInput<DataTableProps>).answer?.input).toMatchObject({ query: { calculateCourses: true } });
  const plain = fixtureOf('data-table', 'shares') as unknown as BlockInput<DataTableProps>;
  expect(needs(plain).answer?.input).not.toMatchObject({ query: { calculateCourses: expect.anything() as unknown } });
  await showBlock('data-table', 'with courses');
  const cells = [...document.querySelectorAll('tbody td')];
  expect(cells.map((cell) => cell.querySelector('.sparkline')?.getAttribute('data-direction'))).toEqual(['up', undefined]);
});

it('ends days and times at the end of their column, as the figures beside them, and begins texts at its start', () => {
  const columns = [
    { field: 'instrument' },
    { field: 'quote.datetimeLast', format: 'date' },
    { field: 'quote.datetimeLast' },
    { field: 'quote.last' },
    { field: 'company.branch.name' },
  ] as unknown as DataTableProps['columns'];
  const plan = tableOf({ type: 'data-table', headline: 'Aktien', operation: 'findStocks', ...(columns && { columns }) });
  expect(plan.columns.map((column) => tableColumn(column, '2026-11-20T10:30:00Z', undefined).align)).toEqual([
    undefined,
    'end',
    'end',
    'end',
    undefined,
  ]);
});

it.each([
  ['/derivate/finder?entitySubType=KNOCK_OUT', '/derivate/finder?entitySubType=KNOCK_OUT'],
  ['javascript:alert(1)', undefined],
  [undefined, undefined],
])('has a text lead to the address beside it, %s, where that is one', async (url, href) => {
  const columns = [{ field: 'name', link: 'url' }, { field: 'total' }] as const;
  const props = { type: 'data-table' as const, headline: 'Schnellzugriffe', operation: 'listDerivativeQuicklinks', columns };
  await mountBlockWith('data-table', 'nothing there', {
    props,
    data: { answer: { list: [{ name: 'Knock-Outs auf DAX', url, total: 12 }] } },
  });
  const cell = document.querySelector('tbody th');
  expect([cell?.textContent, cell?.querySelector('a')?.getAttribute('href')]).toEqual(['Knock-Outs auf DAX', href]);
});
