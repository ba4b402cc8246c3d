import { isMap, isPair, isScalar, isSeq, parseDocument, type Scalar } from 'yaml';
import { resolved, schemaAt, schemaOf, type Schema } from './schema.ts';

/** A value in a document with its position and its schema. */
export interface Site {
  readonly file: string;
  readonly text: string;
  /** Path such as `body.main.0.type`. */
  readonly path: string;
  readonly schema: Schema;
  /** Schema of the section that contains the key. */
  readonly section: Schema;
  readonly key: Scalar & { readonly value: string };
  /** Offsets of the key, of the value, and of the place that represents the section: its key, or its first key in a list. */
  readonly keyAt: readonly [start: number, end: number];
  readonly valueAt: readonly [start: number, end: number];
  readonly sectionAt: number;
  /** Keys of the section. */
  readonly beside: readonly string[];
  readonly value: unknown;
  /** Value as written. */
  readonly written: string;
  readonly shape: 'text' | 'list' | 'section';
  /** Whether the section is written in braces. */
  readonly isFlow: boolean;
  /** Whether the key is the first of its section. */
  readonly isFirst: boolean;
  /** Whether the previous key has a plain value on one line. */
  readonly followsPlain: boolean;
}

/** Returns all values of a document whose key is in its schema, including those in braces. */
export function sitesIn(file: string, text: string): Site[] {
  const root = schemaOf(file);
  const sites: Site[] = [];
  /**
   * Visits a node.
   * @param keyAt offsets of the section's key, if it has one
   */
  const visit = (node: unknown, schema: Schema, path: string, keyAt?: number): void => {
    const here = resolved(root, schema, node);
    if (isSeq(node)) {
      const items = here['items'];
      if (typeof items === 'object' && items !== null)
        for (const [index, item] of node.items.entries()) visit(item, items as Schema, `${path}.${index}`);
      return;
    }
    if (!isMap(node)) return;
    for (const [index, { key, value }] of node.items.entries()) {
      if (!isScalar(key) || typeof key.value !== 'string') continue;
      const below = schemaAt(root, here, key.value);
      if (below === undefined) continue;
      const place = path === '' ? key.value : `${path}.${key.value}`;
      const site = siteOf({ file, text, path: place, keyAt }, node, index, resolved(root, below, value), here);
      if (site !== undefined) sites.push(site);
      visit(value, below, place, key.range?.[0]);
    }
  };
  visit(parseDocument(text).contents, root, '');
  return sites;
}

function siteOf(
  { file, text, path, keyAt }: Pick<Site, 'file' | 'text' | 'path'> & { readonly keyAt: number | undefined },
  section: { readonly items: readonly unknown[]; readonly flow?: boolean | undefined },
  index: number,
  schema: Schema,
  sectionSchema: Schema,
): Site | undefined {
  const pair = section.items[index];
  const before = section.items[index - 1];
  if (!isPair(pair) || !isScalar(pair.key)) return undefined;
  const { key, value } = pair;
  const shape = isSeq(value) ? 'list' : isMap(value) ? 'section' : isScalar(value) ? 'text' : undefined;
  if (shape === undefined) return undefined;
  const node = value as Scalar;
  if (!key.range || !node.range || node.anchor !== undefined) return undefined;
  const [start, end] = node.range;
  return {
    file,
    text,
    path,
    schema,
    section: sectionSchema,
    key: key as Site['key'],
    keyAt: [key.range[0], key.range[1]],
    valueAt: [start, end],
    sectionAt: keyAt ?? firstKeyAt(section.items),
    beside: section.items.flatMap((item) => (isPair(item) && isScalar(item.key) ? [String(item.key.value)] : [])),
    value: shape === 'text' ? node.value : undefined,
    written: text.slice(start, end),
    shape,
    isFlow: section.flow === true,
    isFirst: index === 0,
    followsPlain: isPair(before) && isScalar(before.value) && before.value.type === 'PLAIN' && isOneLine(text, before.value.range),
  };
}

function firstKeyAt(items: readonly unknown[]): number {
  const [first] = items;
  return isPair(first) && isScalar(first.key) ? (first.key.range?.[0] ?? 0) : 0;
}

function isOneLine(text: string, range: readonly number[] | null | undefined): boolean {
  return range !== null && range !== undefined && !text.slice(range[0], range[1]).includes('\n');
}
