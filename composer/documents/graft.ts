import { isAlias, isMap, isPair, isScalar, isSeq, Pair, Scalar, visit, YAMLMap, YAMLSeq, type CST, type Document, type Node } from 'yaml';
import { isRecord } from '#documents/reader/path.ts';
import { beginsLine, endOfEntry, entryStart, isFlow, lineStart, nextLine } from './offsets.ts';
import { spliceOf, type Splice } from './splice.ts';
import { isCollection, keyRange, parsed, spotOf, type Collection, type Spot, type Syntax } from './syntax.ts';
import { valueAt } from './values.ts';

/** Maximum number of regions to try, the innermost first, before the whole text is parsed. */
const MOST_TRIED = 3;

/**
 * Parses a text by reusing the syntax tree of a similar text. The two differ in one entry of a list or map, or in neighboring entries of a
 * list (added, removed or moved). Parses only these and shifts the rest, which takes a tenth of the time for a page of hundreds of blocks.
 * Returns undefined unless the result is sure to be the same; `graft.slow.test.ts` compares it with a full parse.
 */
export function grafted(before: Syntax, text: string): Syntax | undefined {
  if (hasMarks(before.document)) return undefined;
  for (const region of regionsAround(before, spliceOf(before.text, text)).slice(0, MOST_TRIED)) {
    const syntax = graftedAt(before, text, region);
    if (syntax !== undefined) return syntax;
  }
  return undefined;
}

function graftedAt(before: Syntax, text: string, region: Region): Syntax | undefined {
  const { way, parent, first, last } = region;
  const [begin, end] = [spotOf(parent, first), spotOf(parent, last)];
  const start = begin && entryStart(begin);
  if (begin === undefined || end === undefined || start === undefined) return undefined;
  const [from, to] = [lineStart(before.text, start), nextLine(before.text, endOfEntry(end, before.text))];
  const by = text.length - before.text.length;
  const [was, is] = [before.text.slice(from, to), text.slice(from, to + by)];
  if (is.length > text.length / 2 || isUnsure(was) || isUnsure(is)) return undefined;
  // Requires a line break at the end; without one, the following text would continue the last line.
  if (to + by < text.length && !is.endsWith('\n')) return undefined;
  const entries = readEntries(is, begin, start - from);
  if (entries === undefined) return undefined;
  const value = valueWith(before.value, way, (list) => listWith(list, region, entries));
  if (value === undefined) return undefined;
  const root: unknown = before.document.contents;
  if (!isCollection(root)) return undefined;
  const contents = replaced(root, way, { ...entries, first, last, from, by });
  marks.set(contents, false);
  return { text, document: withContents(before.document, contents), value, eol: text.includes('\r\n') ? '\r\n' : '\n' };
}

function withContents(document: Document.Parsed, contents: Collection): Document.Parsed {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Prototype and properties of the other make it of the same type
  const copy = Object.create(Reflect.getPrototypeOf(document), Object.getOwnPropertyDescriptors(document)) as Document.Parsed;
  return Object.assign(copy, { contents });
}

/** An entry whose value is a collection. */
type Step = Spot & { readonly node: Collection };

/** Consecutive entries of one collection that contain a splice: their first and last index, and the path to the collection. */
interface Region {
  readonly way: readonly Step[];
  readonly parent: Collection;
  readonly first: number;
  readonly last: number;
}

/** Regions that can be parsed separately for a splice, the smallest first. Each entry must be on lines of its own. */
function regionsAround({ document, text }: Syntax, { at, was }: Splice): readonly Region[] {
  const regions: Region[] = [];
  const way: Step[] = [];
  let node: unknown = document.contents;
  while (isCollection(node) && !isFlow(node)) {
    const spot = spotAround(node, at);
    const start = spot && entryStart(spot);
    if (spot === undefined || start === undefined) break;
    const begun = keyRange(spot.pair)?.[1] ?? start + 1;
    const isWithin = at > begun && at + was.length <= endOfEntry(spot, text);
    const last = isWithin ? spot.index : lastOf(node, spot.index, at + was.length, text);
    // Text at the start of an entry may belong to the previous entry.
    const first = isWithin || at > begun || spot.index === 0 ? spot.index : spot.index - 1;
    const isWhole = isWithin || (isSeq(node) && at >= lineStart(text, start));
    if (last !== undefined && isWhole && beginsLine(text, start)) regions.unshift({ way: [...way], parent: node, first, last });
    if (!isWithin || !isCollection(spot.node)) break;
    way.push({ ...spot, node: spot.node });
    node = spot.node;
  }
  return regions;
}

