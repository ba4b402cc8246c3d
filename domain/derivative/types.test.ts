import { describe, expect, it } from 'vitest';
import { isSpecialProduct } from './category.ts';
import {
  DERIVATIVE_TYPES,
  isDerivativeType,
  isRenderedOnServer,
  isLeveraged,
  pathOfType,
  typeLong,
  typePlural,
  typeShort,
} from './types.ts';

describe('the types of derivatives', () => {
  it('[DERIV-001] are exactly thirteen, one of them spelled as its source spells it', () => {
    expect(DERIVATIVE_TYPES.toSorted()).toEqual([
      'BOND_CERTIFICATE',
      'BONUS_CERTIFICATE',
      'DISCOUNT_CERTIFICATE',
      'DISCOUNT_WARRANT',
      'ETC_ETN_CERTIFICATE',
      'EXPRESS_CERTIFICATE',
      'FACTOR_CERTIFICATE',
      'INDEX_PARTICIPATATION_CERTIFICATE',
      'INLINE_WARRANT',
      'KNOCKOUT_CERTIFICATE',
      'OUTPERFORMANCE_SPRINT_CERTIFICATE',
      'PART_CAPITAL_PROTECTED_CERTIFICATE',
      'WARRANT',
    ]);
  });

  it.each(['INDEX_PARTICIPATION_CERTIFICATE', '', 'toString'])('[DERIV-001] do not include %j', (text) => {
    expect(isDerivativeType(text)).toBe(false);
    expect(typeLong(text)).toBe(text);
  });

  it('[DERIV-002] have each a short and a longer German name of their own', () => {
    expect([typeShort('KNOCKOUT_CERTIFICATE'), typeLong('KNOCKOUT_CERTIFICATE')]).toEqual(['Knock-out', 'Knock-out-Zertifikat']);
    expect([typePlural('KNOCKOUT_CERTIFICATE'), typePlural('WARRANT')]).toEqual(['Knock-out-Zertifikate', 'Klassische Optionsscheine']);
    expect(new Set(DERIVATIVE_TYPES.map(typePlural)).size).toBe(13);
    expect(new Set(DERIVATIVE_TYPES.map(typeShort)).size).toBe(13);
    expect(new Set(DERIVATIVE_TYPES.map(typeLong)).size).toBe(13);
    for (const type of DERIVATIVE_TYPES) expect(typeLong(type).length).toBeGreaterThan(typeShort(type).length);
  });

  it('[CONF-022] have each a part of addresses of their own; the server draws two of them', () => {
    expect(new Set(DERIVATIVE_TYPES.map(pathOfType)).size).toBe(13);
    expect(DERIVATIVE_TYPES.filter(isRenderedOnServer)).toEqual(['KNOCKOUT_CERTIFICATE', 'WARRANT']);
  });

  it('[DERIV-005] are leveraged in five cases', () => {
    expect(DERIVATIVE_TYPES.filter(isLeveraged)).toEqual([
      'KNOCKOUT_CERTIFICATE',
      'WARRANT',
      'INLINE_WARRANT',
      'DISCOUNT_WARRANT',
      'FACTOR_CERTIFICATE',
    ]);
  });
});

it('[DERIV-010] a product of the sub-category 5070 is special, no other', () => {
  expect([5070, 390, 0, undefined].map(isSpecialProduct)).toEqual([true, false, false, false]);
});
