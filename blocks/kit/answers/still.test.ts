import { expect, it } from 'vitest';
import { tableOf } from './table-plan.ts';
import { instantOf } from './still.ts';
import type { DataTableProps } from '../../generated/props.ts';

const planOf = (operation: string, ...fields: string[]) =>
  tableOf({ type: 'data-table', headline: 'x', operation, columns: fields.map((field) => ({ field })) } as unknown as DataTableProps);
const lives = ({ columns }: ReturnType<typeof planOf>) => columns.map(({ field }) => field.live);

it.each([
  ['a leverage', 'listSimilarDerivatives', 'gearingAsk'],
  ['a distance to the threshold', 'findDerivatives', 'differenceKnockoutPct'],
  ['an implied volatility', 'findDerivatives', 'impliedVolatility'],
  ['a yield', 'findBonds', 'bondsFigures.yieldToMaturity'],
])('lets no price move beside %s', (_, operation, figure) => {
  expect(lives(planOf(operation, 'quote.bid', figure, 'quote.ask'))).toEqual([undefined, undefined, undefined]);
  expect(lives(planOf(operation, 'quote.bid', 'quote.ask'))).toEqual(['bid', 'ask']);
});

it('lets prices move beside what was promised once', () => {
  expect(lives(planOf('listSimilarDerivatives', 'strikeAbs', 'knockOutAbs', 'quote.ask'))).toEqual([undefined, undefined, 'ask']);
});

it('says of which instant a table is that stands still: that of its answer, else of its latest price', () => {
  const { columns } = planOf('listSimilarDerivatives', 'gearingAsk', 'quote.ask');
  const rows = ['15:38:08', '15:38:21', '15:37:59'].map((time) => ({ quote: { datetimeAsk: `2026-07-31T${time}.000+00:00` } }));
  expect(instantOf({}, rows, columns)).toBe('Stand 31.07.2026, 17:38:21\u00A0Uhr');
  expect(instantOf({ dateCalculation: '2026-07-31T15:38:00.000+00:00' }, rows, columns)).toBe('Stand 31.07.2026, 17:38:00\u00A0Uhr');
  expect(instantOf({}, rows, planOf('listSimilarDerivatives', 'quote.ask').columns)).toBeUndefined();
});

it('knows of a list in which order the call gives it', () => {
  const columns = [{ field: 'instrument' }, { field: 'performancePct' }];
  const given = (rows: string) =>
    tableOf({ type: 'data-table', headline: 'x', operation: 'getIndexTopFlop', rows, columns } as unknown as DataTableProps).given;
  expect(given('topList')).toEqual({ path: 'performancePct', direction: 'descending' });
  expect(given('flopList')).toEqual({ path: 'performancePct', direction: 'ascending' });
});
