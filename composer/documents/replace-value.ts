import { isMap, isScalar, type Node, type Scalar } from 'yaml';
import type { DocumentPath } from '#documents/reader/path.ts';
import { columnOf, contentEnd, entryStart, isFlow, lineEnd, lineStart, valuePlace } from './offsets.ts';
import { blockOf, fitsLine, inlineOf, isBlock, scalarOf } from './render.ts';
import { isCollection, nodeAt, spotAt, type Spot, type Syntax } from './syntax.ts';

/**
 * Returns the text with another value at an existing path. Preserves its quotes, its anchor and a comment after it. undefined if the syntax
 * tree does not allow it.
 */
export function withValue(syntax: Syntax, path: DocumentPath, value: unknown): string | undefined {
  if (path.length === 0) return withRoot(syntax, value);
  const spot = spotAt(syntax, path);
  const place = spot && valuePlace(spot, syntax.text);
  if (spot === undefined || place === undefined) return undefined;
  return isInFlow(syntax, path) ? inFlow(syntax, spot, place, value) : inBlock(syntax, spot, place, value);
}

/** Replaces the whole document, except for the comments before it. */
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
    // A scalar replaces a scalar in place; a value over several lines is replaced as a whole.
    const isOver = from === undefined || end <= from || isOpen(node);
    const behind = isOpen(node) ? comments(text, place, from ?? place) : text.slice(end, lineEnd(text, end));
    const [head = '', ...lines] = shown.split(eol);
    return `${text.slice(0, isOver ? place : from)}${isOver ? ' ' : ''}${[head + behind, ...lines].join(eol)}${text.slice(lineEnd(text, end))}`;
  }
  const block = withEol(blockOf(value, indent + 2), eol);
  const rest = text.slice(end, lineEnd(text, end));
  const after = text.slice(end + rest.length);
  // A comment after the last line is removed with the value; one after the key or dash stays.
  const behind = isOpen(node) ? comments(text, place, node?.range?.[0] ?? place) : rest.trimEnd();
  const below = `${behind}${eol}${' '.repeat(indent + 2)}`;
  return `${text.slice(0, place)}${isMap(parent) || behind !== '' ? below : ' '}${block}${after}`;
}

/** Returns true if a value is written over several lines below its key. */
function isOpen(node: unknown): boolean {
  return isCollection(node) && !isFlow(node);
}

/** Comment between a colon and a value that starts on a later line; empty if there is none. */
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
