import { isAlias, isScalar, isSeq, type CST, type Node, type Pair, type YAMLSeq } from 'yaml';
import { isCollection, keyRange, spotOf, type Collection, type Spot } from './syntax.ts';

/** First character of the line of an offset. */
export function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** End of the line of an offset, in front of what ends it. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  if (end < 0) return text.length;
  return end > at && text[end - 1] === '\r' ? end - 1 : end;
}

/** First character of the line after that of an offset; the end of the text after the last one. */
export function nextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

export function columnOf(text: string, at: number): number {
  return at - lineStart(text, at);
}

/** Whether nothing but spaces stands before an offset on its line. */
export function beginsLine(text: string, at: number): boolean {
  return text.slice(lineStart(text, at), at).trim() === '';
}

export function isFlow(node: unknown): boolean {
  return isCollection(node) && (node.srcToken?.type === 'flow-collection' || node.flow === true);
}

/** Where an entry begins: its key, or the dash in front of it; in flow what begins its value. */
export function entryStart({ parent, index, pair, node }: Spot): number | undefined {
  if (isFlow(parent)) return itemTokens(parent)[index]?.key?.offset ?? pairKeyStart(pair) ?? node?.range?.[0];
  return isSeq(parent) ? dashOf(parent, index) : pairKeyStart(pair);
}

function pairKeyStart(pair: Pair | undefined): number | undefined {
  return keyRange(pair)?.[0];
}

/** Where an entry of a list in block form has its dash. */
function dashOf(seq: YAMLSeq, index: number): number | undefined {
  return itemTokens(seq)[index]?.start.find(({ type }) => type === 'seq-item-ind')?.offset;
}

/** The tokens of entries by those of their collection: asked for each entry, and found by going through all. */
const tokensOf = new WeakMap<object, readonly CST.CollectionItem[]>();

function itemTokens(parent: Collection): readonly CST.CollectionItem[] {
  const token = parent.srcToken;
  if (token === undefined || !('items' in token)) return [];
  const known = tokensOf.get(token) ?? entryTokens(parent, token);
  tokensOf.set(token, known);
  return known;
}

function entryTokens(parent: Collection, token: Extract<CST.Token, { items: unknown }>): readonly CST.CollectionItem[] {
  const items: readonly CST.CollectionItem[] = token.items;
  // The parser stores text behind the last entry, such as a comment, as an item of its own.
  return items.filter(({ start, key, sep, value }) =>
    isSeq(parent) && token.type === 'block-seq'
      ? start.some(({ type }) => type === 'seq-item-ind')
      : key !== undefined || sep !== undefined || value !== undefined,
  );
}

/** Behind the colon or dash of an entry, and behind an anchor or tag that stands there on the same line. */
export function valuePlace({ parent, index, pair, node }: Spot, text: string): number | undefined {
  const item = itemTokens(parent)[index];
  const marks = pair === undefined ? item?.start : (item?.sep ?? []);
  const mark = marks?.find(({ type }) => type === (pair === undefined ? 'seq-item-ind' : 'map-value-ind'));
  // Entries of a list in brackets have no mark.
  if (mark === undefined) return pair === undefined ? node?.range?.[0] : keyRange(pair)?.[1];
  const props = marks?.findLast(
    ({ type, offset }) => (type === 'anchor' || type === 'tag') && lineStart(text, offset) === lineStart(text, mark.offset),
  );
  return props === undefined ? mark.offset + 1 : props.offset + props.source.length;
}

/** Behind the last character that a value consists of; undefined for one that nothing is written for. */
export function contentEnd(node: Node | undefined, text: string): number | undefined {
  if (!node?.range) return undefined;
  const [start, end] = node.range;
  if (isCollection(node) && !isFlow(node)) {
    const last = spotOf(node, node.items.length - 1);
    return last === undefined ? end : entryEnd(last, text);
  }
  if (start === end) return undefined;
  if (!isScalar(node) || isAlias(node) || node.type?.startsWith('BLOCK') !== true) return end;
  const keepsLines = /^[|>][^\n]*\+/u.test(text.slice(start, end));
  const written = keepsLines ? text.slice(start, end).replace(/\r?\n$/u, '') : text.slice(start, end).trimEnd();
  return start + written.length;
}

/** Behind the last character of an entry. */
export function entryEnd(spot: Spot, text: string): number {
  return contentEnd(spot.node, text) ?? valuePlace(spot, text) ?? spot.parent.range?.[1] ?? text.length;
}

/** Behind the line on which an entry ends, in front of what ends the line. */
export function endOfEntry(spot: Spot, text: string): number {
  return lineEnd(text, entryEnd(spot, text));
}

/** Column of the entries of a collection in block form. */
export function indentOf(parent: Collection, text: string): number | undefined {
  const first = spotOf(parent, 0);
  const start = first && entryStart(first);
  return start === undefined ? undefined : columnOf(text, start);
}
