import { expect, it } from 'vitest';
import { formatNumber } from './number.ts';
import { readDecimal } from './read-decimal.ts';

it.each([
  ['1.234,5', 1234.5],
  ['1234,5', 1234.5],
  ['12.345.678', 12_345_678],
  ['1.234', 1234],
  ['12.5', 12.5],
  ['1234.567', 1234.567],
  ['−0,75', -0.75],
  [' 1\u00A0234,50 ', 1234.5],
  ['+3', 3],
])('reads %s', (text, value) => expect(readDecimal(text)).toBe(value));

it.each(['', 'abc', '1,2,3', '1.23.4', '1,', ',5', '12.34,5', '1e5', '0x10', 'Infinity'])('reads nothing in %s', (text) =>
  expect(readDecimal(text)).toBeUndefined(),
);

it('reads what it wrote', () => {
  for (const value of [0, -1.5, 1234.56, 99_999_999.99]) expect(readDecimal(formatNumber(value))).toBe(value);
});
