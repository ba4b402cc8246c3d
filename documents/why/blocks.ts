import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageBody, PageDocument } from '../generated/types.ts';
import { isRecord } from '../reader/path.ts';
import { isConfigName, type ConfigName } from '../reader/single-files.ts';
import { showingOf, subPageRoute, type Showing } from './routes.ts';

/** Block and the parts of the configuration that it reads (`x-config` in its schema). */
export interface ReadingBlock {
  readonly type: string;
  /** `page`: editors place it; `shell`: around every page; `article`: in articles. */
  readonly vocabulary: string;
  readonly reads: readonly ConfigName[];
}

/** Block that reads the requested document. */
export interface Reader {
  readonly block: string;
  /** Routes of the pages with this block, including pages with it on a sub-page. */
  readonly routes: readonly string[];
  readonly standing: Showing;
}

/** Returns all blocks whose schemas, below a folder of block families, request configuration. */
export function readingBlocks(folder: string): ReadingBlock[] {
  return globSync('*/*/block.schema.json', { cwd: folder })
    .toSorted()
    .flatMap((file): ReadingBlock[] => {
      const schema: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const parts = isRecord(schema) ? [schema['x-config'] ?? []].flat().filter(isConfigName) : [];
      if (!isRecord(schema) || parts.length === 0) return [];
      return [{ type: file.split(/[\\/]/u).at(-2) ?? '', vocabulary: String(schema['x-vocabulary']), reads: parts }];
    });
}

/** Returns the blocks that read a part of the configuration, those on most pages first; without those that are on no page. */
export function readersOf(part: ConfigName, blocks: readonly ReadingBlock[], pages: readonly PageDocument[]): Reader[] {
  const all = pages.map(({ route }) => route);
  return blocks
    .filter(({ reads }) => reads.includes(part))
    .map(({ type, vocabulary }) => ({ block: type, routes: routesOf(type, vocabulary, pages) }))
    .filter(({ routes }) => routes.length > 0)
    .toSorted((a, b) => b.routes.length - a.routes.length)
    .map(({ block, routes }) => ({ block, routes, standing: showingOf({ shown: routes, missing: [] }, all) }));
}

function routesOf(type: string, vocabulary: string, pages: readonly PageDocument[]): string[] {
  if (vocabulary === 'article') return pages.filter(({ subject }) => subject?.kind === 'article').map(({ route }) => route);
  if (vocabulary !== 'shell') return pages.flatMap((page) => routesWith(type, page));
  // The bar of tiles is the only part of the shell that a page can leave out.
  return pages.filter(({ topAssets }) => type !== 'top-assets' || topAssets !== false).map(({ route }) => route);
}

function routesWith(type: string, page: PageDocument): string[] {
  const has = ({ top = [], main = [], aside = [] }: PageBody): boolean => [...top, ...main, ...aside].some((block) => block.type === type);
  const below = Object.entries(page.subPages ?? {}).flatMap(([name, subPage]) =>
    subPage !== undefined && has(subPage.body) ? [subPageRoute(page.route, name)] : [],
  );
  return [...(has(page.body) ? [page.route] : []), ...below];
}
