import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { foresee, OverBudget, spend, withinBudget, withoutBudget } from './budget.ts';

const NOTHING = { most: 0, spent: 0 };
const PLENTY = { most: 60_000, spent: 0 };

describe('A budget', () => {
  it('ends work at its first step when nothing is left', () => {
    expect(() => withinBudget({ ...NOTHING }, spend)).toThrow(OverBudget);
  });

  it('lets work go on while there is some, and counts what it took', () => {
    const budget = { ...PLENTY };
    withinBudget(budget, spend);
    expect(budget.spent).toBeGreaterThan(0);
  });

  it('holds for what follows a pause as well, and for nothing outside', async () => {
    const work = withinBudget({ ...NOTHING }, async () => {
      await nextTurn();
      spend();
    });
    expect(spend).not.toThrow();
    await expect(work).rejects.toThrow(OverBudget);
  });

  it('keeps from beginning what will take longer, and spends nothing on it', () => {
    const budget = { most: 6, spent: 0 };
    expect(() => withinBudget(budget, () => foresee(20))).toThrow(OverBudget);
    expect(budget.spent).toBe(0);
    expect(() => withinBudget(budget, () => foresee(2))).not.toThrow();
    expect(() => foresee(1_000)).not.toThrow();
  });

  it('does not end what others wait for as well', () => {
    expect(withinBudget({ ...NOTHING }, () => withoutBudget(() => (spend(), 'done')))).toBe('done');
  });
});
