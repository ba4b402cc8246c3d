import { expect, it } from 'vitest';
import { median } from './median.ts';

it.each([
  [[], undefined],
  [[7], 7],
  [[30, 1, 2], 2],
  [[10, 2, 1, 4], 3],
  [[-5, 5], 0],
])('the median of %j is %s', (values, middle) => expect(median(values)).toBe(middle));
