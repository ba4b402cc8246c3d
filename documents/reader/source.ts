import { LRUCache } from 'lru-cache';
import { isAlias, isMap, isNode, isPair, isScalar, isSeq, type Alias, type Document, type Node, type Pair, type YAMLMap } from 'yaml';
import type { DocumentPath } from './path.ts';
import type { Span } from './frame.ts';
import { lineAt, startOfLine } from './lines.ts';
import { aliasesIn, aliasTargets, isRefused, treeOf } from './yaml-tree.ts';

/** Fault of the YAML syntax, before any schema. */
export interface SyntaxFault {
  readonly code: string;
  readonly text: string;
  readonly span: Span;
}

/** Place of a part in its source document. */
export interface Place {
  readonly source: Source;
  readonly path: DocumentPath;
}

/** Place where a part of a joined document is written, and the places that contributed to it: its layout, a list of blocks, a parameter. */
export interface Origin extends Place {
  readonly seeAlso: readonly Place[];
}

/** Parsed document that knows the place of each of its parts. */
export interface Source {
  /** Path below the configuration folder, with slashes. */
  readonly file: string;
  readonly text: string;
  readonly value: unknown;
  readonly syntaxFaults: readonly SyntaxFault[];
  /** Returns the span of the key or the value at a path; for missing parts, that of the nearest part around them. */
  locate(path: DocumentPath, part: 'key' | 'value'): Span;
  /** Returns the document that contains the part at a path: the document itself, or one that it is composed of. */
  originOf(path: DocumentPath): Origin;
}

/** Builds the syntax tree of a text, including its faults; callers that already have the tree may pass it. */
export type Parse = (text: string) => Document.Parsed;

/** Maximum length, in characters, of texts whose places are cached: their trees take up to two hundred times as much memory. */
const LOCATED_CHARACTERS = 250_000;
const located = new LRUCache<object, { readonly ranges: ReturnType<typeof rangesIn>; readonly size: number }>({
  maxSize: LOCATED_CHARACTERS,
  sizeCalculation: ({ size }) => size,
});

/** Cache of the tree of the last document: if it has a fault, its places are requested directly afterwards. */
let last: { readonly key: object; readonly tree: Document.Parsed } | undefined;

/**
 * Parses YAML 1.2. Never throws: faults are in `syntaxFaults`. The syntax tree is released with the next document and rebuilt when a place
 * is requested later: that is rare, and the trees of a thousand documents are large.
 */
export function readSource(file: string, text: string, parse: Parse = treeOf): Source {
  const tree = parse(text);
  const { value, syntaxFaults } = plainValue(text, tree);
  const key = {};
  last = { key, tree };
  const ranges = (): ReturnType<typeof rangesIn> => {
    const known = located.get(key);
    if (known !== undefined) return known.ranges;
    const found = rangesIn(text, last?.key === key ? last.tree : parse(text));
    located.set(key, { ranges: found, size: text.length + 1 });
    return found;
  };
  const locate: Source['locate'] = (path, part) => spanOf(text, ...ranges()(path, part));
  const source: Source = { file, text, value, syntaxFaults, locate, originOf: (path) => ({ source, path, seeAlso: [] }) };
  return source;
}

function plainValue(text: string, document: Document.Parsed): Pick<Source, 'value' | 'syntaxFaults'> {
  const syntaxFaults = [...document.errors, ...document.warnings].map(({ code, message, pos }): SyntaxFault => ({
    code,
    text: message,
    span: spanOf(text, pos[0], pos[1]),
  }));
  if (syntaxFaults.some(({ code }) => isRefused(code))) return { value: undefined, syntaxFaults };
  try {
    return { value: document.toJS(), syntaxFaults };
  } catch {
    return { value: undefined, syntaxFaults: [...syntaxFaults, ...unresolved(text, document)] };
  }
}

/** Reports aliases whose anchor does not exist, with the existing anchors. If all exist, aliases repeat too much. */
function unresolved(text: string, document: Document.Parsed): SyntaxFault[] {
  const faults = aliasesIn(document.contents).flatMap(({ alias, target, anchors }): SyntaxFault[] =>
    target === undefined ? [{ code: 'BAD_ALIAS', text: anchors.join(' '), span: spanOf(text, ...(nodeRange(alias) ?? [0, 1])) }] : [],
  );
  return faults.length > 0 ? faults : [{ code: 'TOO_MANY_ALIASES', text: '', span: { line: 1, column: 1, length: 1 } }];
}

type Range = readonly [start: number, end: number];

/** Returns a function that finds the parts of a document: many findings are about one section, whose keys are indexed once. */
function rangesIn(text: string, document: Document.Parsed): (path: DocumentPath, part: 'key' | 'value') => Range {
  let targets: ReadonlyMap<Alias, Node | undefined> | undefined;
  const resolved = (node: unknown): unknown => (isAlias(node) ? (targets ??= aliasTargets(document)).get(node) : node);
  const keys = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();
  const pairAt = (map: YAMLMap, key: string): Pair | undefined => {
    const known = keys.get(map) ?? new Map(map.items.flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair]] : [])));
    keys.set(map, known);
    return known.get(key);
  };
  const child = (node: unknown, step: string | number): { key: unknown; value: unknown } | undefined => {
    if (isSeq(node)) return { key: undefined, value: node.items[Number(step)] };
    return isMap(node) ? pairAt(node, String(step)) : undefined;
  };
  return (path, part) => {
    let node: unknown = document.contents;
    let range: Range = startOf(node) ?? [0, 1];
    for (const [index, step] of path.entries()) {
      const found = child(resolved(node), step);
      if (found === undefined) return range;
      const key = nodeRange(found.key);
      const value = nodeRange(found.value);
      const isLast = index === path.length - 1;
      range = (isLast && part === 'value' ? (value ?? key) : (key ?? startOf(found.value))) ?? emptyEntry(text, node, found.value) ?? range;
      node = found.value;
    }
    return range;
  };
}

function nodeRange(node: unknown): Range | undefined {
  if (!isNode(node) || !node.range) return undefined;
  return node.range[0] === node.range[1] ? undefined : [node.range[0], node.range[1]];
}

/** An empty entry of a list is shown by the dash in front of it. */
function emptyEntry(text: string, list: unknown, entry: unknown): Range | undefined {
  if (!isSeq(list) || list.flow === true || !isScalar(entry) || !entry.range) return undefined;
  const dash = text.lastIndexOf('-', entry.range[0] - 1);
  return entry.range[0] === entry.range[1] && dash >= 0 ? [dash, dash + 1] : undefined;
}

/** A list entry or document is shown by its first character, not by all of its lines. */
function startOf(node: unknown): Range | undefined {
  const range = nodeRange(node);
  if (range === undefined) return undefined;
  return isMap(node) && isPair(node.items[0]) ? (nodeRange(node.items[0].key) ?? range) : range;
}

function spanOf(text: string, start: number, end: number): Span {
  const at = Math.min(start, text.length);
  const { line, start: lineStart } = lineAt(text, at);
  const lineEnd = text.indexOf('\n', at);
  const stop = Math.min(Math.max(end, at + 1), lineEnd < 0 ? text.length : lineEnd);
  return { line, column: at - lineStart + 1, length: Math.max(1, text.slice(at, stop).trimEnd().length) };
}

/** Converts a line and column, counted from 1, to an offset in a text; lines end with `\n` or `\r\n`, as in findings. */
export function offsetOf(text: string, { line, column }: Pick<Span, 'line' | 'column'>): number {
  return startOfLine(text, line) + column - 1;
}
