import { isRecord } from '#documents/reader/path.ts';
import { commonPairs, exactPairs, isComparable, type Pair } from './common-subsequence.ts';
import { isSame, textOfValue } from './values.ts';

/** Pair of indices of the same entry in two lists. One of them is undefined for an added or removed entry. */
export interface Pairing {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/**
 * Matches the entries of two lists, in the order of the second: first equal entries, then in the gaps between them those that are similar
 * and in the same order.
 */
export function align(before: readonly unknown[], after: readonly unknown[]): Pairing[] {
  // Skips the equal start cheaply: up to the first change, most entries are the same object in both lists.
  let same = 0;
  while (same < before.length && same < after.length && isSame(before[same], after[same])) same += 1;
  const [left, right] = numbered(before.slice(same), after.slice(same), textOfValue);
  const pairs = [
    ...Array.from({ length: same }, (_, index): Pair => [index, index]),
    ...commonPairs(left, right).map(([a, b]): Pair => [a + same, b + same]),
  ];
  const ofGap = (from: Pair, to: Pair): Pairing[] => {
    const [a, b] = [before.slice(from[0], to[0]), after.slice(from[1], to[1])];
    return withGaps(kinPairs(a, b), from, to, unpaired);
  };
  return withGaps(pairs, [0, 0], [before.length, after.length], ofGap);
}

/** Replaces the entries of two lists by numbers; entries with the same text get the same number. */
function numbered(before: readonly unknown[], after: readonly unknown[], textOf: (entry: unknown) => string): [number[], number[]] {
  const known = new Map<string, number>();
  const numberOf = (entry: unknown): number => {
    const text = textOf(entry);
    const number = known.get(text) ?? known.size;
    known.set(text, number);
    return number;
  };
  return [before.map(numberOf), after.map(numberOf)];
}

/** Pairs within a range of both lists, with the results of `inGap` for the gaps between them. */
function withGaps(pairs: readonly Pair[], from: Pair, to: Pair, inGap: (from: Pair, to: Pair) => readonly Pairing[]): Pairing[] {
  const found: Pairing[] = [];
  let [i, j] = from;
  const gapTo = (end: Pair): void => {
    if (i < end[0] || j < end[1]) for (const pairing of inGap([i, j], end)) found.push(pairing);
  };
  for (const [a, b] of pairs) {
    const place: Pair = [from[0] + a, from[1] + b];
    gapTo(place);
    found.push({ before: place[0], after: place[1] });
    [i, j] = [place[0] + 1, place[1] + 1];
  }
  gapTo(to);
  return found;
}

function unpaired(from: Pair, to: Pair): Pairing[] {
  const found: Pairing[] = [];
  for (let before = from[0]; before < to[0]; before += 1) found.push({ before, after: undefined });
  for (let after = from[1]; after < to[1]; after += 1) found.push({ before: undefined, after });
  return found;
}

/** Pairs of different entries that are probably the same entry before and after an edit. */
function kinPairs(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  if (isComparable(before.length, after.length)) return exactPairs(before.length, after.length, (a, b) => isKin(before[a], after[b]));
  const [left, right] = numbered(before, after, nameOf);
  return commonPairs(left, right).filter(([a, b]) => isKin(before[a], after[b]));
}

/** Key that unrelated entries do not share. Entries with different keys are never matched. */
function nameOf(entry: unknown): string {
  if (!isRecord(entry)) return `value ${textOfValue(entry)}`;
  const { type } = entry;
  const name = NAMES.find((key) => key in entry);
  return typeof type === 'string' && name !== 'id'
    ? `type ${type}`
    : textOfValue([type, name, name === undefined ? undefined : entry[name]]);
}

/** Keys that identify an entry among its siblings, the most specific first. */
const NAMES = ['id', 'alias', 'slug', 'from', 'route', 'key', 'name', 'title', 'label', 'entityValue', 'use', 'type'] as const;

/**
 * Returns true if two different entries are probably the same one: their type is equal, and so is the first of these keys that either has.
 * Blocks without an id need only an equal type.
 */
export function isKin(a: unknown, b: unknown): boolean {
  if (!isRecord(a) || !isRecord(b)) return false;
  if (a['type'] !== b['type']) return false;
  const name = NAMES.find((key) => key in a || key in b);
  return name !== undefined && (isSame(a[name], b[name]) || (name !== 'id' && typeof a['type'] === 'string'));
}
