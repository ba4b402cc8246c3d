import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';

describe('PageCache', () => {
  it('compresses a version once and keeps its ETag while the HTML is the same', async () => {
    const cache = new PageCache();
    const first = cache.version('/a', '<p>Grüße</p>');
    const again = cache.version('/a', '<p>Grüße</p>');
    expect(again).toBe(first);
    expect(await again.body('br')).toBe(await first.body('br'));
  });
  it('gives other HTML another ETag', () => {
    const cache = new PageCache();
    expect(cache.version('/a', 'x').etag).not.toBe(cache.version('/a', 'y').etag);
  });
  it('compresses without loss', async () => {
    const version = new PageCache().version('/a', '<p>Grüße</p>');
    expect(brotliDecompressSync(await version.body('br')).toString()).toBe('<p>Grüße</p>');
    expect(gunzipSync(await version.body('gzip')).toString()).toBe('<p>Grüße</p>');
  });
  it('drops the address that was not used for longest when it is full', () => {
    const cache = new PageCache(15);
    const a = cache.version('/a', 'aaaa');
    const b = cache.version('/b', 'bbbb');
    cache.version('/a', 'aaaa');
    cache.version('/c', 'cccc');
    expect(cache.version('/a', 'aaaa')).toBe(a);
    expect(cache.version('/b', 'bbbb')).not.toBe(b);
  });
  it('keeps an answer for a moment, and only under the configuration that it was drawn from', async () => {
    const cache = new PageCache(1_000, 20);
    const [config, other] = [{}, {}];
    const answer = { version: cache.version('/a', 'a'), cacheControl: 'public' };
    cache.keep(answer, config);
    expect(cache.kept('/a', config)).toMatchObject(answer);
    expect([cache.kept('/a', other), cache.kept('/b', config)]).toEqual([undefined, undefined]);
    await sleep(40);
    expect(cache.kept('/a', config)).toBeUndefined();
  });
  it('keeps no answer of a page whose version had to go', () => {
    const cache = new PageCache(10);
    const config = {};
    cache.keep({ version: cache.version('/a', 'aaaaaa'), cacheControl: 'public' }, config);
    cache.version('/b', 'bbbbbb');
    expect(cache.kept('/a', config)).toBeUndefined();
  });
});
