import { expect, it } from 'vitest';
import { acceptedEncoding } from './encoding.ts';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('answers %s with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
