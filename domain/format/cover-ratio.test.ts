import { expect, it } from 'vitest';
import { formatCoverRatio } from './cover-ratio.ts';

it.each([
  [0.01, '100 : 1'],
  [0.1, '10 : 1'],
  [1, '1 : 1'],
  [5.88, '1 : 5,88'],
  [10, '1 : 10'],
  [0.001, '1.000 : 1'],
  [0.3, '3,33 : 1'],
])('a cover ratio of %d is %s', (ratio, text) => {
  expect(formatCoverRatio(ratio)).toBe(text);
});
