import { isRecord, pointerOf, type DocumentPath } from '#documents/reader/path.ts';
import { align } from './align.ts';
import { isSame, textOfValue } from './values.ts';

/** Two incompatible changes of the same part. Undefined means that the part is missing. */
export interface Conflict {
  /** JSON pointer into the merged value; for a removed part, the pointer of its parent. */
  readonly at: string;
  readonly base: unknown;
  /** Value of the other editors; the merged value contains it. */
  readonly theirs: unknown;
  readonly mine: unknown;
}

export interface Merged {
  readonly value: unknown;
  readonly conflicts: readonly Conflict[];
}

/**
 * Three-way merge of a value that two people changed, part by part: keys of maps, entries of lists. Takes over each part that only one of
 * them changed. A field that both changed is a conflict; neither version is dropped silently.
 */
export function merge(base: unknown, theirs: unknown, mine: unknown): Merged {
  return mergeAt([], base, theirs, mine);
}

function mergeAt(path: DocumentPath, base: unknown, theirs: unknown, mine: unknown): Merged {
  if (isSame(base, mine) || isSame(theirs, mine)) return { value: theirs, conflicts: [] };
  if (isSame(base, theirs)) return { value: mine, conflicts: [] };
  if (isRecord(theirs) && isRecord(mine) && (isRecord(base) || base === undefined)) return mergeMaps(path, base ?? {}, theirs, mine);
  if (Array.isArray(base) && Array.isArray(theirs) && Array.isArray(mine)) return mergeLists(path, base, theirs, mine);
  return { value: theirs, conflicts: [{ at: pointerOf(path), base, theirs, mine }] };
}

type Fields = Readonly<Record<string, unknown>>;

function mergeMaps(path: DocumentPath, base: Fields, theirs: Fields, mine: Fields): Merged {
  const conflicts: Conflict[] = [];
  const entries: [string, unknown][] = [];
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const merged = mergeAt([...path, key], own(base, key), own(theirs, key), own(mine, key));
    for (const conflict of merged.conflicts) conflicts.push(conflict);
    if (merged.value !== undefined) entries.push([key, merged.value]);
  }
  return { value: Object.fromEntries(entries), conflicts };
}

function own(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

/** Changes to a list: the new index of each base entry, and the entries inserted before it. */
interface Fate {
  readonly of: ReadonlyMap<number, number>;
  /** New entries before the base entry with this index; the length of the base stands for the end. */
  readonly before: ReadonlyMap<number, readonly unknown[]>;
}

function fateOf(base: readonly unknown[], list: readonly unknown[]): Fate {
  const of = new Map<number, number>();
  const added: { readonly value: unknown; readonly above: number }[] = [];
  let above = 0;
  for (const { before, after } of align(base, list)) {
    if (before !== undefined) above = before + 1;
    if (before !== undefined && after !== undefined) of.set(before, after);
    if (before === undefined && after !== undefined) added.push({ value: list[after], above });
  }
  const before = new Map<number, unknown[]>();
  for (const { value, above: place } of added) {
    const there = before.get(place);
    if (there === undefined) before.set(place, [value]);
    else there.push(value);
  }
  return { of, before };
}

/** Number of occurrences of each text in a list. */
function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function mergeLists(path: DocumentPath, base: readonly unknown[], theirs: readonly unknown[], mine: readonly unknown[]): Merged {
  const [others, own_] = [fateOf(base, theirs), fateOf(base, mine)];
  const value: unknown[] = [];
  const conflicts: Conflict[] = [];
  for (let index = 0; index <= base.length; index += 1) {
    const fromOthers = others.before.get(index) ?? [];
    for (const each of fromOthers) value.push(each);
    const mineAdded = own_.before.get(index) ?? [];
    // Entries that both sides have added appear once.
    const twins = mineAdded.length === 0 ? new Map<string, number>() : counted(fromOthers.map(textOfValue));
    for (const each of mineAdded) {
      const text = textOfValue(each);
      const left = twins.get(text) ?? 0;
      if (left === 0) value.push(each);
      else twins.set(text, left - 1);
    }
    if (index === base.length) break;
    const [there, here] = [others.of.get(index), own_.of.get(index)];
    const was = base[index];
    const [now, wanted] = [there === undefined ? undefined : theirs[there], here === undefined ? undefined : mine[here]];
    const merged = mergeAt([...path, value.length], was, now, wanted);
    if (merged.value !== undefined) value.push(merged.value);
    // A removed part has no pointer, so the conflict is reported at its parent.
    const isGone = merged.value === undefined;
    for (const conflict of merged.conflicts) conflicts.push(isGone ? { ...conflict, at: pointerOf(path) } : conflict);
  }
  return { value, conflicts };
}
