import { isRecord } from '#documents/reader/path.ts';
import { commonPairs, exactPairs, isComparable, type Pair } from './common-subsequence.ts';
import { isSame, textOfValue } from './values.ts';

/** An entry of the one list and the entry of the other that it became; one of the two is missing where there is no such. */
export interface Pairing {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/**
 * Which entries of two lists are the same ones, in the order of the second: equal entries first, then in the gaps between those that
 * are of one kind and stand in the same order.
 */
export function align(before: readonly unknown[], after: readonly unknown[]): Pairing[] {
  // Most of what is compared is the same object in both, up to the first change.
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

/** Two lists with numbers in the place of their entries, the same for those with the same text. */
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

/** Pairs of a stretch of both lists, and what `inGap` makes of what lies between two of them. */
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

/** Entries of two lists, none of them equal, that are probably the same ones. */
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

/** Keys that name an entry among its siblings, the most telling first. */
const NAMES = ['id', 'alias', 'slug', 'from', 'route', 'key', 'name', 'title', 'label', 'entityValue', 'use', 'type'] as const;

/** Whether two entries that differ are probably one: the first name that one of them has is the same in both. */
export function isKin(a: unknown, b: unknown): boolean {
  if (!isRecord(a) || !isRecord(b)) return false;
  if (a['type'] !== b['type']) return false;
  const name = NAMES.find((key) => key in a || key in b);
  return name !== undefined && (isSame(a[name], b[name]) || (name !== 'id' && typeof a['type'] === 'string'));
}
