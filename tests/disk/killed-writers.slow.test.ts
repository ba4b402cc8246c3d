import { expect, it } from 'vitest';
import { createChance } from '#tests/bench/chance.ts';
import { killWriters } from './killed-writers.ts';

/** Number of kills, one per lane. `crash.slow.test.ts` tests the whole provider, and `npm run attack` repeats it more often. */
const KILLS = Number(process.env.PARKETT_KILLS ?? 2);

it('a killed process has lost nothing that it acknowledged', async () => {
  const { acknowledged, lost } = await killWriters(KILLS, createChance(20_261_120));
  expect([acknowledged >= KILLS, lost]).toEqual([true, []]);
});
