import { expect, it } from 'vitest';
import type { FinderProps } from '../../generated/props.ts';
import { finderPlan, shownColumns } from './plan.ts';

const finderOf = (entitySubType: string): FinderProps => ({
  type: 'finder',
  headline: 'Derivate',
  hits: { one: 'Produkt', many: 'Produkte' },
  operation: 'findDerivatives',
  empty: 'Nichts passt.',
  presets: { entitySubType },
  filters: [{ parameter: 'entitySubType', kind: 'choices' }],
  columns: [
    { field: 'instrument' },
    { field: 'gearingAsk', decidesFor: ['KNOCKOUT_CERTIFICATE', 'WARRANT'] },
    { field: 'discountPct', rank: 5, onWish: true, decidesFor: ['DISCOUNT_CERTIFICATE'] },
    { field: 'quote.bid', rank: 3 },
  ],
});
const shownOf = (kind: string) => shownColumns(finderPlan(finderOf(kind)), []).map(({ path, rank }) => [path, rank]);

it('shows what decides for the preset kind, also on a phone, and keeps what decides for others on request', () => {
  expect(shownOf('WARRANT')).toEqual([
    ['instrument', 1],
    ['gearingAsk', 1],
    ['quote.bid', 3],
  ]);
  expect(shownOf('DISCOUNT_CERTIFICATE')).toEqual([
    ['instrument', 1],
    ['discountPct', 1],
    ['quote.bid', 3],
  ]);
  expect(shownOf('EXPRESS_CERTIFICATE')).toEqual([
    ['instrument', 1],
    ['quote.bid', 3],
  ]);
  const wished = shownColumns(finderPlan(finderOf('WARRANT')), ['discountPct']).map(({ path }) => path);
  expect(wished).toEqual(['instrument', 'discountPct']);
});

it('shows without a preset what is not on request', () => {
  expect(shownOf('').map(([path]) => path)).toEqual(['instrument', 'gearingAsk', 'quote.bid']);
});
