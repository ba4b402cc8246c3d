import type { Call } from '#client/call.ts';
import type { Config } from '#documents/reader/config.ts';
import { readPath } from '#documents/routes/path.ts';
import { isPrivate, matchPage, pagePatterns, staticPrefix } from '#renderer/route.ts';
import type { SubjectKind } from '#documents/reader/references/instances.ts';
import { listedAddresses } from '#subjects/kit/listed.ts';
import { subjectModules } from '#subjects/generated/modules.ts';
import type { ManyAddresses, SitemapEntry, SitemapSource } from '#subjects/kit/subject-module.ts';

/** All addresses for search engines, sorted, without duplicates: fixed pages, and the addresses of each kind of subject. */
export async function sitemapAddresses(config: Config, call: Call): Promise<readonly SitemapEntry[]> {
  const asked = await Promise.all([...pagesByKind(config)].map(([kind, pages]) => listedAddresses(kind, { pages, config, call })));
  const entries = [...fixedPages(config), ...asked.flat()];
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  return [...byPath.values()].filter(({ path }) => isIndexed(config, path)).toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Addresses of kinds with too many to hold in memory, read page by page. Leaves out pages that are not indexed. */
export function manyAddresses(config: Config, call: Call): readonly ManyAddresses[] {
  return [...pagesByKind(config)].flatMap(([kind, pages]) => {
    const many = subjectModules[kind].manyAddresses?.({ pages, config, call });
    if (many === undefined) return [];
    const page = async (number: number) => (await many.page(number)).filter(({ path }) => isIndexed(config, path));
    return [{ count: () => many.count(), page }];
  });
}

function isIndexed(config: Config, path: string): boolean {
  const match = matchPage(config, readPath(path));
  return match?.page.robots === 'index' && !isPrivate(match);
}

function fixedPages(config: Config): SitemapEntry[] {
  return pagePatterns(config)
    .filter(({ segments }) => segments.every(({ kind }) => kind === 'static'))
    .map(({ pattern }) => ({ path: pattern }));
}

function pagesByKind(config: Config): ReadonlyMap<SubjectKind, SitemapSource<SubjectKind>['pages']> {
  const pages = pagePatterns(config).flatMap((pattern) => {
    const { subject } = pattern.page;
    return subject === undefined ? [] : [{ config: subject, section: staticPrefix(pattern), route: pattern }];
  });
  return Map.groupBy(pages, (page) => page.config.kind);
}
