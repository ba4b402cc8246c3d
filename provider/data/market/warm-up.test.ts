import { describe, expect, it } from 'vitest';
import { catalogueSeed } from '../catalogue/testing.ts';
import { createMarket } from './index.ts';
import { DAX, DAY, FRIDAY } from './testing.ts';

const dax = new Set(
  catalogueSeed.indexMembers.filter(({ indexEntityValue }) => indexEntityValue === String(DAX)).map(({ entityValue }) => entityValue),
);
const instruments = catalogueSeed.instruments.filter(({ entityValue }) => entityValue === String(DAX) || dax.has(entityValue));
const small = {
  seed: 'test',
  instruments,
  notations: catalogueSeed.notations.filter(
    ({ entityValue, isDefault }) => isDefault && (dax.has(entityValue) || entityValue === String(DAX)),
  ),
  indexMembers: catalogueSeed.indexMembers.filter(({ indexEntityValue }) => indexEntityValue === String(DAX)),
};

describe('warming up', { timeout: 60_000 }, () => {
  it('comes to an end and changes no price', () => {
    const warm = createMarket(small);
    let slices = 1;
    while (!warm.warmUp(FRIDAY)) slices += 1;
    expect(slices).toBeGreaterThan(1);
    expect(warm.warmUp(FRIDAY)).toBe(true);
    const cold = createMarket(small);
    expect(warm.quote(DAX, FRIDAY)).toEqual(cold.quote(DAX, FRIDAY));
    const window = { from: FRIDAY - 800 * DAY, to: FRIDAY, resolution: '1D' } as const;
    expect(warm.bars(DAX, window)).toEqual(cold.bars(DAX, window));
  });
});
