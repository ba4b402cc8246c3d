import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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
    const cache = new PageCache(10);
    const a = cache.version('/a', 'aaaa');
    const b = cache.version('/b', 'bbbb');
    cache.version('/a', 'aaaa');
    cache.version('/c', 'cccc');
    expect(cache.version('/a', 'aaaa')).toBe(a);
    expect(cache.version('/b', 'bbbb')).not.toBe(b);
  });
});
