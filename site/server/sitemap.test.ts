import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Call } from '#client/call.ts';
import { loadConfig } from '#documents/reader/load.ts';
import { projectRoot } from '../project-root.ts';
import type { SitemapEntry } from '#subjects/kit/subject-module.ts';
import { manyAddresses, sitemapAddresses } from './sitemap-addresses.ts';
import { sitemapXml, type SitemapContent } from './sitemap-xml.ts';

const { config } = loadConfig(join(projectRoot(), 'config'));
const origin = 'https://portal.example';

interface Asked {
  readonly entityType?: string;
  readonly page: number;
  readonly perPage: number;
}

/** Provider with 2,345 shares, one article, and one article in a category that is excluded from search engines. */
function provider(): { call: Call; asked: Asked[] } {
  const asked: Asked[] = [];
  const shares = Array.from({ length: 2_345 }, (_, index) => ({ urls: { WEBSITE: `/aktien/A${index}-Aktie-DE${index}` } }));
  const call = async (operation: string, { query }: { query: Asked }): Promise<unknown> => {
    if (operation === 'findArticles') {
      const datetimePublication = '2026-11-01T08:00:00.000+01:00';
      const hidden = { urls: { WEBSITE: '/news/agentur/eins' }, newsCategory: { noIndex: true }, datetimePublication };
      return { list: [hidden, { urls: { WEBSITE: '/ratgeber/eins' }, datetimePublication }] };
    }
    if (operation === 'getArticleDirectory') {
      const category = (alias: string, noIndex: boolean): unknown => ({ alias, name: alias, url: `/news/feed/${alias}`, noIndex });
      return {
        categories: [category('offen', false), category('versteckt', true)],
        authors: [{ alias: 'anna' }],
        podcasts: [{ alias: 'eins' }],
      };
    }
    asked.push(query);
    const all = query.entityType === 'STOCK' ? shares : [];
    return { total: all.length, list: all.slice(query.page * query.perPage, (query.page + 1) * query.perPage) };
  };
  return { call: call as unknown as Call, asked };
}

const many = (count: number): SitemapEntry[] => Array.from({ length: count }, (_, index) => ({ path: `/aktien/${index}` }));
const count = (xml: string | undefined, tag: string): number => xml?.match(new RegExp(`<${tag}>`, 'gu'))?.length ?? 0;

describe('the addresses of the sitemap', () => {
  it('hold every instrument of the catalogue, asked for page by page and each page once', async () => {
    const { call, asked } = provider();
    const paths = (await sitemapAddresses(config, call)).map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('/aktien/A'))).toHaveLength(2_345);
    expect(asked.filter(({ entityType }) => entityType === 'STOCK').map(({ page }) => page)).toEqual([0, 1, 2]);
    expect(asked.filter(({ entityType }) => entityType === 'INDEX')).toHaveLength(1);
  });

  it('are sorted, each once, with fixed pages, microsites and articles', async () => {
    const paths = (await sitemapAddresses(config, provider().call)).map(({ path }) => path);
    expect(paths).toEqual([...new Set(paths)].toSorted());
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/aktien', '/derivate/realpush-liste/hansekontor', '/realtime/S-P-500', '/ratgeber/eins']),
    );
  });

  it('leave out articles of categories that search engines should not index', async () => {
    const paths = (await sitemapAddresses(config, provider().call)).map(({ path }) => path);
    expect(paths).not.toContain('/news/agentur/eins');
  });

  it('hold categories, podcasts and authors, but no category that search engines should not index', async () => {
    const paths = (await sitemapAddresses(config, provider().call)).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/news/feed/offen', '/news/podcast/eins', '/news/autoren/anna']));
    expect(paths).not.toContain('/news/feed/versteckt');
  });

  it('say of articles when they changed', async () => {
    const entries = await sitemapAddresses(config, provider().call);
    expect(entries.find(({ path }) => path === '/ratgeber/eins')).toEqual({
      path: '/ratgeber/eins',
      lastModified: '2026-11-01T07:00:00.000Z',
    });
    expect(entries.find(({ path }) => path === '/aktien')).toEqual({ path: '/aktien' });
  });
});

