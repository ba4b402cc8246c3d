import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { align, isKin } from './align.ts';
import { commonPairs, exactPairs } from './common-subsequence.ts';
import { isSame } from './values.ts';

/** Pairings by the longest common subsequence, compared entry by entry: equal entries first, similar ones in the gaps. */
function entryByEntry(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const found: unknown[] = [];
  let [i, j] = [0, 0];
  const gapTo = (a: number, b: number): void => {
    const [left, right, from, to] = [before.slice(i, a), after.slice(j, b), i, j];
    let [x, y] = [0, 0];
    const rest = (endX: number, endY: number): void => {
      for (; x < endX; x += 1) found.push({ before: from + x, after: undefined });
      for (; y < endY; y += 1) found.push({ before: undefined, after: to + y });
    };
    for (const [p, q] of exactPairs(left.length, right.length, (one, other) => isKin(left[one], right[other]))) {
      rest(p, q);
      found.push({ before: from + p, after: to + q });
      [x, y] = [p + 1, q + 1];
    }
    rest(left.length, right.length);
  };
  for (const [a, b] of exactPairs(before.length, after.length, (p, q) => isSame(before[p], after[q]))) {
    gapTo(a, b);
    found.push({ before: a, after: b });
    [i, j] = [a + 1, b + 1];
  }
  gapTo(before.length, after.length);
  return found;
}

const entry = fc.oneof(
  fc.constantFrom<unknown>('a', 'b', 1, true, null, -0, 0),
  fc.record({ type: fc.constantFrom('x', 'y'), headline: fc.constantFrom('A', 'B', 'C') }, { requiredKeys: ['type'] }),
  fc.record({ id: fc.constantFrom('1', '2'), more: fc.constantFrom(1, 2) }),
);

describe('the pairing of two lists', () => {
  it('is that of the longest common subsequence', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), fc.array(entry, { maxLength: 12 }), (before, after) => {
        expect(align(before, after)).toEqual(entryByEntry(before, after));
      }),
      { numRuns: 1_000 },
    );
  });
  it('keeps to the order of both for lists of any length, and finds what is inserted, taken out and changed', () => {
    const before = Array.from({ length: 8_000 }, (_, index) => ({ id: `e${index}`, text: 'gleich' }));
    const changed = before.map((each, index) => (index % 100 === 50 ? { ...each, text: 'anders' } : each));
    const after = changed.toSpliced(4_000, 1).toSpliced(2_000, 0, { id: 'neu', text: 'neu' });
    const pairings = align(before, after);
    expect(pairings.filter((pairing) => pairing.after === undefined)).toEqual([{ before: 4_000, after: undefined }]);
    expect(pairings.filter((pairing) => pairing.before === undefined)).toEqual([{ before: undefined, after: 2_000 }]);
  });
  it('is one for any numbers, in the order of both', () => {
    const numbers = fc.array(fc.nat(3), { minLength: 1_200, maxLength: 2_500 });
    fc.assert(
      fc.property(numbers, numbers, (left, right) => {
        const pairs = commonPairs(left, right);
        let last = [-1, -1];
        for (const pair of pairs) {
          expect(left[pair[0]]).toBe(right[pair[1]]);
          expect(pair[0] > (last[0] ?? 0) && pair[1] > (last[1] ?? 0)).toBe(true);
          last = [...pair];
        }
        expect(pairs.length).toBeGreaterThan(100);
      }),
      { numRuns: 20 },
    );
  });
});
