import { expect, it } from 'vitest';
import { cacheOneInstant } from './one-instant.ts';

it('computes a name once an instant, and again for another instant or when it is told to forget', () => {
  const moment = cacheOneInstant<number | undefined>();
  let computed = 0;
  const ask = (instant: number, name: string): number | undefined =>
    moment.at(instant, name, () => (name === 'none' ? void (computed += 1) : (computed += 1)));
  expect([ask(1, 'a'), ask(1, 'a'), ask(1, 'b'), ask(1, 'none'), ask(1, 'none')]).toEqual([1, 1, 2, undefined, undefined]);
  expect([ask(2, 'a'), ask(2, 'a')]).toEqual([4, 4]);
  moment.forget();
  expect(ask(2, 'a')).toBe(5);
});
