import { CST, Parser } from 'yaml';
import { pathOfPointer, pointerOf, type DocumentPath } from '#documents/reader/path.ts';
import { entryEnd, entryStart, isFlow, lineEnd } from '../offsets.ts';
import type { Operation } from '../operation.ts';
import { linesOf } from '../remove-entry.ts';
import { readSyntax } from '../read-syntax.ts';
import { isCollection, nodeAt, spotAt, spotOf, type Syntax } from '../syntax.ts';
import { valueAt } from '../values.ts';

/** Entries and comments whose text an edit changed although they are not its target; empty if the edit is correct. */
export function touched(before: string, after: string, operation: Operation): string[] {
  if (operation.path === '') return [];
  const [was, is] = [readSyntax(before), readSyntax(after)];
  if (/[&*]\w/u.test(before)) return [];
  const about = targets(was, operation);
  const list = pathOfPointer(operation.path, was.value).slice(0, -1);
  const entries = [...entriesIn(was)].filter(
    ({ path }) => !isOn(path, list) && !about.some((target) => isOn(path, target) || isOn(target, path)),
  );
  const lost = entries.flatMap(({ path, text }) => {
    const now = sourceAt(is, movedBy(path, operation, was));
    return now === text ? [] : [`${pointerOf(path)}: ${text} → ${now}`];
  });
  const gone = about.flatMap((target) => stretchOf(was, target));
  const left = commentsIn(after).map(({ source }) => source);
  return [
    ...lost,
    ...commentsIn(before).flatMap(({ source, offset }) => {
      if (gone.some(({ from, to }) => from <= offset && offset < to)) return [];
      const at = left.indexOf(source);
      if (at < 0) return [`comment ${source}`];
      left.splice(at, 1);
      return [];
    }),
  ];
}

function targets(syntax: Syntax, operation: Operation): DocumentPath[] {
  const path = pathOfPointer(operation.path, syntax.value);
  const isInsertion =
    Array.isArray(valueAt(syntax.value, path.slice(0, -1))) &&
    (operation.op === 'add' || operation.op === 'copy' || operation.op === 'move');
  const from = operation.op === 'move' ? [pathOfPointer(operation.from, syntax.value)] : [];
  return isInsertion ? from : [path, ...from];
}

function isOn(path: DocumentPath, target: DocumentPath): boolean {
  return target.length >= path.length && path.every((step, index) => step === target[index]);
}

function* entriesIn(syntax: Syntax, path: DocumentPath = []): Generator<{ readonly path: DocumentPath; readonly text: string }> {
  const value = valueAt(syntax.value, path);
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    const below = [...path, Array.isArray(value) ? Number(key) : key];
    const text = sourceAt(syntax, below);
    if (text !== undefined) yield { path: below, text };
    yield* entriesIn(syntax, below);
  }
}

function sourceAt(syntax: Syntax, path: DocumentPath): string | undefined {
  const spot = spotAt(syntax, path);
  const start = spot && entryStart(spot);
  return spot === undefined || start === undefined ? undefined : syntax.text.slice(start, entryEnd(spot, syntax.text));
}

/** Path of a list entry after the edit. */
function movedBy(path: DocumentPath, operation: Operation, { value }: Syntax): DocumentPath {
  const shifts = [
    ...(operation.op === 'remove' ? [{ at: pathOfPointer(operation.path, value), by: -1 }] : []),
    ...(operation.op === 'move' ? [{ at: pathOfPointer(operation.from, value), by: -1 }] : []),
    ...(operation.op === 'add' || operation.op === 'copy' || operation.op === 'move'
      ? [{ at: pathOfPointer(operation.path, value).map((step) => (Number.isNaN(step) ? Infinity : step)), by: 1 }]
      : []),
  ];
  return shifts.reduce<DocumentPath>((place, { at, by }) => {
    const depth = at.length - 1;
    const [step, bound] = [place[depth], at[depth]];
    if (typeof step !== 'number' || typeof bound !== 'number' || !isOn(at.slice(0, -1), place)) return place;
    const isBehind = by < 0 ? step > bound : step >= bound;
    return isBehind ? [...place.slice(0, depth), step + by, ...place.slice(depth + 1)] : place;
  }, path);
}

function stretchOf(syntax: Syntax, path: DocumentPath): { readonly from: number; readonly to: number }[] {
  const spot = spotAt(syntax, path);
  if (spot === undefined) return [];
  const lines = linesOf(syntax.text, spot);
  const start = entryStart(spot) ?? 0;
  const next = spotOf(spot.parent, spot.index + 1);
  const end = isFlow(spot.parent)
    ? ((next && entryStart(next)) ?? entryEnd(spot, syntax.text))
    : lineEnd(syntax.text, entryEnd(spot, syntax.text));
  // Removing the last entry may remove its whole list or map.
  const parent = nodeAt(syntax, path.slice(0, -1));
  const whole = isCollection(parent) && parent.items.length === 1 && parent.range ? [{ from: parent.range[0], to: parent.range[2] }] : [];
  return [lines ?? { from: start, to: end }, ...whole];
}

function commentsIn(text: string): { readonly source: string; readonly offset: number }[] {
  const found: { source: string; offset: number }[] = [];
  const look = (token: unknown): void => {
    if (typeof token !== 'object' || token === null) return;
    const { type, source, offset } = token as { type?: unknown; source?: unknown; offset?: unknown };
    if (type === 'comment' && typeof source === 'string' && typeof offset === 'number') found.push({ source: source.trim(), offset });
    for (const child of Object.values(token)) look(child);
  };
  for (const token of new Parser().parse(text)) if (CST.isCollection(token) || token.type !== 'directive') look(token);
  return found;
}
