import { describe, expect, it } from 'vitest';
import { MONEYNESS_LABELS, moneynessOf } from './moneyness.ts';

describe('moneyness', () => {
  it('[INSTR-013] of exactly 1 is at the money', () => {
    expect(moneynessOf(1)).toBe('AT_THE_MONEY');
  });

  it.each([1.0501, 1.2, 3])('[INSTR-014] of %d is in the money', (ratio) => {
    expect(moneynessOf(ratio)).toBe('IN_THE_MONEY');
  });

  it('[INSTR-014] of 1.05 is not in the money', () => {
    expect(moneynessOf(1.05)).not.toBe('IN_THE_MONEY');
  });

  it.each([0.95, 0.951, 0.999999, 1.000001, 1.05, 21 * 0.05, 19 / 20, 1 - 0.05])('[INSTR-015] of %d is near the money', (ratio) => {
    expect(moneynessOf(ratio)).toBe('NEAR_THE_MONEY');
  });

  it.each([0.9499, 0.5, 0, -1])('[INSTR-016] of %d is out of the money', (ratio) => {
    expect(moneynessOf(ratio)).toBe('OUT_OF_THE_MONEY');
  });

  it('has a German label in every case', () => {
    expect(Object.values(MONEYNESS_LABELS)).toEqual(['am Geld', 'im Geld', 'nah am Geld', 'aus dem Geld']);
  });
});
