import { describe, expect, it } from 'vitest';
import { findingsAfter } from '#documents/reader/testing/scratch-config.ts';
import { judge } from './judge.ts';
import type { Mistake } from './mistake.ts';
import { madeMistakes } from './made/make.ts';
import { countOf, FURTHER, isEnough, judged, MISTAKES, SEED } from './table.ts';

describe.each(Object.entries(MISTAKES))('what editors get wrong: %s', (_group, mistakes) => {
  it.each(mistakes.map((mistake) => [mistake.what, mistake] as const))('%s is told at its cause', (_what, mistake) => {
    const { verdict, because } = judge(mistake);
    expect([verdict, because]).toEqual(['right', '']);
  });
});

// Grouped, because single tests would fill hundreds of lines of a log; the table of `npm run test:editors` names each mistake that is not
// reported at its cause.
it.each([...Object.entries(FURTHER), ['made', madeMistakes(SEED)] as const])(
  'what editors get wrong, tried after it was written down: %s',
  { timeout: 60_000 },
  (group, mistakes) => {
    const verdicts = judged({ [group]: mistakes })[group] ?? [];
    const others = verdicts.filter(({ verdict }) => verdict !== 'right').map(({ mistake, because }) => `${mistake.what}: ${because}`);
    expect(countOf(verdicts, 'missed'), others.join('\n')).toBe(0);
    expect(isEnough(verdicts), others.join('\n')).toBe(true);
  },
);

it('counts a mistake that nobody is told of, and one that is told wrongly', () => {
  const harmless: Mistake = { what: 'none', edits: { 'footer.yaml': (text) => `${text}# ‸Ende\n` }, says: 'falsch' };
  const elsewhere: Mistake = {
    what: 'told elsewhere',
    edits: { 'footer.yaml': (text) => text.replace('groups:', 'grops:\n# ‸') },
    says: 'nicht bekannt',
    suggestion: 'groups',
  };
  const otherwise: Mistake = {
    what: 'told otherwise',
    edits: { 'footer.yaml': (text) => text.replace('groups:', '‸grops:') },
    says: 'nicht bekannt',
    suggestion: 'group',
  };
  const verdicts = judged({ all: [harmless, elsewhere, otherwise] })['all'] ?? [];
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['missed', 'wrong', 'wrong']);
  expect(isEnough(verdicts)).toBe(false);
});

it('makes the same mistakes from the same seed, others from another', () => {
  const names = (seed: number): readonly string[] => madeMistakes(seed).map(({ what }) => what);
  expect(names(SEED)).toEqual(names(SEED));
  expect(names(SEED + 1)).not.toEqual(names(SEED));
});

it('finds nothing wrong in documents that are right', () => {
  expect(findingsAfter({})).toEqual([]);
});

it('tries each mistake once', () => {
  const names = [...Object.values(MISTAKES), ...Object.values(FURTHER), madeMistakes(SEED)].flatMap((mistakes) =>
    mistakes.map(({ what }) => what),
  );
  expect(names.length).toBeGreaterThanOrEqual(1_060);
  expect(new Set(names).size).toBe(names.length);
});
