import type { Call } from '#client/call.ts';
import type { Schema } from '#client/operations.ts';
import type { Config } from '#config/reader/config.ts';
import { matchPage, pagePatterns } from '#renderer/route.ts';

type EntityType = Schema<'Instrument'>['entityType'];

/** What instruments are searched by: every name has a word that starts with one of these. */
const initials = Array.from('abcdefghijklmnopqrstuvwxyz0123456789äöü');
const searchLimit = 100;
const articlesPerPage = 100;
const parallel = 6;

/** Every address that search engines should know, each once, sorted: fixed pages, microsites, instruments, articles. */
export async function sitemapAddresses(config: Config, call: Call): Promise<readonly string[]> {
  const asked = await Promise.all([instruments(config, call), articles(call)]);
  const paths = [...fixedPages(config), ...microsites(config), ...asked.flat()];
  return [...new Set(paths)].filter((path) => isIndexed(config, path)).toSorted();
}

function isIndexed(config: Config, path: string): boolean {
  return matchPage(config, path)?.page.robots === 'index';
}

function fixedPages(config: Config): string[] {
  return pagePatterns(config)
    .filter(({ segments }) => segments.every(({ kind }) => kind === 'static'))
    .map(({ pattern }) => pattern);
}

function microsites(config: Config): string[] {
  const bases = pagePatterns(config).flatMap(({ page, pattern }) =>
    page.subject?.kind === 'issuer' ? [pattern.split('/[')[0] ?? ''] : [],
  );
  return [...new Set(bases)].flatMap((base) => config.issuers.map(({ alias }) => `${base}/${alias}`));
}

async function instruments(config: Config, call: Call): Promise<string[]> {
  const types = new Set<EntityType>(config.pages.flatMap(({ subject }) => (subject?.kind === 'instrument' ? subject.entityTypes : [])));
  const searches = [...types].flatMap((type) => initials.map((searchValue) => ({ type, searchValue, limit: searchLimit })));
  const found: string[] = [];
  const work = searches.values();
  const run = async (): Promise<void> => {
    for (const query of work) {
      const { list } = await call('queryInstruments', { query });
      found.push(...list.flatMap(({ urls }) => urls.WEBSITE ?? []));
    }
  };
  await Promise.all(Array.from({ length: parallel }, run));
  return found;
}

async function articles(call: Call): Promise<string[]> {
  const found: string[] = [];
  for (let page = 0; ; page += 1) {
    const { list } = await call('findArticles', { query: { page, perPage: articlesPerPage } });
    found.push(...list.map(({ urls }) => urls.WEBSITE));
    if (list.length < articlesPerPage) return found;
  }
}
