import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { ageOf, PageCache } from './page-cache.ts';

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
    const cache = new PageCache({ versions: 15 });
    const a = cache.version('/a', 'aaaa');
    const b = cache.version('/b', 'bbbb');
    cache.version('/a', 'aaaa');
    cache.version('/c', 'cccc');
    expect(cache.version('/a', 'aaaa')).toBe(a);
    expect(cache.version('/b', 'bbbb')).not.toBe(b);
  });
  const page = (html: string) => ({ html, status: 200, cacheControl: 'public', fresh: 15, effort: 'quick' as const });
  it('keeps a page with its age, and its version while the HTML stays the same', async () => {
    const cache = new PageCache();
    const first = cache.store('/a', page('a'));
    await sleep(20);
    expect([cache.get('/a'), cache.get('/b')]).toEqual([first, undefined]);
    expect(ageOf(first.renderedAt)).toBeGreaterThan(0.015);
    const second = cache.store('/a', page('a'));
    expect([second.version === first.version, ageOf(second.renderedAt) < ageOf(first.renderedAt)]).toEqual([true, true]);
    expect(cache.store('/a', page('b')).version).not.toBe(first.version);
  });
  it('lets the page go that was not asked for longest when it is full', () => {
    const cache = new PageCache({ pages: 20 });
    for (const address of ['/a', '/b']) cache.store(address, page('aaaa'));
    cache.get('/a');
    cache.store('/c', page('cccc'));
    expect(['/a', '/b', '/c'].map((address) => cache.get(address) !== undefined)).toEqual([true, false, true]);
  });
  it('counts the address, so that long ones of small answers fill nothing', () => {
    const cache = new PageCache({ pages: 2_500 });
    const gone = { ...page(''), status: 404 };
    cache.store('/a', gone);
    cache.store(`/${'b'.repeat(600)}`, gone);
    expect(cache.get('/a')).toBeUndefined();
  });
  it('lets no variant by query take the place of a page', () => {
    const cache = new PageCache({ pages: 15, variants: 30 });
    cache.store('/a', page('aaaa'));
    for (let number = 0; number < 9; number += 1) cache.store(`/a?page=${number}`, page('bbbb'), true);
    expect(['/a', '/a?page=0', '/a?page=8'].map((address) => cache.get(address) !== undefined)).toEqual([true, false, true]);
  });
  it('takes a page for old when the clock was set, forward or back', () => {
    vi.stubEnv('PROVIDER_CLOCK', '2026-11-23T12:00:00Z');
    const { renderedAt } = new PageCache().store('/a', page('a'));
    for (const clock of ['2026-11-23T12:05:00Z', '2026-11-23T11:55:00Z']) {
      vi.stubEnv('PROVIDER_CLOCK', clock);
      expect(ageOf(renderedAt)).toBe(300);
    }
    vi.unstubAllEnvs();
  });
});
