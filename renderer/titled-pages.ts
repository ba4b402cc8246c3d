import { partTitles } from '#blocks/generated/part-titles.ts';
import type { PageDocument } from '#documents/generated/types.ts';
import type { Config } from '#documents/reader/config.ts';
import { parsePattern } from '#documents/routes/pattern.ts';
import { titleScore, type Titled } from '#domain/search/titles.ts';
import { slugOf } from '#domain/text/slug.ts';

/** Maximum number of results. */
const MOST_PAGES = 5;
const known = new WeakMap<Config, readonly Titled[]>();

/** Finds the portal's pages, and parts of them such as questions of its help, whose title has every word of a text; best match first. */
export function pagesFor(config: Config, text: string): readonly Titled[] {
  const ranked = titledPages(config).map((page) => ({ page, score: titleScore(text, page.title) }));
  return ranked
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_PAGES)
    .map(({ page }) => page);
}

/** All searchable pages with a fixed address, and their parts with title and anchor, without duplicates. */
export function titledPages(config: Config): readonly Titled[] {
  const found = known.get(config);
  if (found) return found;
  const pages = config.pages.filter(isLookedFor);
  const fixed = pages.map(({ route, title = '' }) => pageOf(route, title));
  const written = config.contentPages.map(({ slug, title }) => pageOf(`/${slug}`, title));
  const parts = pages.flatMap(({ route, body }) => titlesIn(body).map((title) => partOf(route, title)));
  const all = [...new Map([...written, ...fixed, ...parts].map((page) => [page.path, page])).values()];
  known.set(config, all);
  return all;
}

function pageOf(path: string, title: string): Titled {
  return { path, title, kind: 'Seite', isExplanation: false };
}

function partOf(route: string, title: string): Titled {
  return { path: `${route}#${slugOf(title)}`, title, kind: 'Hilfe', isExplanation: true };
}

/** Returns true for a page with a fixed address and title. Of private pages only those at the top level or with access rules. */
function isLookedFor({ route, title = '', robots, audience, access }: PageDocument): boolean {
  const { segments } = parsePattern(route);
  if (title === '' || title.includes('{') || segments.some(({ kind }) => kind !== 'static')) return false;
  return audience === 'private' ? segments.length === 1 || access !== undefined : robots === 'index';
}

function titlesIn(body: PageDocument['body']): string[] {
  const blocks: readonly { readonly type?: string }[] = Object.values(body).flat();
  return blocks.flatMap((block) => (partTitles[block.type ?? ''] ?? []).flatMap((path) => textsAt(block, path)));
}

/** Texts at a path of names, through all entries of lists on the way. */
function textsAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => textsAt(entry, path));
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === 'string' ? [value] : [];
  return typeof value === 'object' && value !== null ? textsAt(new Map<string, unknown>(Object.entries(value)).get(name), rest) : [];
}
