import { isRecord } from '#config/reader/path.ts';
import { isSame } from './values.ts';

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
  return common(before, after, { before: 0, after: 0 }, isSame, (gap) => common(gap.left, gap.right, gap.offset, isKin, unpaired));
}

interface Gap {
  readonly left: readonly unknown[];
  readonly right: readonly unknown[];
  readonly offset: { readonly before: number; readonly after: number };
}

/** The longest common subsequence by `matches`; what lies between two of its pairs is given to `inGap`. */
function common(
  left: readonly unknown[],
  right: readonly unknown[],
  offset: Gap['offset'],
  matches: (a: unknown, b: unknown) => boolean,
  inGap: (gap: Gap) => Pairing[],
): Pairing[] {
  const found: Pairing[] = [];
  let [i, j] = [0, 0];
  const gapTo = (nextLeft: number, nextRight: number): void => {
    found.push(
      ...inGap({
        left: left.slice(i, nextLeft),
        right: right.slice(j, nextRight),
        offset: { before: offset.before + i, after: offset.after + j },
      }),
    );
  };
  for (const [a, b] of pairs(left, right, matches)) {
    gapTo(a, b);
    found.push({ before: offset.before + a, after: offset.after + b });
    [i, j] = [a + 1, b + 1];
  }
  gapTo(left.length, right.length);
  return found;
}

function pairs(left: readonly unknown[], right: readonly unknown[], matches: (a: unknown, b: unknown) => boolean): [number, number][] {
  if (left.length === 0 || right.length === 0) return [];
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint32Array(right.length + 1));
  const length = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  const same = left.map((a) => right.map((b) => matches(a, b)));
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const best = same[i]?.[j] === true ? length(i + 1, j + 1) + 1 : Math.max(length(i + 1, j), length(i, j + 1));
      lengths[i]?.fill(best, j, j + 1);
    }
  const found: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < left.length && j < right.length;) {
    if (same[i]?.[j] === true) {
      found.push([i, j]);
      [i, j] = [i + 1, j + 1];
    } else if (length(i + 1, j) >= length(i, j + 1)) i += 1;
    else j += 1;
  }
  return found;
}

function unpaired({ left, right, offset }: Gap): Pairing[] {
  return [
    ...left.map((_, index) => ({ before: offset.before + index, after: undefined })),
    ...right.map((_, index) => ({ before: undefined, after: offset.after + index })),
  ];
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
