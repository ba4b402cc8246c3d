import { expect, it } from 'vitest';
import { given } from './given.ts';

it('hands on what is there, and throws where nothing is', () => {
  expect(given(0, 'strike')).toBe(0);
  expect(() => given(undefined, 'strike')).toThrow(new TypeError('No strike'));
});
