import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keyOfStep, keysOfPointer, pointerOfKeys, stepOfKey } from './json-pointer.ts';

it.each([
  ['', []],
  ['/', ['']],
  ['/a~1b/0', ['a/b', '0']],
  ['/m~0n/ ', ['m~n', ' ']],
  // `~01` means a tilde and a one, not a slash.
  ['/~01', ['~1']],
])('the keys of "%s" are %j', (pointer, keys) => {
  expect(keysOfPointer(pointer)).toEqual(keys);
  expect(pointerOfKeys(keys)).toBe(pointer);
});

it('keys come back whatever they are', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (keys) => {
      expect(keysOfPointer(pointerOfKeys(keys))).toEqual(keys);
      expect(keys.map((key) => keyOfStep(stepOfKey(key)))).toEqual(keys);
    }),
  );
});
