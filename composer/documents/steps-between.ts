import { isRecord, pointerOf, type DocumentPath } from '#documents/reader/path.ts';
import { align } from './align.ts';
import type { Operation } from './operation.ts';
import { isSame } from './values.ts';

/**
 * Splits the replacement of a value into smaller operations. Returns undefined if only the whole value can be replaced: between values of
 * different types, and between maps or lists that have nothing in common.
 */
export function splitReplacement(path: DocumentPath, before: unknown, after: unknown): Operation[] | undefined {
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === 0 || after.length === 0 ? undefined : ofLists(path, before, after);
  if (!isRecord(before) || !isRecord(after)) return undefined;
  const kept = Object.keys(before).filter((key) => Object.hasOwn(after, key));
  return kept.length === 0 ? undefined : ofMaps(path, before, after);
}

/** Operations that turn one value at a place into another. */
export function stepsBetween(path: DocumentPath, before: unknown, after: unknown): Operation[] {
  if (isSame(before, after)) return [];
  return splitReplacement(path, before, after) ?? [{ op: 'replace', path: pointerOf(path), value: after }];
}

type Fields = Readonly<Record<string, unknown>>;

function ofMaps(path: DocumentPath, before: Fields, after: Fields): Operation[] {
  const at = (key: string): DocumentPath => [...path, key];
  // Additions precede the last removals, so that the map is never empty.
  return [
    ...Object.keys(before).flatMap((key) => (Object.hasOwn(after, key) ? stepsBetween(at(key), before[key], after[key]) : [])),
    ...Object.entries(after).flatMap(([key, value]): Operation[] =>
      Object.hasOwn(before, key) ? [] : [{ op: 'add', path: pointerOf(at(key)), value }],
    ),
    ...Object.keys(before).flatMap((key): Operation[] => (Object.hasOwn(after, key) ? [] : [{ op: 'remove', path: pointerOf(at(key)) }])),
  ];
}

function ofLists(path: DocumentPath, before: readonly unknown[], after: readonly unknown[]): Operation[] {
  const steps: Operation[] = [];
  let place = 0;
  for (const pairing of align(before, after)) {
    const at = [...path, place];
    if (pairing.after === undefined) {
      steps.push({ op: 'remove', path: pointerOf(at) });
      continue;
    }
    if (pairing.before === undefined) steps.push({ op: 'add', path: pointerOf(at), value: after[pairing.after] });
    else for (const step of stepsBetween(at, before[pairing.before], after[pairing.after])) steps.push(step);
    place += 1;
  }
  return steps;
}
