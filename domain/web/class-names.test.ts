import { expect, it } from 'vitest';
import { classNames, createClassMerge } from './class-names.ts';

it('class names are joined once each and falsy parts left out', () => {
  expect(classNames('a b', false, undefined, 'b c')).toBe('a b c');
});

it('[CONST-014] the class merge remembers 500 results and no more', () => {
  const merge = createClassMerge();
  for (let index = 0; index < 500; index += 1) merge(`class-${index}`);
  expect(merge.size()).toBe(500);
  merge('one-more');
  expect(merge.size()).toBe(500);
});
