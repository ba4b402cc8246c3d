import { isRecord, pointerOf } from '#documents/reader/path.ts';
import { valueAt } from '../../documents/values.ts';
import { textOfEntry } from './entry-text.ts';
import type { OutlineWords } from './outline.ts';

/** Document that a page builds on, by its name. */
export interface Layout {
  readonly name: string;
  readonly file: string;
  readonly value: unknown;
}

/** Block that a layout adds to a page. The page shows it; it is edited in the layout. */
export interface LinkedBlock {
  readonly file: string;
  /** JSON pointer in the layout's file. */
  readonly at: string;
  readonly layout: string;
  readonly label: string;
  readonly detail: string;
}

/** Blocks of layouts around the page's own ones, by the pointer of the adjacent list. */
export type LinkedBlocks = ReadonlyMap<string, { readonly blocks: readonly LinkedBlock[]; readonly where: 'before' | 'after' }>;

const SLOTS = ['top', 'main', 'aside'] as const;

/**
 * Blocks that layouts add to each list of a page, joined as in `documents/reader/layouts/merge.ts`: a list of the page replaces the
 * layout's, `prepend` goes before it and `append` after it.
 * @param layouts the page's layout first, followed by the layouts it builds on
 */
export function linkedBlocks(page: unknown, layouts: readonly Layout[], words: OutlineWords): LinkedBlocks {
  const linked = new Map<string, { readonly blocks: readonly LinkedBlock[]; readonly where: 'before' | 'after' }>();
  for (const path of listPaths([page, ...layouts.map(({ value }) => value)])) {
    const written = valueAt(page, path);
    if (Array.isArray(written)) continue;
    const blocks = blocksAt(layouts, path, words);
    if (blocks.length === 0) continue;
    const hasOnlyFirst = isRecord(written) && written['prepend'] !== undefined && written['append'] === undefined;
    const [part, where] = hasOnlyFirst ? (['prepend', 'after'] as const) : (['append', 'before'] as const);
    linked.set(pointerOf([...path, part]), { blocks, where });
  }
  return linked;
}

/** Paths of all lists of blocks, in the page and in its sub-pages. */
function listPaths(documents: readonly unknown[]): string[][] {
  const subPages = documents.flatMap((each) => {
    const below = valueAt(each, ['subPages']);
    return isRecord(below) ? Object.keys(below) : [];
  });
  const bodies = [['body'], ...[...new Set(subPages)].map((name) => ['subPages', name, 'body'])];
  return bodies.flatMap((body) => SLOTS.map((slot) => [...body, slot]));
}

function blocksAt(layouts: readonly Layout[], path: readonly string[], words: OutlineWords): LinkedBlock[] {
  const [layout, ...below] = layouts;
  if (layout === undefined) return [];
  const written = valueAt(layout.value, path);
  const from = (list: unknown, ...part: readonly string[]): LinkedBlock[] =>
    listIn(list).map((entry, index) =>
      linkedBlock(layout, pointerOf([...path, ...part, String(index)]), isRecord(entry) ? entry : {}, words),
    );
  if (Array.isArray(written)) return from(written);
  const inherited = blocksAt(below, path, words);
  if (!isRecord(written)) return inherited;
  return [...from(written['prepend'], 'prepend'), ...inherited, ...from(written['append'], 'append')];
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function linkedBlock({ name, file }: Layout, at: string, block: Readonly<Record<string, unknown>>, words: OutlineWords): LinkedBlock {
  const { type, use } = block;
  const label = typeof type === 'string' ? words.block(type) : 'Bausteinliste';
  return { file, at, layout: name, label, detail: typeof use === 'string' ? use : textOfEntry(block) };
}
