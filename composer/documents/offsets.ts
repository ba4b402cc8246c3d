import { isAlias, isScalar, isSeq, type CST, type Node, type Pair, type YAMLSeq } from 'yaml';
import { isCollection, keyRange, spotOf, type Collection, type Spot } from './syntax.ts';

/** Offset of the first character in the line of an offset. */
export function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** Offset of the end of the line, before its line break. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  if (end < 0) return text.length;
  return end > at && text[end - 1] === '\r' ? end - 1 : end;
}

/** Offset of the first character of the next line; the end of the text after the last line. */
export function nextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

export function columnOf(text: string, at: number): number {
  return at - lineStart(text, at);
}

/** Returns true if only white space precedes an offset on its line. */
export function beginsLine(text: string, at: number): boolean {
  return text.slice(lineStart(text, at), at).trim() === '';
}

export function isFlow(node: unknown): boolean {
  return isCollection(node) && (node.srcToken?.type === 'flow-collection' || node.flow === true);
}

/** Offset at which an entry starts: its key, or the dash before it; in flow form the start of its value. */
export function entryStart({ parent, index, pair, node }: Spot): number | undefined {
  if (isFlow(parent)) return itemTokens(parent)[index]?.key?.offset ?? pairKeyStart(pair) ?? node?.range?.[0];
  return isSeq(parent) ? dashOf(parent, index) : pairKeyStart(pair);
}

function pairKeyStart(pair: Pair | undefined): number | undefined {
  return keyRange(pair)?.[0];
}

/** Offset of the dash of an entry in a block list. */
function dashOf(seq: YAMLSeq, index: number): number | undefined {
  return itemTokens(seq)[index]?.start.find(({ type }) => type === 'seq-item-ind')?.offset;
}

/** Cache of entry tokens by the token of their collection. Each entry needs them, and finding them takes a pass over all. */
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
  // The parser stores text after the last entry, such as a comment, as a separate item.
  return items.filter(({ start, key, sep, value }) =>
    isSeq(parent) && token.type === 'block-seq'
      ? start.some(({ type }) => type === 'seq-item-ind')
      : key !== undefined || sep !== undefined || value !== undefined,
  );
}

/** Offset after the colon or dash of an entry, and after an anchor or tag on the same line. */
export function valuePlace({ parent, index, pair, node }: Spot, text: string): number | undefined {
  const item = itemTokens(parent)[index];
  const marks = pair === undefined ? item?.start : (item?.sep ?? []);
  const mark = marks?.find(({ type }) => type === (pair === undefined ? 'seq-item-ind' : 'map-value-ind'));
  // Entries of a list in brackets have no dash.
  if (mark === undefined) return pair === undefined ? node?.range?.[0] : keyRange(pair)?.[1];
  const props = marks?.findLast(
    ({ type, offset }) => (type === 'anchor' || type === 'tag') && lineStart(text, offset) === lineStart(text, mark.offset),
  );
  return props === undefined ? mark.offset + 1 : props.offset + props.source.length;
}

/** Offset after the last character of a value; undefined if nothing is written for it. */
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

/** Offset after the last character of an entry. */
export function entryEnd(spot: Spot, text: string): number {
  return contentEnd(spot.node, text) ?? valuePlace(spot, text) ?? spot.parent.range?.[1] ?? text.length;
}

/** End of the line on which an entry ends, before its line break. */
export function endOfEntry(spot: Spot, text: string): number {
  return lineEnd(text, entryEnd(spot, text));
}

/** Column at which the entries of a block collection start. */
export function indentOf(parent: Collection, text: string): number | undefined {
  const first = spotOf(parent, 0);
  const start = first && entryStart(first);
  return start === undefined ? undefined : columnOf(text, start);
}
