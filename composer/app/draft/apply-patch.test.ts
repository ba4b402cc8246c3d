import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch as applyWhole } from '#gateway/patch.ts';
import { chances, randomEdit } from '../../documents/testing/random-edits.ts';
import { applyPatch } from './apply-patch.ts';

const PAGE = {
  title: 'Seite',
  body: {
    main: [
      { type: 'a', text: 'eins' },
      { type: 'b', groups: [{ title: 'x' }, { title: 'y' }] },
      { type: 'c', 'a/b': { '~': [1, 2] } },
    ],
    aside: [],
  },
};

describe('a value with a patch in it', () => {
  it('is what the whole library makes of it, and leaves the value before as it was', () => {
    fc.assert(
      fc.property(chances, fc.integer({ min: 1, max: 12 }), (chance, length) => {
        let value: unknown = structuredClone(PAGE);
        for (let step = 0; step < length; step += 1) {
          const operation = randomEdit(value, chance);
          if (operation === undefined) return;
          const before = structuredClone(value);
          const after = applyPatch(value, [operation]);
          expect(value).toEqual(before);
          expect(after).toEqual(applyWhole(before, [operation]));
          value = after;
        }
      }),
      { numRuns: 400 },
    );
  });
  it('shares with it what the patch does not touch', () => {
    const after = applyPatch(PAGE, [{ op: 'replace', path: '/body/main/1/groups/0/title', value: 'neu' }]) as typeof PAGE;
    expect(after.body.main[0]).toBe(PAGE.body.main[0]);
    expect(after.body.main[1]?.groups?.[1]).toBe(PAGE.body.main[1]?.groups?.[1]);
    expect(after.body.main[1]).not.toBe(PAGE.body.main[1]);
    const moved = applyPatch(PAGE, [{ op: 'move', from: '/body/main/0', path: '/body/main/2' }]) as typeof PAGE;
    expect(moved.body.main.map((block) => PAGE.body.main.indexOf(block))).toEqual([1, 2, 0]);
  });
  it('cannot be made of a patch that does not fit', () => {
    expect(() => applyPatch(PAGE, [{ op: 'replace', path: '/body/main/7/title', value: 1 }])).toThrow(/cannot perform the operation/iu);
    expect(() => applyPatch(PAGE, [{ op: 'move', from: '/nirgends', path: '/title' }])).toThrow(/cannot perform the operation/iu);
  });
});
