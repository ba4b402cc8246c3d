import type { Call } from '#client/call.ts';
import { MANY_KINDS } from '#documents/generated/kinds.ts';
import type { PageDocument } from '#documents/generated/types.ts';
import type { LoadedConfig } from '#documents/reader/assemble.ts';
import { isRecord } from '#documents/reader/path.ts';
import { isManyKind } from '#documents/reader/single-files.ts';
import { readPath } from '#documents/routes/path.ts';
import { filledRoute, parsePattern } from '#documents/routes/pattern.ts';
import { slugOf } from '#domain/text/slug.ts';
import { matchPage, staticPrefix } from '#renderer/route.ts';
import type { SubjectKind } from '#documents/reader/references/instances.ts';
import { subjectInstances } from '#subjects/generated/instances.ts';
import { listedAddresses, namedAddresses } from '#subjects/kit/listed.ts';
import type { SitemapEntry, SitemapSource } from '#subjects/kit/subject-module.ts';
import { subjectModules } from '#subjects/generated/modules.ts';
import { documentKind } from './files.ts';

/** Addresses of pages that show a document, the most suitable one first. */
export interface Addresses {
  /**
   * Addresses that show a document.
   * @param search words that the address must contain; empty for any
   */
  of(loaded: LoadedConfig, file: string, search: string): Promise<readonly string[]>;
}

/** Maximum number of addresses in an answer, and of a layout's pages that are searched. */
const MOST = 20;
const PAGES = 5;

/**
 * Creates the lookup of addresses.
 * @param call calls the provider; if it does not answer, pages about its data have no address
 */
export function createAddresses(call: Call): Addresses {
  const known = new WeakMap<object, Map<string, Promise<readonly string[]>>>();
  const allOf = (loaded: LoadedConfig, page: PageDocument): Promise<readonly string[]> => {
    const lists = known.get(loaded.config) ?? new Map<string, Promise<readonly string[]>>();
    known.set(loaded.config, lists);
    const list = lists.get(page.route) ?? addressesOf(loaded, page, call);
    lists.set(page.route, list);
    list.catch(() => lists.delete(page.route));
    return list.catch(() => []);
  };
  return {
    async of(loaded, file, search) {
      const words = slugOf(search).split('-').filter(Boolean);
      const own = ownAddresses(loaded, file);
      const pages = pagesWith(loaded, file).slice(0, PAGES);
      const lists = own.length > 0 ? [own] : await Promise.all(pages.map((page) => allOf(loaded, page)));
      // Interleaves several pages: each page's first address precedes any second address.
      const depth = Math.max(0, ...lists.map((list) => list.length));
      const found: string[] = [];
      for (let index = 0; index < depth && found.length < MOST; index += 1)
        for (const { [index]: path } of lists)
          if (path !== undefined && words.every((word) => slugOf(path).includes(word))) found.push(path);
      return [...new Set(found)].slice(0, MOST);
    },
  };
}

/** Pages that contain a document; the home page for documents that appear on every page. */
function pagesWith({ config, filesOf }: LoadedConfig, file: string): readonly PageDocument[] {
  const pages = config.pages.filter((page) => filesOf(page).includes(file));
  const isPart = ['page', 'layout', 'blockList'].includes(documentKind(file));
  return pages.length > 0 || isPart ? pages : config.pages.filter(({ route }) => route === '/');
}

/** Addresses of a document that has a page of its own: an article, a microsite, a text. Empty for other documents. */
export function ownAddresses(loaded: LoadedConfig, file: string): readonly string[] {
  const value = loaded.good.get(file)?.source.value;
  if (!isRecord(value)) return [];
  const kind = documentKind(file);
  if (kind === 'article') return [`/${String(value['alias'])}`].filter((path) => matchPage(loaded.config, readPath(path)) !== undefined);
  const shown = isManyKind(kind) ? MANY_KINDS[kind].pages : undefined;
  if (shown === undefined) return [];
  const name = value[shown.by[0] ?? ''];
  const paths = loaded.config.pages.flatMap((page) => {
    if (page.subject?.kind !== shown.subject) return [];
    const route = parsePattern(page.route);
    const fixed = 'slug' in page.subject ? page.subject.slug : undefined;
    if (fixed !== undefined) return fixed === name ? [page.route] : [];
    const parameter = route.segments.find((segment) => segment.kind === 'dynamic');
    return parameter === undefined ? [] : [filledRoute(route, { [parameter.name]: String(name) })];
  });
  // Pages with a fixed address come before pages with placeholders.
  return paths.toSorted((a, b) => Number(b.split('/').length < a.split('/').length));
}

async function addressesOf({ config }: LoadedConfig, page: PageDocument, call: Call): Promise<readonly string[]> {
  const route = parsePattern(page.route);
  if (route.segments.every(({ kind }) => kind === 'static')) return [page.route];
  const { subject } = page;
  if (subject === undefined) return route.segments.at(-1)?.kind.startsWith('optional') === true ? [staticPrefix(route)] : [];
  const source = { pages: [{ config: subject, section: staticPrefix(route), route }], config, call };
  const entries = await entriesOf(subject.kind, source);
  const paths = entries.map(({ path }) => path).filter((path) => matchPage(config, readPath(path))?.page === page);
  if (paths.length > 0) return paths;
  const { example } = subjectInstances[subject.kind];
  if (example === undefined) return [];
  const path = filledRoute(route, Object.fromEntries(route.segments.map(({ name }) => [name, example])));
  return matchPage(config, readPath(path))?.page === page ? [path] : [];
}

/** Addresses that documents define, including those hidden from search engines; otherwise those that the provider lists. */
async function entriesOf(kind: SubjectKind, source: SitemapSource<SubjectKind>): Promise<readonly SitemapEntry[]> {
  const named = namedAddresses(kind, source);
  if (named.length > 0) return named;
  const listed = await listedAddresses(kind, source);
  return listed.length > 0 ? listed : ((await subjectModules[kind].manyAddresses?.(source)?.page(0)) ?? []);
}
