import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorCode } from './error-code.ts';

it('is the code of faults of the system, and nothing for all else', () => {
  let fault: unknown;
  try {
    readFileSync('/there/is/no/such/file');
  } catch (error) {
    fault = error;
  }
  expect(errorCode(fault)).toBe('ENOENT');
  expect([new Error('x'), { code: 5 }, null, undefined, 'ENOENT'].map(errorCode)).toEqual(Array(5).fill(undefined));
});