/** Index of the entry that contains an offset, or ends right before it. */
function lastOf(parent: Collection, first: number, end: number, text: string): number | undefined {
  for (let index = first; index < parent.items.length; index += 1) {
    const spot = spotOf(parent, index);
    if (spot !== undefined && nextLine(text, endOfEntry(spot, text)) >= end) return index;
  }
  return undefined;
}

/** Last entry that starts at or before an offset. */
function spotAround(parent: Collection, at: number): Spot | undefined {
  let [low, high] = [0, parent.items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const spot = spotOf(parent, middle);
    const start = (spot && entryStart(spot)) ?? Infinity;
    if (start <= at) low = middle + 1;
    else high = middle;
  }
  return spotOf(parent, low - 1);
}

/** Returns true if a text cannot be parsed separately: block scalars may continue into the following text, and document markers end it. */
function isUnsure(text: string): boolean {
  return /[|>][-+\d]*[ \t]*(?:#.*)?\r?$/mu.test(text) || /^(?:---|\.\.\.|%|\uFEFF)/mu.test(text) || text.includes('\t');
}

interface Entries {
  /** Collection that contains only these entries. */
  readonly alone: Collection;
  /** Values of the entries, by index or key. */
  readonly value: readonly unknown[] | Readonly<Record<string, unknown>>;
}

function readEntries(text: string, { parent }: Spot, column: number): Entries | undefined {
  let syntax: Syntax;
  try {
    syntax = parsed(text);
  } catch {
    return undefined;
  }
  const { document, value } = syntax;
  const alone: unknown = document.contents;
  if (!isCollection(alone) || isFlow(alone) || alone.items.length === 0 || isMap(alone) !== isMap(parent)) return undefined;
  const first = spotOf(alone, 0);
  if (first === undefined || entryStart(first) !== column || document.warnings.length > 0 || hasMarks(document)) return undefined;
  return Array.isArray(value) || isRecord(value) ? { alone, value } : undefined;
}

/** Value of a list with a range of entries replaced, or of a map with another value under the same key. */
function listWith(list: unknown, { parent, first, last }: Region, { value }: Entries): unknown {
  if (Array.isArray(list) && Array.isArray(value)) {
    const entries: readonly unknown[] = list;
    const own: readonly unknown[] = value;
    return entries.toSpliced(first, last - first + 1, ...own);
  }
  const key = keyOf(spotOf(parent, first));
  if (first !== last || key === undefined || !isRecord(list) || !isRecord(value) || !Object.hasOwn(list, key)) return undefined;
  return Object.hasOwn(value, key) && Object.keys(value).length === 1 ? { ...list, [key]: value[key] } : undefined;
}

function keyOf(spot: Spot | undefined): string | undefined {
  const key = isScalar(spot?.pair?.key) ? spot.pair.key.value : undefined;
  return typeof key === 'string' ? key : undefined;
}

/** Returns true if a document has anchors or aliases, because an entry may then depend on others. */
export function hasMarks(document: Document.Parsed): boolean {
  const known = marks.get(document.contents ?? document);
  if (known !== undefined) return known;
  let has = document.warnings.length > 0 || document.directives.docStart === true;
  visit(document, {
    Node(_, node) {
      if (!isAlias(node) && node.anchor === undefined) return undefined;
      has = true;
      return visit.BREAK;
    },
  });
  marks.set(document.contents ?? document, has);
  return has;
}

const marks = new WeakMap<object, boolean>();

function valueWith(value: unknown, [spot, ...rest]: readonly Step[], change: (list: unknown) => unknown): unknown {
  if (spot === undefined) return change(value);
  const key = spot.pair === undefined ? spot.index : keyOf(spot);
  const has = spot.pair === undefined ? Array.isArray(value) : key !== undefined && isRecord(value) && Object.hasOwn(value, key);
  if (!has || key === undefined) return undefined;
  const part = valueWith(valueAt(value, [key]), rest, change);
  if (part === undefined) return undefined;
  if (Array.isArray(value)) return value.with(spot.index, part);
  return isRecord(value) ? { ...value, [key]: part } : undefined;
}

interface Graft extends Entries {
  /** Indices of the first and last entry to replace. */
  readonly first: number;
  readonly last: number;
  /** Offset of the line on which they start. */
  readonly from: number;
  /** Number of characters by which the following text has moved. */
  readonly by: number;
}

/** Copy of the collection with the entries at the end of a path replaced. */
function replaced(node: Collection, [spot, ...rest]: readonly Step[], graft: Graft): Collection {
  const { from, by, alone } = graft;
  const all: readonly unknown[] = node.items;
  const [first, last] = spot === undefined ? [graft.first, graft.last] : [spot.index, spot.index];
  const own: readonly unknown[] =
    spot === undefined
      ? alone.items.map((each: unknown) => movedItem(each, from))
      : [withValue(all[first], replaced(spot.node, rest, graft))];
  const copy = copyOf(node, [...all.slice(0, first), ...own, ...all.slice(last + 1).map((each) => movedItem(each, by))]);
  const [start, end, behind] = node.range ?? [0, 0, 0];
  copy.range = [start, end + by, behind + by];
  return Object.assign(copy, { srcToken: tokenOf(node, first, last, spot === undefined ? alone : undefined, graft) });
}

function withValue(item: unknown, value: Node): unknown {
  return isPair(item) ? Object.assign(new Pair(item.key, value), { srcToken: item.srcToken }) : value;
}

function copyOf(node: Collection, items: readonly unknown[]): Collection {
  const copy = Object.assign(isSeq(node) ? new YAMLSeq(node.schema) : new YAMLMap(node.schema), node);
  return Object.assign(copy, { items });
}

/** Copy of a node or pair, with its offsets shifted. */
function movedItem(item: unknown, by: number): unknown {
  if (by === 0) return item;
  if (isPair(item)) return Object.assign(new Pair(movedItem(item.key, by), movedItem(item.value, by)), { srcToken: item.srcToken });
  if (isScalar(item)) return atOffset(Object.assign(new Scalar(item.value), item), by);
  if (!isCollection(item)) return item;
  const copy = copyOf(
    item,
    item.items.map((each: unknown) => movedItem(each, by)),
  );
  if (item.srcToken !== undefined && 'items' in item.srcToken)
    Object.assign(copy, { srcToken: { ...item.srcToken, items: item.srcToken.items.map((each) => movedTokens(each, by)) } });
  return atOffset(copy, by);
}

function atOffset<T extends Node>(node: T, by: number): T {
  const [start, end, last] = node.range ?? [0, 0, 0];
  if (node.range) node.range = [start + by, end + by, last + by];
  return node;
}

/** Source tokens of a collection with those of the new entries inserted. */
function tokenOf({ srcToken }: Collection, first: number, last: number, alone: Collection | undefined, { from, by }: Graft): unknown {
  if (srcToken === undefined || !('items' in srcToken)) return srcToken;
  const items: readonly CST.CollectionItem[] = srcToken.items;
  const places = items.flatMap((item, place) => (isEntry(item, srcToken.type) ? [place] : []));
  const [begin = items.length, end = begin] = [places[first], places[last]];
  const token = alone?.srcToken;
  const alones: readonly CST.CollectionItem[] | undefined = token !== undefined && 'items' in token ? token.items : undefined;
  const own =
    token !== undefined && alones !== undefined
      ? alones.filter((item) => isEntry(item, token.type)).map((item) => movedTokens(item, from))
      : items.slice(begin, end + 1);
  return {
    ...srcToken,
    items: [...items.slice(0, begin), ...own, ...items.slice(end + 1).map((item) => movedTokens(item, by))],
  };
}

function isEntry({ start, key, sep, value }: CST.CollectionItem, type: string): boolean {
  return type === 'block-seq'
    ? start.some((token) => token.type === 'seq-item-ind')
    : key !== undefined || sep !== undefined || value !== undefined;
}

/** Source tokens around an entry, shifted. Tokens of its value are left alone, because its nodes have their own offsets. */
function movedTokens(item: CST.CollectionItem, by: number): CST.CollectionItem {
  if (by === 0) return item;
  const moved = (token: CST.SourceToken): CST.SourceToken => ({ ...token, offset: token.offset + by });
  return {
    ...item,
    start: item.start.map(moved),
    ...(item.sep !== undefined && { sep: item.sep.map(moved) }),
    ...(item.key && { key: { ...item.key, offset: item.key.offset + by } }),
  };
}
