import { expect, it } from 'vitest';
import { createChance } from '#tests/bench/chance.ts';
import { killWriters } from './killed-writers.ts';

it('a killed process has lost nothing that it acknowledged', async () => {
  const { acknowledged, lost } = await killWriters(4, createChance(20_261_120));
  expect([acknowledged >= 4, lost]).toEqual([true, []]);
});
