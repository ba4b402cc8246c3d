import { expect, it } from 'vitest';
import { inColumns } from './in-columns.ts';

const columns = (heights: readonly number[]) => inColumns(heights, (height) => height);

it('keeps the order and makes the higher column as low as can be', () => {
  expect(columns([27, 10, 10])).toEqual([[27], [10, 10]]);
  expect(columns([6, 3, 5, 6, 2])).toEqual([
    [6, 3],
    [5, 6, 2],
  ]);
  expect(columns([4, 4, 4, 4])).toEqual([
    [4, 4],
    [4, 4],
  ]);
});

it('leaves one entry in one column, and nothing in none', () => {
  expect(columns([8])).toEqual([[8]]);
  expect(columns([])).toEqual([]);
});
