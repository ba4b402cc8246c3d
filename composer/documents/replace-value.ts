import { isMap, isScalar, type Node, type Scalar } from 'yaml';
import type { DocumentPath } from '#documents/reader/path.ts';
import { columnOf, contentEnd, entryStart, isFlow, lineEnd, lineStart, valuePlace } from './offsets.ts';
import { blockOf, fitsLine, inlineOf, isBlock, scalarOf } from './render.ts';
import { isCollection, nodeAt, spotAt, type Spot, type Syntax } from './syntax.ts';

/**
 * The text with another value at a path that has one. Its quotes, its anchor and a comment behind it stay.
 * Undefined where the tree does not say how.
 */
export function withValue(syntax: Syntax, path: DocumentPath, value: unknown): string | undefined {
  if (path.length === 0) return withRoot(syntax, value);
  const spot = spotAt(syntax, path);
  const place = spot && valuePlace(spot, syntax.text);
  if (spot === undefined || place === undefined) return undefined;
  return isInFlow(syntax, path) ? inFlow(syntax, spot, place, value) : inBlock(syntax, spot, place, value);
}

/** The whole document, without the comments in front of it. */
function withRoot({ text, document, eol }: Syntax, value: unknown): string {
  const root: Node | null = document.contents;
  const start = root?.range?.[0] ?? text.length;
  const head = !root?.range ? '' : text.slice(0, isFlow(root) ? start : lineStart(text, start));
  return `${head}${withEol(isBlock(value) ? blockOf(value, 0) : scalarOf(value, 0), eol)}${eol}`;
}

export function isInFlow(syntax: Syntax, path: DocumentPath): boolean {
  return path.some((_, depth) => isFlow(nodeAt(syntax, path.slice(0, depth))));
}

function inFlow({ text }: Syntax, { node }: Spot, place: number, value: unknown): string {
  const [start, end] = node?.range ?? [place, place];
  if (start === end) return `${text.slice(0, place)} ${inlineOf(value)}${text.slice(place)}`;
  return text.slice(0, start) + inlineOf(value, styleOf(node)) + text.slice(end);
}

function inBlock({ text, eol }: Syntax, spot: Spot, place: number, value: unknown): string | undefined {
  const { node, parent } = spot;
  const start = entryStart(spot);
  if (start === undefined) return undefined;
  const indent = columnOf(text, start);
  const end = contentEnd(node, text) ?? place;
  const staysInline = !isBlock(value) || (isFlow(node) && !isEmptyNode(node)) || (isMap(parent) && fitsLine(value) && !isOpen(node));
  if (staysInline) {
    const shown = withEol(scalarOf(value, indent, styleOf(node)), eol);
    const from = node?.range?.[0];
    // A plain value takes the place of a plain value; what was written over several lines gives way as a whole.
    const isOver = from === undefined || end <= from || isOpen(node);
    const behind = isOpen(node) ? comments(text, place, from ?? place) : text.slice(end, lineEnd(text, end));
    const [head = '', ...lines] = shown.split(eol);
    return `${text.slice(0, isOver ? place : from)}${isOver ? ' ' : ''}${[head + behind, ...lines].join(eol)}${text.slice(lineEnd(text, end))}`;
  }
  const block = withEol(blockOf(value, indent + 2), eol);
  const rest = text.slice(end, lineEnd(text, end));
  const after = text.slice(end + rest.length);
  // A comment behind the last line goes with it; one behind the key or dash stays there.
  const behind = isOpen(node) ? comments(text, place, node?.range?.[0] ?? place) : rest.trimEnd();
  const below = `${behind}${eol}${' '.repeat(indent + 2)}`;
  return `${text.slice(0, place)}${isMap(parent) || behind !== '' ? below : ' '}${block}${after}`;
}

/** Whether a value is written over several lines below its key. */
function isOpen(node: unknown): boolean {
  return isCollection(node) && !isFlow(node);
}

/** The comment between a colon and what begins on a later line. */
function comments(text: string, from: number, to: number): string {
  const between = text.slice(from, to);
  return between.includes('#') ? between.trimEnd() : '';
}

function styleOf(node: unknown): Scalar.Type | undefined {
  return isScalar(node) ? node.type : undefined;
}

export function withEol(text: string, eol: string): string {
  return eol === '\n' ? text : text.replaceAll('\n', eol);
}

function isEmptyNode(node: unknown): boolean {
  return isCollection(node) && node.items.length === 0;
}
