import { describe, expect, it } from 'vitest';
import { isStayBarrier, stayBarrierLabel } from './barrier-label.ts';
import { subCategoryOf } from './category.ts';
import type { DerivativeTerms } from './terms.ts';
import { DERIVATIVE_TYPES } from './types.ts';

const TERMS: DerivativeTerms = {
  type: 'KNOCKOUT_CERTIFICATE',
  right: 'CALL',
  style: 'BERMUDAN',
  ratio: 0.01,
  quanto: false,
  issued: 0,
  reference: 100,
};

describe('a barrier', () => {
  it.each([
    [5030, true],
    [5031, false],
    [0, false],
    [undefined, false],
  ])('[DERIV-008] of type %s is one to stay above or below: %s', (id, expected) => {
    expect(isStayBarrier(id)).toBe(expected);
  });

  it('[DERIV-009] to stay above belongs to a call, below to all others', () => {
    expect([stayBarrierLabel(true), stayBarrierLabel(false)]).toEqual(['Untere Barriere', 'Obere Barriere']);
  });
});

describe('a sub-category', () => {
  it('says what the product is, and to which rubric it belongs', () => {
    expect(subCategoryOf(TERMS)).toEqual({
      id: 390,
      description: 'Knock-Out ohne Stop Loss',
      entitySubType: 'KNOCKOUT_CERTIFICATE',
      descriptionEntitySubType: 'Knock-out-Zertifikat',
      idCategory: 80,
      descriptionCategory: 'Hebelprodukte',
    });
  });

  it('has a number of its own for each type and variant', () => {
    const variants: readonly Partial<DerivativeTerms>[] = [
      ...DERIVATIVE_TYPES.map((type) => ({ type })),
      { maturity: 1 },
      { feature: 'STOP_LOSS' },
      { feature: 'SMART_TURBO' },
      { feature: 'OTC_KO' },
      { type: 'BONUS_CERTIFICATE', cap: 120 },
      { type: 'BOND_CERTIFICATE', barrier: 70 },
      { type: 'OUTPERFORMANCE_SPRINT_CERTIFICATE', cap: 120 },
    ];
    const categories = variants.map((variant) => subCategoryOf({ ...TERMS, ...variant }));
    expect(new Set(categories.map(({ id }) => id)).size).toBe(variants.length);
    expect(new Set(categories.map(({ description }) => description)).size).toBe(variants.length);
  });
});
