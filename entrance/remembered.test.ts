import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

it('A function that remembers says the same, computes it once for a short text, and keeps no long ones', () => {
  let computed = 0;
  const lengthOf = remembered((text) => {
    computed += 1;
    return text === '' ? undefined : text.length;
  });
  const long = 'x'.repeat(100);
  expect(['::1', '::1', '', '', long, long].map(lengthOf)).toEqual([3, 3, undefined, undefined, 100, 100]);
  expect(computed).toBe(4);
});
