import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closest, editDistance } from './suggest.ts';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['abc', 'abc', 0],
    ['profil', 'profile', 1],
    ['aktein', 'aktien', 1],
    ['kitten', 'sitting', 3],
  ])('%s → %s takes %i edits', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });

  it('is symmetric and zero only for equal words', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
      }),
    );
  });
});

describe('closest', () => {
  const words = ['headline', 'subHeadline', 'teaser', 'tabs'];
  it.each([
    ['headlin', 'headline'],
    ['subheadline', 'subHeadline'],
    ['sub-headline', 'subHeadline'],
    ['taeser', 'teaser'],
    ['tab', 'tabs'],
    ['footer', undefined],
    ['x', undefined],
  ])('%s was probably suggestion as %s', (word, suggestion) => {
    expect(closest(word, words)).toBe(suggestion);
  });
});
