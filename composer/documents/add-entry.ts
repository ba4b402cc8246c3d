import { isSeq } from 'yaml';
import type { DocumentPath } from '#documents/reader/path.ts';
import { beginsLine, columnOf, endOfEntry, entryEnd, entryStart, indentOf, isFlow, lineEnd, lineStart, valuePlace } from './offsets.ts';
import { isInFlow, withEol, withValue } from './replace-value.ts';
import { blockOf, inlineOf, isBlock, keyOf, memberOf, scalarOf } from './render.ts';
import { isCollection, nodeAt, spotAt, spotOf, type Collection, type Syntax } from './syntax.ts';

/** Entry to add: its value and, if it existed before, its original lines without indentation. */
export interface Added {
  readonly value: unknown;
  readonly lines?: readonly string[] | undefined;
}

/** Returns the text with an added entry: a key at the end of a map, or an entry of a list at its index. */
export function withEntry(syntax: Syntax, path: DocumentPath, added: Added): string | undefined {
  const above = path.slice(0, -1);
  const parent = nodeAt(syntax, above);
  const step = path.at(-1);
  if (!isCollection(parent) || step === undefined) return undefined;
  if (parent.items.length === 0) return withValue(syntax, above, isSeq(parent) ? [added.value] : { [step]: added.value });
  const index = isSeq(parent) ? Number(step) : parent.items.length;
  if (isFlow(parent) || isInFlow(syntax, above)) return inBrackets(syntax, parent, index, entryText(parent, step, added.value));
  const indent = indentOf(parent, syntax.text);
  if (indent === undefined) return undefined;
  const lines = isSeq(parent)
    ? (added.lines ?? itemLines(parent, index, added.value, indent))
    : pairLines(String(step), added.value, indent);
  return insertedAt(syntax, above, { parent, index, lines, indent });
}

function entryText(parent: Collection, step: string | number, value: unknown): string {
  return isSeq(parent) ? inlineOf(value) : `${keyOf(String(step))}: ${inlineOf(value)}`;
}

function inBrackets({ text, eol }: Syntax, parent: Collection, index: number, entry: string): string | undefined {
  const start = parent.range?.[0];
  if (start === undefined) return undefined;
  const before = index === 0 ? undefined : spotOf(parent, index - 1);
  if (before === undefined) {
    const inner = start + 1 + (/^\s*/u.exec(text.slice(start + 1))?.[0].length ?? 0);
    return `${text.slice(0, inner)}${entry}, ${text.slice(inner)}`;
  }
  const end = entryEnd(before, text);
  const from = entryStart(before);
  // Puts the new entry on its own line if the others are on lines of their own.
  const separator = from !== undefined && from > start && beginsLine(text, from) ? `,${eol}${' '.repeat(columnOf(text, from))}` : ', ';
  return `${text.slice(0, end)}${separator}${entry}${text.slice(end)}`;
}

/** Lines of a list entry, in the style of its neighbors: in brackets on one line, or over several lines. */
function itemLines(parent: Collection, index: number, value: unknown, indent: number): string[] {
  const neighbour = spotOf(parent, index - 1) ?? spotOf(parent, index);
  const isInline = !isBlock(value) || isFlow(neighbour?.node);
  const text = isInline ? (isBlock(value) ? inlineOf(value) : scalarOf(value, indent)) : blockOf(value, indent + 2);
  return `- ${text}`.split('\n').map((line, at) => (at === 0 ? line : line.slice(Math.min(indent, line.search(/\S|$/u)))));
}

function pairLines(key: string, value: unknown, indent: number): string[] {
  return `${keyOf(key)}:${memberOf(value, indent)}`
    .split('\n')
    .map((line, at) => (at === 0 ? line : line.slice(Math.min(indent, line.search(/\S|$/u)))));
}

interface Insertion {
  readonly parent: Collection;
  readonly index: number;
  readonly lines: readonly string[];
  readonly indent: number;
}

function insertedAt(syntax: Syntax, above: DocumentPath, { parent, index, lines, indent }: Insertion): string | undefined {
  const { text, eol } = syntax;
  const space = ' '.repeat(indent);
  const block = withEol(lines.map((line) => (line === '' ? line : space + line)).join('\n'), eol);
  const before = index === 0 ? undefined : spotOf(parent, index - 1);
  if (before !== undefined) {
    const end = endOfEntry(before, text);
    return `${text.slice(0, end)}${eol}${block}${text.slice(end)}`;
  }
  const first = spotOf(parent, 0);
  const start = first && entryStart(first);
  if (start === undefined) return undefined;
  if (!beginsLine(text, start)) return `${text.slice(0, start)}${block.slice(indent)}${eol}${space}${text.slice(start)}`;
  // Comments above the first entry stay above it.
  const owner = spotAt(syntax, above);
  const place = owner?.pair === undefined ? undefined : valuePlace(owner, text);
  if (place === undefined) return `${text.slice(0, lineStart(text, start))}${block}${eol}${text.slice(lineStart(text, start))}`;
  const end = lineEnd(text, place);
  return `${text.slice(0, end)}${eol}${block}${text.slice(end)}`;
}
