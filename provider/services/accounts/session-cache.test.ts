import { expect, it } from 'vitest';
import { createBriefCache } from './session-cache.ts';

it('A value is read again when it is too old, so that another process is noticed within two seconds', async () => {
  let [time, stored] = [0, 'a'];
  const cache = createBriefCache<string>(2_000, () => time);
  const read = () => cache.get('key', async () => stored);
  expect(await read()).toBe('a');
  stored = 'b';
  time = 1_999;
  expect(await read()).toBe('a');
  time = 2_000;
  expect(await read()).toBe('b');
});

it('What is forgotten is not brought back by a read that was under way', async () => {
  const cache = createBriefCache<string>(2_000, () => 0);
  const { promise, resolve } = Promise.withResolvers<string>();
  const slow = cache.get('key', () => promise);
  cache.forget('key');
  resolve('old');
  expect([await slow, await cache.get('key', async () => 'new')]).toEqual(['old', 'new']);
});

it('Many who ask at once cause one read, and a failed read is not kept', async () => {
  const cache = createBriefCache<number>(2_000, () => 0);
  let reads = 0;
  const ask = () => cache.get('key', async () => ++reads);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  cache.forgetAll();
  await expect(cache.get('key', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await ask()).toBe(2);
});
