import type { Call } from '#client/call.ts';
import type { Schema } from '#client/operations.ts';
import type { Config } from '#config/reader/config.ts';
import { readPath } from '#config/routes/path.ts';
import { isPrivate, matchPage, pagePatterns } from '#renderer/route.ts';

/** One address of the sitemap, with the instant of its last change where that is known. */
export interface SitemapEntry {
  readonly path: string;
  /** ISO 8601. */
  readonly lastModified?: string;
}

const instrumentsPerPage = 1_000;
const articlesPerPage = 100;

/** Every address that search engines should know, each once, sorted: fixed pages, microsites, lists of members, instruments, articles. */
export async function sitemapAddresses(config: Config, call: Call): Promise<readonly SitemapEntry[]> {
  const asked = await Promise.all([instruments(config, call), articles(call)]);
  const entries = [...[...fixedPages(config), ...microsites(config), ...memberLists(config)].map((path) => ({ path })), ...asked.flat()];
  const byPath = new Map<string, SitemapEntry>(entries.map((entry) => [entry.path, entry]));
  return [...byPath.values()].filter(({ path }) => isIndexed(config, path)).toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function isIndexed(config: Config, path: string): boolean {
  const page = matchPage(config, readPath(path))?.page;
  return page?.robots === 'index' && !isPrivate(page);
}

function fixedPages(config: Config): string[] {
  return pagePatterns(config)
    .filter(({ segments }) => segments.every(({ kind }) => kind === 'static'))
    .map(({ pattern }) => pattern);
}

function microsites(config: Config): string[] {
  return basesOf(config, 'issuer').flatMap((base) => config.issuers.map(({ alias }) => `${base}/${alias}`));
}

function memberLists(config: Config): string[] {
  return basesOf(config, 'index').flatMap((base) => config.indices.indices.map(({ alias }) => `${base}/${alias}`));
}

/** The fixed parts of the routes whose subject is of this kind, each once. */
function basesOf(config: Config, kind: 'issuer' | 'index'): string[] {
  const bases = pagePatterns(config).flatMap(({ page, pattern }) => (page.subject?.kind === kind ? [pattern.split('/[')[0] ?? ''] : []));
  return [...new Set(bases)];
}

/** The catalogue of every type that has a page. */
async function instruments(config: Config, call: Call): Promise<SitemapEntry[]> {
  const types = new Set(config.pages.flatMap(({ subject }) => (subject?.kind === 'instrument' ? subject.entityTypes : [])));
  const lists = await Promise.all(Array.from(types, (type) => instrumentsOf(type, call)));
  return lists.flat().flatMap(({ urls }) => (urls.WEBSITE === undefined ? [] : [{ path: urls.WEBSITE }]));
}

async function instrumentsOf(entityType: Schema<'EntityType'>, call: Call): Promise<Schema<'Instrument'>[]> {
  const found: Schema<'Instrument'>[] = [];
  for (let page = 0; ; page += 1) {
    const { list, total } = await call('listCatalogue', { query: { entityType, page, perPage: instrumentsPerPage } });
    found.push(...list);
    if (list.length === 0 || (page + 1) * instrumentsPerPage >= total) return found;
  }
}

async function articles(call: Call): Promise<SitemapEntry[]> {
  const found: SitemapEntry[] = [];
  for (let page = 0; ; page += 1) {
    const { list } = await call('findArticles', { query: { page, perPage: articlesPerPage } });
    found.push(
      ...list
        .filter(({ newsCategory }) => newsCategory?.noIndex !== true)
        .map(({ urls, datetimePublication }) => ({ path: urls.WEBSITE, lastModified: new Date(datetimePublication).toISOString() })),
    );
    if (list.length < articlesPerPage) return found;
  }
}
