import { expect, it } from 'vitest';
import { agree } from './watcher.ts';

const row = (from: number, to: number): string[] => Array.from({ length: to - from }, (_, index) => String(from + index));

it('rows of prices agree when one began or ended earlier, and not when a price is missing, other or out of order', () => {
  expect(agree(row(0, 20), row(1, 22))).toBe(true);
  expect(agree(row(3, 25), row(0, 20))).toBe(true);
  expect(agree(row(0, 20), row(0, 20).toSpliced(10, 1))).toBe(false);
  expect(agree(row(0, 20), row(0, 20).with(10, 'other'))).toBe(false);
  expect(agree(row(0, 20), row(0, 20).toReversed())).toBe(false);
  expect(agree([], row(0, 20))).toBe(false);
});
