import { isAlias, isMap, isPair, isScalar, isSeq, Pair, Scalar, visit, YAMLMap, YAMLSeq, type CST, type Document, type Node } from 'yaml';
import { isRecord } from '#config/reader/path.ts';
import { beginsLine, endOfEntry, entryStart, isFlow, lineStart, nextLine } from './offsets.ts';
import { spliceOf, type Splice } from './splice.ts';
import { isCollection, parsed, spotOf, type Collection, type Spot, type Syntax } from './syntax.ts';

/**
 * The syntax of a text that differs from one that is known in one entry of a list or map: only that entry is read, the rest is taken
 * over with its places moved. A page of hundreds of blocks takes a tenth of the time. Undefined where that is not sure to come to the
 * same; `graft.test.ts` compares it with reading the whole.
 */
export function grafted(before: Syntax, text: string): Syntax | undefined {
  const splice = spliceOf(before.text, text);
  const way = wayTo(before, splice);
  const spot = way.at(-1);
  const start = spot && entryStart(spot);
  if (spot === undefined || start === undefined || hasMarks(before.document)) return undefined;
  const [from, to] = [lineStart(before.text, start), nextLine(before.text, endOfEntry(spot, before.text))];
  const by = text.length - before.text.length;
  const [was, is] = [before.text.slice(from, to), text.slice(from, to + by)];
  if (is.length > text.length / 2 || isUnsure(was) || isUnsure(is)) return undefined;
  const entry = readEntry(is, spot, start - from);
  if (entry === undefined) return undefined;
  const value = valueWith(before.value, way, entry.value);
  if (value === undefined) return undefined;
  const contents = replaced(before.document.contents as Collection, way, { ...entry, from, by });
  marks.set(contents, false);
  return { text, document: withContents(before.document, contents), value, eol: text.includes('\r\n') ? '\r\n' : '\n' };
}

function withContents(document: Document.Parsed, contents: Collection): Document.Parsed {
  const copy = Object.create(Object.getPrototypeOf(document) as object, Object.getOwnPropertyDescriptors(document)) as Document.Parsed;
  copy.contents = contents as never;
  return copy;
}

/** The entries around a splice, the innermost last, as far as each stands on lines of its own and the splice leaves its beginning. */
function wayTo({ document, text }: Syntax, { at, was }: Splice): readonly Spot[] {
  const way: Spot[] = [];
  let deepest = 0;
  let node: unknown = document.contents;
  while (isCollection(node) && !isFlow(node)) {
    const spot = spotAround(node, at);
    const start = spot && entryStart(spot);
    if (spot === undefined || start === undefined) break;
    const begun = (spot.pair?.key as Node | undefined)?.range?.[1] ?? start + 1;
    if (at <= begun || at + was.length > endOfEntry(spot, text)) break;
    way.push(spot);
    if (beginsLine(text, start)) deepest = way.length;
    node = spot.node;
  }
  return way.slice(0, deepest);
}

/** The last entry that begins before an offset. */
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

