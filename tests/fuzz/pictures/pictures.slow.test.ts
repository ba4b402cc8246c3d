import { expect, it } from 'vitest';
import { fuzzPictures } from './run.ts';

const SEED = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 1e6));

it(`mutated pictures are taken or refused, each within its bounds (seed ${SEED})`, { timeout: 240_000 }, async () => {
  const { taken, refused, ended, faults } = await fuzzPictures(SEED, 120);
  expect([SEED, faults]).toEqual([SEED, []]);
  expect(taken + refused + ended).toBe(120);
  expect([taken > 0, refused > 0]).toEqual([true, true]);
});
