import { describe, expect, it } from 'vitest';
import { brought, movesIn, versionGaps, type VersionSteps } from './steps.ts';

/** 1 → 2: two keys are merged; 2 → 3: the result is renamed. */
const STEPS: VersionSteps = [
  [
    { from: '/link', to: '/more/link' },
    { from: '/label', to: '/more/label' },
  ],
  [{ from: '/more', to: '/further' }],
];

describe('a block of an older version', () => {
  it('comes from each version to the present one, step by step', () => {
    const present = { type: 'a', further: { link: '/x', label: 'X' } };
    expect(brought({ type: 'a', link: '/x', label: 'X' }, STEPS)).toEqual(present);
    expect(brought({ type: 'a', more: { link: '/x', label: 'X' } }, STEPS)).toEqual(present);
  });
  it('is the same object when it is in its present form', () => {
    const present = { type: 'a', further: { link: '/x' } };
    expect(brought(present, STEPS)).toBe(present);
    expect(movesIn(present, STEPS)).toEqual([]);
  });
  it('gives no more than there is', () => {
    expect(brought({ type: 'a', label: 'X' }, STEPS)).toEqual({ type: 'a', further: { label: 'X' } });
    expect(brought({ type: 'a' }, STEPS)).toEqual({ type: 'a' });
  });
  it('keeps what its author has written in the new place', () => {
    const both = { type: 'a', more: { link: '/neu' }, link: '/alt' };
    expect(brought(both, STEPS.slice(0, 1))).toBe(both);
  });
  it('leaves what cannot be moved for the check to find', () => {
    for (const wrong of [
      { more: 'kein Abschnitt', link: '/x' },
      { more: [], link: '/x' },
    ])
      expect(brought(wrong, STEPS.slice(0, 1))).toBe(wrong);
    const list: VersionSteps = [[{ from: '/instruments/0', to: '/instrument', drop: '/instruments' }]];
    for (const wrong of [{ instruments: 'SAP' }, { instruments: [] }, { instruments: {} }, { instruments: null }])
      expect(brought(wrong, list)).toBe(wrong);
  });
});

describe('the versions of a block', () => {
  it('may have no gap: every one has its step to the next', () => {
    expect(versionGaps('chart', 1, [])).toEqual([]);
    expect(versionGaps('chart', 4, [1, 2, 3])).toEqual([]);
    expect(versionGaps('chart', 4, [1, 3])).toEqual([expect.stringContaining('„chart“: Es fehlt der Schritt von Version 2 zu 3')]);
    expect(versionGaps('chart', 3, [])).toHaveLength(2);
  });
  it('have no step beyond the present one and none twice', () => {
    expect(versionGaps('chart', 2, [1, 2])).toEqual([expect.stringContaining('das Schema ist aber Version 2')]);
    expect(versionGaps('chart', 2, [1, 1])).toEqual([expect.stringContaining('von Version 1 zu 2 mehrmals')]);
  });
});
