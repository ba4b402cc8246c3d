import { expect, it } from 'vitest';
import { fuzzEdits } from './run.ts';

const SEED = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 1e6));

it(`requests of several editors change what they say, and nothing else (seed ${SEED})`, { timeout: 240_000 }, async () => {
  const { accepted, refused, limited, ended, faults } = await fuzzEdits(SEED, 60);
  expect([SEED, faults]).toEqual([SEED, []]);
  expect(accepted + refused + limited + ended).toBeGreaterThanOrEqual(60);
  expect([accepted > 0, refused > 0]).toEqual([true, true]);
});
