import { isMap, isSeq } from 'yaml';
import type { DocumentPath } from '#documents/reader/path.ts';
import { columnOf, entryStart, isFlow } from './offsets.ts';
import { keyOf } from './render.ts';
import { withEntry } from './add-entry.ts';
import { linesOf, withoutEntry } from './remove-entry.ts';
import { readSyntax } from './read-syntax.ts';
import { isCollection, keyRange, nodeAt, spotAt, type Syntax } from './syntax.ts';

/** Returns the text with an entry of a list moved, its wording unchanged, or with a key renamed. */
export function withMoved(syntax: Syntax, from: DocumentPath, to: DocumentPath, value: unknown): string | undefined {
  const [before, after] = [nodeAt(syntax, from.slice(0, -1)), nodeAt(syntax, to.slice(0, -1))];
  if (before === after && isMap(before)) return withKey(syntax, from, String(to.at(-1)));
  const lines = linesAt(syntax, from);
  const removed = withoutEntry(syntax, from);
  if (lines === undefined || removed === undefined) return undefined;
  return withEntry(readSyntax(removed), to, { value, lines });
}

/** Returns the text with a copy of an entry, including its comments. */
export function withCopy(syntax: Syntax, from: DocumentPath, to: DocumentPath, value: unknown): string | undefined {
  return withEntry(syntax, to, { value, lines: linesAt(syntax, from) });
}

/** Lines of a list entry without indentation, with the comments above it. */
export function linesAt(syntax: Syntax, path: DocumentPath): string[] | undefined {
  const spot = spotAt(syntax, path);
  const start = spot && entryStart(spot);
  if (spot === undefined || start === undefined || !isSeq(spot.parent) || isFlow(spot.parent)) return undefined;
  const stretch = linesOf(syntax.text, spot);
  if (stretch === undefined) return undefined;
  const column = columnOf(syntax.text, start);
  return syntax.text
    .slice(stretch.from, stretch.to)
    .replace(/\r?\n$/u, '')
    .split(/\r?\n/u)
    .map((line) => line.slice(Math.min(column, line.search(/\S|$/u))));
}

function withKey(syntax: Syntax, path: DocumentPath, name: string): string | undefined {
  const parent = nodeAt(syntax, path.slice(0, -1));
  const range = keyRange(spotAt(syntax, path)?.pair);
  if (!isCollection(parent) || !range || spotAt(syntax, [...path.slice(0, -1), name]) !== undefined) return undefined;
  return syntax.text.slice(0, range[0]) + keyOf(name) + syntax.text.slice(range[1]);
}
