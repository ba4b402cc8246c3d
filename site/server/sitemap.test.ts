import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Call } from '#client/call.ts';
import { loadConfig } from '#config/reader/load.ts';
import { projectRoot } from '../project-root.ts';
import type { SitemapEntry } from '#renderer/subjects/subject-module.ts';
import { sitemapAddresses } from './sitemap-addresses.ts';
import { sitemapXml } from './sitemap-xml.ts';

const { config } = loadConfig(join(projectRoot(), 'config'));
const origin = 'https://portal.example';

interface Asked {
  readonly entityType?: string;
  readonly page: number;
  readonly perPage: number;
}

/** A provider with 2,345 shares, one article and one in a category that search engines should leave out. */
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
  it('is one file up to 50,000 addresses, without parts', () => {
    const xml = sitemapXml(many(50_000), origin);
    expect([count(xml, 'url'), count(xml, 'sitemap')]).toEqual([50_000, 0]);
    expect(sitemapXml(many(50_000), origin, 1)).toBeUndefined();
  });

  it('is an index of parts beyond, which together hold every address', () => {
    const entries = many(100_001);
    const index = sitemapXml(entries, origin);
    expect([count(index, 'url'), index?.match(/https:[^<]+/gu)]).toEqual([0, [1, 2, 3].map((part) => `${origin}/sitemap-${part}.xml`)]);
    const parts = [1, 2, 3].map((part) => sitemapXml(entries, origin, part));
    expect(parts.map((part) => count(part, 'url'))).toEqual([50_000, 50_000, 1]);
    expect(parts[2]).toContain(`<loc>${origin}/aktien/100000</loc>`);
    expect([sitemapXml(entries, origin, 0), sitemapXml(entries, origin, 4)]).toEqual([undefined, undefined]);
  });

  it('escapes addresses and carries the last change', () => {
    const xml = sitemapXml([{ path: '/ratgeber/a&b', lastModified: '2026-11-01T07:00:00.000Z' }], origin);
    expect(xml).toContain(`<url><loc>${origin}/ratgeber/a&amp;b</loc><lastmod>2026-11-01T07:00:00.000Z</lastmod></url>`);
  });
});
