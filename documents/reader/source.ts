import { LRUCache } from 'lru-cache';
import { isAlias, isMap, isNode, isPair, isScalar, isSeq, type Alias, type Document, type Node, type Pair, type YAMLMap } from 'yaml';
import type { DocumentPath } from './path.ts';
import type { Span } from './frame.ts';
import { lineAt, startOfLine } from './lines.ts';
import { aliasesIn, aliasTargets, isRefused, treeOf } from './yaml-tree.ts';

/** A fault of the YAML itself, before any schema. */
export interface SyntaxFault {
  readonly code: string;
  readonly text: string;
  readonly span: Span;
}

/** A part of a document as somebody wrote it. */
export interface Place {
  readonly source: Source;
  readonly path: DocumentPath;
}

/** Where a part of a joined document is written, and what else made it what it is: its layout, a list of blocks, a parameter. */
export interface Origin extends Place {
  readonly seeAlso: readonly Place[];
}

/** A parsed document that knows where each of its parts stands. */
export interface Source {
  /** Path below the configuration folder, with slashes. */
  readonly file: string;
  readonly text: string;
  readonly value: unknown;
  readonly syntaxFaults: readonly SyntaxFault[];
  /** Where the key or the value at a path stands; for parts that do not exist, the nearest part around them. */
  locate(path: DocumentPath, part: 'key' | 'value'): Span;
  /** Document that contains the part at a path: the document itself, or one that it is composed of. */
  originOf(path: DocumentPath): Origin;
}

/** Makes the syntax tree of a text, faults and all; whoever has it already may give that. */
export type Parse = (text: string) => Document.Parsed;

/** Characters of the texts of which the places are kept: their trees take up to two hundred times as much. */
const LOCATED_CHARACTERS = 250_000;
const located = new LRUCache<object, { readonly ranges: ReturnType<typeof rangesIn>; readonly size: number }>({
  maxSize: LOCATED_CHARACTERS,
  sizeCalculation: ({ size }) => size,
});

/** The tree of the document that was read last: its places are asked for right behind, if something is wrong with it. */
let last: { readonly key: object; readonly tree: Document.Parsed } | undefined;

/**
 * Parses YAML 1.2. Never throws: what is wrong stands in `syntaxFaults`. The syntax tree is let go with the next document and made again
 * for a place that somebody asks for then: few do, and trees of a thousand documents are large.
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

/** Aliases whose anchor nobody set: where they stand, with the anchors that there are. Without any, aliases repeat too much. */
function unresolved(text: string, document: Document.Parsed): SyntaxFault[] {
  const faults = aliasesIn(document.contents).flatMap(({ alias, target, anchors }): SyntaxFault[] =>
    target === undefined ? [{ code: 'BAD_ALIAS', text: anchors.join(' '), span: spanOf(text, ...(nodeRange(alias) ?? [0, 1])) }] : [],
  );
  return faults.length > 0 ? faults : [{ code: 'TOO_MANY_ALIASES', text: '', span: { line: 1, column: 1, length: 1 } }];
}

type Range = readonly [start: number, end: number];

/** Finds the parts of a document: many findings are about one section, whose keys are looked through once. */
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

/** An entry of a list with nothing in it is shown by the dash in front of it. */
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

/** Where a line and column, counted from 1, lie in a text; lines end as findings count them, `\n` or `\r\n`. */
export function offsetOf(text: string, { line, column }: Pick<Span, 'line' | 'column'>): number {
  return startOfLine(text, line) + column - 1;
}
