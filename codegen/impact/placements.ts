import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { folderSource } from '#documents/reader/folder-source.ts';
import { wholePages } from '#documents/reader/whole-pages.ts';
import { readBlocks } from '../blocks/read.ts';
import { isObject, listOf } from '../json.ts';
import { answerBlocks, subRoute } from './answer-uses.ts';

/** Page or sub-page with its blocks. */
export interface Placement {
  readonly file: string;
  readonly route: string;
  readonly blocks: ReadonlySet<string>;
}

/** Block that renders the text of an article and so may contain any article block. */
const ARTICLE_PLACE = 'article-content';

/** Every route of `config/pages` with sub-pages as separate entries, including blocks of layouts and lists. */
export function readPlacements(root: string): Placement[] {
  const articleBlocks = articleTypes(root);
  // Blocks of the shell, rendered around every page; those with prices only if the page does not leave them out.
  const shell = readBlocks(root).blocks.flatMap(({ type, shell: place }) => (place === undefined ? [] : [{ type, ...place }]));
  return wholePages(folderSource(join(root, 'config')))
    .flatMap(({ file: document, value: page }) => {
      if (!isObject(page) || typeof page['route'] !== 'string') return [];
      const file = `config/${document}`;
      const { route } = page;
      const around = shell.filter(({ leftOut }) => page['topAssets'] !== false || !leftOut.includes('no-prices')).map(({ type }) => type);
      const blocksOf = (body: unknown, at: string): ReadonlySet<string> =>
        new Set([...around, ...blocksIn(body, articleBlocks), ...answerBlocks(body, at).map(({ name }) => name)]);
      const subPages = isObject(page['subPages']) ? Object.entries(page['subPages']) : [];
      return [
        { file, route, blocks: blocksOf(page, route) },
        ...subPages.map(([name, subPage]) => {
          const at = subRoute(route, name);
          return { file, route: at, blocks: blocksOf(subPage, at) };
        }),
      ];
    })
    .toSorted((a, b) => (a.route < b.route ? -1 : 1));
}

function blocksIn(page: unknown, articleBlocks: readonly string[]): string[] {
  const body = isObject(page) && isObject(page['body']) ? page['body'] : {};
  const types = Object.values(body)
    .flatMap((slot): readonly unknown[] => (Array.isArray(slot) ? slot : []))
    .flatMap((block) => (isObject(block) && typeof block['type'] === 'string' ? [block['type']] : []));
  return types.includes(ARTICLE_PLACE) ? [...types, ...articleBlocks] : types;
}

function articleTypes(root: string): string[] {
  const document: unknown = parse(readFileSync(join(root, 'config/article-blocks.yaml'), 'utf8'));
  const blocks = listOf(isObject(document) ? document['blocks'] : undefined);
  return blocks.flatMap((block) => (isObject(block) && typeof block['type'] === 'string' ? [block['type']] : []));
}
