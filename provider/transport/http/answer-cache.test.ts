import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createAnswerCache, createCachedAnswer } from './answer-cache.ts';

const answer = (payload: string) => createCachedAnswer(payload, `"${payload.slice(0, 8)}"`, 'public, max-age=5');

it('gives an answer back within its second, and not after', () => {
  let second = 1;
  const world = {};
  const cache = createAnswerCache(() => [second, world]);
  cache.keep('/quote', answer('{}'));
  expect([cache.find('/quote')?.payload, cache.find('/other')]).toEqual(['{}', undefined]);
  second = 2;
  expect(cache.find('/quote')).toBeUndefined();
});

it('forgets everything when the catalogue is another', () => {
  let world = {};
  const cache = createAnswerCache(() => [1, world]);
  cache.keep('/quote', answer('{}'));
  world = {};
  expect(cache.find('/quote')).toBeUndefined();
});

it('keeps no more than so many characters, and lets go first of what was asked for least recently', () => {
  const cache = createAnswerCache(() => [1, answer]);
  const large = 'x'.repeat(1024 * 1024);
  for (let number = 0; number < 10; number += 1) cache.keep(`/${number}`, answer(large));
  cache.find('/0');
  cache.keep('/10', answer(large));
  expect(['/0', '/1', '/10'].map((address) => cache.find(address) !== undefined)).toEqual([true, false, true]);
});

it('compresses an answer once, however many want it', async () => {
  const { packed } = answer('x'.repeat(10_000));
  const forms = await Promise.all([packed?.('br'), packed?.('br'), packed?.('gzip')]);
  expect(forms[0]).toBe(forms[1]);
  expect([brotliDecompressSync(forms[0]!).length, gunzipSync(forms[2]!).length]).toEqual([10_000, 10_000]);
  expect(answer('{}').packed).toBeUndefined();
});
