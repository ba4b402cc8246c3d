import { isSeq } from 'yaml';
import type { DocumentPath } from '#documents/reader/path.ts';
import { beginsLine, columnOf, entryEnd, entryStart, isFlow, lineStart, nextLine } from './offsets.ts';
import { withValue } from './replace-value.ts';
import { spotAt, spotOf, type Spot, type Syntax } from './syntax.ts';

/** Range of whole lines. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Returns the text without the entry at a path and without the comments right above it. */
export function withoutEntry(syntax: Syntax, path: DocumentPath): string | undefined {
  const spot = spotAt(syntax, path);
  if (spot === undefined) return undefined;
  const { parent } = spot;
  if (parent.items.length === 1) return withValue(syntax, path.slice(0, -1), isSeq(parent) ? [] : {});
  if (isFlow(parent)) return fromBrackets(syntax.text, spot);
  const stretch = linesOf(syntax.text, spot);
  if (stretch !== undefined) return without(syntax.text, stretch);
  const [start, next] = [entryStart(spot), nextStart(spot)];
  return start === undefined || next === undefined ? undefined : without(syntax.text, { from: start, to: next });
}

/** Lines of an entry in block form; undefined if other text precedes it on its line. */
export function linesOf(text: string, spot: Spot): Stretch | undefined {
  const start = entryStart(spot);
  if (start === undefined || isFlow(spot.parent) || !beginsLine(text, start)) return undefined;
  let from = lineStart(text, start);
  // A comment above the first entry may be about the whole list or document, so it stays.
  while (spot.index > 0 && isCommentAt(text, lineStart(text, from - 1), columnOf(text, start))) from = lineStart(text, from - 1);
  return { from, to: nextLine(text, entryEnd(spot, text)) };
}

function isCommentAt(text: string, line: number, column: number): boolean {
  return text[line + column] === '#' && text.slice(line, line + column).trim() === '';
}

function nextStart({ parent, index }: Spot): number | undefined {
  const next = spotOf(parent, index + 1);
  return next && entryStart(next);
}

function without(text: string, { from, to }: Stretch): string {
  // Removes the line break before the entry if it ends a text without a final line break.
  const isLast = to === text.length && !text.endsWith('\n');
  return (isLast ? text.slice(0, from).replace(/\r?\n$/u, '') : text.slice(0, from)) + text.slice(to);
}

function fromBrackets(text: string, spot: Spot): string | undefined {
  const { parent, index } = spot;
  const before = index === 0 ? undefined : spotOf(parent, index - 1);
  if (before !== undefined) return without(text, { from: entryEnd(before, text), to: entryEnd(spot, text) });
  const open = parent.range?.[0];
  if (open === undefined) return undefined;
  const inner = open + 1 + spaces(text, open + 1);
  const comma = text.indexOf(',', entryEnd(spot, text)) + 1;
  return comma === 0 ? undefined : text.slice(0, inner) + text.slice(comma + spaces(text, comma));
}

function spaces(text: string, at: number): number {
  return /^\s*/u.exec(text.slice(at))?.[0].length ?? 0;
}
