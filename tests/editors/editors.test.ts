import { describe, expect, it } from 'vitest';
import { findingsAfter } from '#config/reader/testing/scratch-config.ts';
import { judge } from './judge.ts';
import { MISTAKES } from './table.ts';

describe.each(Object.entries(MISTAKES))('what editors get wrong: %s', (_group, mistakes) => {
  it.each(mistakes.map((mistake) => [mistake.what, mistake] as const))('%s is told at its cause', (_what, mistake) => {
    const { verdict, because } = judge(mistake);
    expect([verdict, because]).toEqual(['right', '']);
  });
});

it('finds nothing wrong in documents that are right', () => {
  expect(findingsAfter({})).toEqual([]);
});

it('tries each mistake once', () => {
  const names = Object.values(MISTAKES).flatMap((mistakes) => mistakes.map(({ what }) => what));
  expect(names.length).toBeGreaterThanOrEqual(310);
  expect(new Set(names).size).toBe(names.length);
});
