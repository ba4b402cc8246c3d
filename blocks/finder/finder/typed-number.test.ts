import { expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

it.each([
  ['1.234,5', '1234.5'],
  ['0,5', '0.5'],
  ['1.000', '1000'],
  [' 1.000.000 ', '1000000'],
  ['−1.000', '-1000'],
  ['0.5', '0.5'],
  ['0.125', '0.125'],
  ['12.5', '12.5'],
  ['2026-01-31', '2026-01-31'],
  ['abc', 'abc'],
  ['', ''],
])('reads the bound %j as %j', (typed, plain) => {
  expect(typedNumber(typed)).toBe(plain);
});