/** Texts over several lines may take in what follows them; marks of documents end them. */
function isUnsure(text: string): boolean {
  return /[|>][-+\d]*[ \t]*(?:#.*)?\r?$/mu.test(text) || /^(?:---|\.\.\.|%|\uFEFF)/mu.test(text) || text.includes('\t');
}

interface Entry {
  /** The collection that has this entry only. */
  readonly alone: Collection;
  readonly value: unknown;
}

function readEntry(text: string, { parent, pair }: Spot, column: number): Entry | undefined {
  let syntax: Syntax;
  try {
    syntax = parsed(text);
  } catch {
    return undefined;
  }
  const { document, value } = syntax;
  const alone: unknown = document.contents;
  if (!isCollection(alone) || isFlow(alone) || alone.items.length !== 1 || isMap(alone) !== isMap(parent)) return undefined;
  const only = spotOf(alone, 0);
  if (only === undefined || entryStart(only) !== column || document.warnings.length > 0 || hasMarks(document)) return undefined;
  if (pair === undefined) return Array.isArray(value) ? { alone, value: value[0] as unknown } : undefined;
  const key = isScalar(pair.key) ? pair.key.value : undefined;
  if (typeof key !== 'string' || !isRecord(value) || !Object.hasOwn(value, key)) return undefined;
  return { alone, value: value[key] };
}

/** Whether a document has anchors or aliases: what one entry says then depends on others. */
function hasMarks(document: Document.Parsed): boolean {
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

function valueWith(value: unknown, [spot, ...rest]: readonly Spot[], entry: unknown): unknown {
  if (spot === undefined) return entry;
  if (spot.pair === undefined) {
    if (!Array.isArray(value)) return undefined;
    return value.with(spot.index, valueWith(value[spot.index], rest, entry)) as unknown;
  }
  const key = isScalar(spot.pair.key) ? spot.pair.key.value : undefined;
  if (typeof key !== 'string' || !isRecord(value) || !Object.hasOwn(value, key)) return undefined;
  return { ...value, [key]: valueWith(value[key], rest, entry) };
}

interface Graft extends Entry {
  /** Offset of the line on which the entry begins. */
  readonly from: number;
  /** Characters by which what is behind it has moved. */
  readonly by: number;
}

/** The collection with the entry in the place of the one that a way leads to. */
function replaced(node: Collection, [spot, ...rest]: readonly Spot[], graft: Graft): Collection {
  const index = spot?.index ?? 0;
  const { from, by, alone } = graft;
  const isHere = rest.length === 0;
  const item: unknown = node.items[index];
  const own = isHere ? movedItem(alone.items[0], from) : withValue(item, replaced(spot?.node as Collection, rest, graft));
  const items = node.items.map((each: unknown, place) => (place < index ? each : place === index ? own : movedItem(each, by)));
  const copy = copyOf(node, items);
  const [start, end, last] = node.range ?? [0, 0, 0];
  copy.range = [start, end + by, last + by];
  copy.srcToken = tokenOf(node, index, isHere ? alone : undefined, graft) as never;
  return copy;
}

function withValue(item: unknown, value: Node): unknown {
  return isPair(item) ? Object.assign(new Pair(item.key, value), { srcToken: item.srcToken }) : value;
}

function copyOf(node: Collection, items: readonly unknown[]): Collection {
  const copy = Object.assign(isSeq(node) ? new YAMLSeq(node.schema) : new YAMLMap(node.schema), node);
  copy.items = items as never;
  return copy;
}

/** A node or pair at another offset. */
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
    copy.srcToken = { ...item.srcToken, items: item.srcToken.items.map((each) => movedTokens(each, by)) } as never;
  return atOffset(copy, by);
}

function atOffset<T extends Node>(node: T, by: number): T {
  const [start, end, last] = node.range ?? [0, 0, 0];
  if (node.range) node.range = [start + by, end + by, last + by];
  return node;
}

/** The tokens of a collection with those of the new entry among them. */
function tokenOf({ srcToken }: Collection, index: number, alone: Collection | undefined, { from, by }: Graft): unknown {
  if (srcToken === undefined || !('items' in srcToken)) return srcToken;
  const items: readonly CST.CollectionItem[] = srcToken.items;
  const entry = items.filter((item) => isEntry(item, srcToken.type))[index];
  const place = items.findIndex((item) => item === entry);
  const token = alone?.srcToken;
  const own =
    token !== undefined && 'items' in token
      ? (token.items as readonly CST.CollectionItem[]).find((item) => isEntry(item, token.type))
      : undefined;
  return {
    ...srcToken,
    items: items.map((item, each) =>
      each < place ? item : each > place ? movedTokens(item, by) : own === undefined ? item : movedTokens(own, from),
    ),
  };
}

function isEntry({ start, key, sep, value }: CST.CollectionItem, type: string): boolean {
  return type === 'block-seq'
    ? start.some((token) => token.type === 'seq-item-ind')
    : key !== undefined || sep !== undefined || value !== undefined;
}

/** The tokens around an entry at another offset. Those of its value are not looked at: nodes have their own. */
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
