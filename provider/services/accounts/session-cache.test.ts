import { expect, it } from 'vitest';
import { createBriefCache } from './session-cache.ts';

it('A value is read again when it is too old, so that another process is noticed within two seconds', async () => {
  let [time, stored] = [5_000, 'a'];
  const cache = createBriefCache<string>(2_000, () => time);
  const read = () => cache.get('key', async () => stored);
  expect(await read()).toBe('a');
  stored = 'b';
  time = 7_000;
  expect(await read()).toBe('a');
  time = 7_001;
  expect(await read()).toBe('b');
});

it('What is forgotten is not brought back by a read that was under way', async () => {
  const cache = createBriefCache<string>(2_000, () => 5_000);
  const { promise, resolve } = Promise.withResolvers<string>();
  const slow = cache.get('key', () => promise);
  cache.forget('key');
  resolve('old');
  expect([await slow, await cache.get('key', async () => 'new')]).toEqual(['old', 'new']);
});

it('Many who ask at once cause one read, and a failed read is not kept', async () => {
  const cache = createBriefCache<number>(2_000, () => 5_000);
  let reads = 0;
  const ask = () => cache.get('key', async () => ++reads);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  cache.forgetAll();
  await expect(cache.get('key', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await ask()).toBe(2);
});

it('That there is nothing is remembered too, and what everyone forgets is not brought back either', async () => {
  const cache = createBriefCache<string | undefined>(2_000, () => 5_000);
  expect(await cache.get('key', async () => undefined)).toBeUndefined();
  expect(await cache.get('key', async () => 'now there is')).toBeUndefined();
  const { promise, resolve } = Promise.withResolvers<string>();
  const slow = cache.get('other', () => promise);
  cache.forgetAll();
  resolve('old');
  expect([await slow, await cache.get('other', async () => 'new'), await cache.get('key', async () => 'new')]).toEqual([
    'old',
    'new',
    'new',
  ]);
});

it('A read that was forgotten does not replace what was read since', async () => {
  const cache = createBriefCache<string>(2_000, () => 5_000);
  const { promise, resolve } = Promise.withResolvers<string>();
  const slow = cache.get('key', () => promise);
  cache.forget('key');
  expect(await cache.get('key', async () => 'new')).toBe('new');
  resolve('old');
  await slow;
  expect(await cache.get('key', async () => 'newest')).toBe('new');
});