describe('the sitemap', () => {
  const held = (entries: SitemapEntry[]): SitemapContent => ({ entries, many: [] });
  const file = async (content: SitemapContent, part?: number): Promise<string | undefined> => {
    const pieces = sitemapXml(content, origin, part);
    return pieces && text(pieces);
  };

  it('is one file up to 50,000 addresses, without parts', async () => {
    const xml = await file(held(many(50_000)));
    expect([count(xml, 'url'), count(xml, 'sitemap')]).toEqual([50_000, 0]);
    expect(await file(held(many(50_000)), 1)).toBeUndefined();
  });

  it('is an index of parts beyond, which together hold every address', async () => {
    const content = held(many(100_001));
    const index = await file(content);
    expect([count(index, 'url'), index?.match(/https:[^<]+/gu)]).toEqual([0, [1, 2, 3].map((part) => `${origin}/sitemap-${part}.xml`)]);
    const parts = await Promise.all([1, 2, 3].map((part) => file(content, part)));
    expect(parts.map((part) => count(part, 'url'))).toEqual([50_000, 50_000, 1]);
    expect(parts[2]).toContain(`<loc>${origin}/aktien/100000</loc>`);
    expect([await file(content, 0), await file(content, 4)]).toEqual([undefined, undefined]);
  });

  /** Products by position; every seventh has ended. */
  function products(total: number) {
    const asked: number[] = [];
    const at = (place: number): SitemapEntry => ({
      path: `/derivate/Turbo-Long-DAX-24-500-Open-End-DE000T0${String(place).padStart(7, '0')}`,
    });
    const page = (number: number): Promise<SitemapEntry[]> => {
      asked.push(number);
      const places = Array.from({ length: Math.min(1_000, total - number * 1_000) }, (_, index) => number * 1_000 + index);
      return Promise.resolve(places.filter((place) => place % 7 !== 0).map(at));
    };
    return { asked, content: { entries: many(6_000), many: [{ addresses: { count: () => Promise.resolve(total), page }, count: total }] } };
  }

  const placesOf = (total: number, part: number): number[] =>
    Array.from({ length: Math.min(50, (total - (part - 2) * 50_000) / 1_000) }, (_, page) => (part - 2) * 50 + page);

  it.each([
    [60_000, 3, [2, 3]],
    [1_000_000, 21, [2, 3, 21]],
  ])('holds each of %d products once, in parts of 50,000 places and less than 50 MB', async (total, parts, read) => {
    const { content, asked } = products(total);
    const index = await file(content);
    expect([count(index, 'sitemap'), asked]).toEqual([parts, []]);
    let last = '';
    for (const part of read) {
      const xml = (await file(content, part)) ?? '';
      const living = placesOf(total, part)
        .flatMap((page) => Array.from({ length: 1_000 }, (_, place) => page * 1_000 + place))
        .filter((place) => place % 7 !== 0);
      expect([count(xml, 'url'), living.length <= 50_000, Buffer.byteLength(xml) < 50_000_000]).toEqual([living.length, true, true]);
      const paths = xml.match(/DE000T0\d+/gu) ?? [];
      // Addresses ascend, also across parts, so there are no duplicates.
      expect((paths[0] ?? '') > last).toBe(true);
      last = paths.at(-1) ?? '';
    }
    expect(asked).toEqual(read.flatMap((part) => placesOf(total, part)));
    expect(new Set(Array.from({ length: parts - 1 }, (_, part) => placesOf(total, part + 2)).flat()).size).toBe(total / 1_000);
    expect(await file(content, parts + 1)).toBeUndefined();
  });

  it('asks for no more products than are taken', async () => {
    const { content, asked } = products(1_000_000);
    for await (const piece of sitemapXml(content, origin, 5) ?? []) if (piece.includes('<loc>')) break;
    expect(asked).toEqual([150]);
  });

  it('escapes addresses and carries the last change', async () => {
    const xml = await file(held([{ path: '/ratgeber/a&b', lastModified: '2026-11-01T07:00:00.000Z' }]));
    expect(xml).toContain(`<url><loc>${origin}/ratgeber/a&amp;b</loc><lastmod>2026-11-01T07:00:00.000Z</lastmod></url>`);
  });
});

describe('addresses of which there are too many', () => {
  it('are products, page by page, and none of those that are held', async () => {
    const asked: Asked[] = [];
    const call = ((_operation: string, { query }: { query: Asked }) => {
      asked.push(query);
      return Promise.resolve({ total: 58_000, list: [{ urls: { WEBSITE: '/derivate/Turbo-DE000T000001' } }, { urls: {} }] });
    }) as unknown as Call;
    const [products, ...others] = manyAddresses(config, call);
    expect(others).toEqual([]);
    expect([await products?.count(), await products?.page(7)]).toEqual([58_000, [{ path: '/derivate/Turbo-DE000T000001' }]]);
    expect(asked).toEqual([
      { entityType: 'DERIVATIVE', page: 0, perPage: 1 },
      { entityType: 'DERIVATIVE', page: 7, perPage: 1_000 },
    ]);
    const { call: whole, asked: held } = provider();
    await sitemapAddresses(config, whole);
    expect(held.filter(({ entityType }) => entityType === 'DERIVATIVE')).toEqual([]);
  });
});
