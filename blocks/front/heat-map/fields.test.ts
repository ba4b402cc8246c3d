import { expect, it } from 'vitest';
import { fieldsOf, RATIO } from './fields.ts';

const area = ({ width, height }: { readonly width: number; readonly height: number }): number => width * height;

it('[ROUTE-011] fills the picture without gap or overlap, the larger company on the larger field', () => {
  const fields = fieldsOf([280, 170, 150, 90, 60, 44, 21, 9, 0]);
  expect(fields.reduce((sum, field) => sum + area(field), 0)).toBeCloseTo(10_000, -1);
  expect(fields.map(area).toSorted((a, b) => b - a)).toEqual(fields.map(area));
  for (const { left, top, width, height } of fields) {
    expect(Math.min(left, top, width, height)).toBeGreaterThanOrEqual(0);
    expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(100.1);
  }
});

it('keeps fields near to squares, whatever the sizes', () => {
  const fields = fieldsOf(Array.from({ length: 40 }, (_, index) => 300 / (index + 1)));
  for (const { width, height } of fields) expect(Math.max((width * RATIO) / height, height / (width * RATIO))).toBeLessThan(4);
});

it('knows no sizes and makes no fields of none', () => {
  expect(fieldsOf([])).toEqual([]);
  expect(fieldsOf([0, 0]).map(area)).toEqual([5_000, 5_000]);
});
