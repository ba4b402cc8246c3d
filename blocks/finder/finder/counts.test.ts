import { expect, it } from 'vitest';
import { valueText } from './counts.ts';
import type { PlannedFilter } from './plan.ts';

const years = { kind: 'range', isDays: false, unit: 'Jahre', unitOfOne: 'Jahr' } as PlannedFilter;
const textOf = (value: string, filter = years): string => valueText(filter, value, { facets: [], ranges: [] }).replaceAll('\u00A0', ' ');

it('names the unit of a range as the bound before it asks', () => {
  expect([';1', '1;', '0;1', '1;3', ';1.5'].map((value) => textOf(value))).toEqual([
    'bis 1 Jahr',
    'ab 1 Jahr',
    '0 bis 1 Jahr',
    '1 bis 3 Jahre',
    'bis 1,5 Jahre',
  ]);
  expect(textOf(';1', { ...years, unit: '%', unitOfOne: undefined })).toBe('bis 1 %');
});
