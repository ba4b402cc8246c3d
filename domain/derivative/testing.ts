import fc from 'fast-check';
import { YEAR, type DerivativeTerms, type PricingInputs } from './terms.ts';
import type { DerivativeType } from './types.ts';

export const NOW = Date.parse('2026-11-20T10:00:00Z');

const BASE: Pick<DerivativeTerms, 'right' | 'style' | 'ratio' | 'quanto' | 'issued' | 'reference'> = {
  right: 'CALL',
  style: 'EUROPEAN',
  ratio: 0.1,
  quanto: false,
  issued: NOW - YEAR / 4,
  reference: 100,
};
const MATURITY = NOW + YEAR;

/** One product of each type on an underlying at 100. */
export const SAMPLES: Readonly<Record<DerivativeType, DerivativeTerms>> = {
  WARRANT: { ...BASE, type: 'WARRANT', strike: 105, maturity: MATURITY },
  DISCOUNT_WARRANT: { ...BASE, type: 'DISCOUNT_WARRANT', strike: 90, cap: 110, maturity: MATURITY },
  INLINE_WARRANT: {
    ...BASE,
    type: 'INLINE_WARRANT',
    ratio: 1,
    quanto: true,
    barrier: 70,
    upperBarrier: 130,
    nominal: 10,
    maturity: MATURITY,
  },
  KNOCKOUT_CERTIFICATE: {
    ...BASE,
    type: 'KNOCKOUT_CERTIFICATE',
    style: 'BERMUDAN',
    strike: 80,
    barrier: 80,
    feature: 'STANDARD',
    financing: 0.05,
  },
  FACTOR_CERTIFICATE: { ...BASE, type: 'FACTOR_CERTIFICATE', style: 'BERMUDAN', factor: 5, financing: 0.5 },
  BONUS_CERTIFICATE: { ...BASE, type: 'BONUS_CERTIFICATE', barrier: 75, bonusLevel: 110, cap: 120, maturity: MATURITY },
  BOND_CERTIFICATE: { ...BASE, type: 'BOND_CERTIFICATE', quanto: true, strike: 95, coupon: 0.08, nominal: 9.5, maturity: MATURITY },
  DISCOUNT_CERTIFICATE: { ...BASE, type: 'DISCOUNT_CERTIFICATE', cap: 95, maturity: MATURITY },
  ETC_ETN_CERTIFICATE: { ...BASE, type: 'ETC_ETN_CERTIFICATE', fee: 0.005 },
  EXPRESS_CERTIFICATE: {
    ...BASE,
    type: 'EXPRESS_CERTIFICATE',
    quanto: true,
    barrier: 60,
    callLevel: 100,
    coupon: 0.06,
    nominal: 10,
    maturity: BASE.issued + 5 * YEAR,
  },
  PART_CAPITAL_PROTECTED_CERTIFICATE: {
    ...BASE,
    type: 'PART_CAPITAL_PROTECTED_CERTIFICATE',
    quanto: true,
    protection: 0.9,
    strike: 100,
    cap: 130,
    participation: 0.8,
    nominal: 10,
    maturity: MATURITY,
  },
  OUTPERFORMANCE_SPRINT_CERTIFICATE: {
    ...BASE,
    type: 'OUTPERFORMANCE_SPRINT_CERTIFICATE',
    strike: 100,
    participation: 1.6,
    maturity: MATURITY,
  },
  INDEX_PARTICIPATATION_CERTIFICATE: { ...BASE, type: 'INDEX_PARTICIPATATION_CERTIFICATE', fee: 0 },
};

export const INPUTS: PricingInputs = { spot: 100, time: NOW, rate: 0.025, dividendYield: 0.015, volatility: 0.22, exchangeRate: 0.9 };

const short = (terms: DerivativeTerms, change: Partial<DerivativeTerms>): DerivativeTerms => ({ ...terms, right: 'PUT', ...change });

/** The samples and their variants: on falling prices, American, with and without maturity, cap and barrier. */
export const VARIANTS: readonly DerivativeTerms[] = [
  ...Object.values(SAMPLES),
  { ...SAMPLES.WARRANT, style: 'AMERICAN' },
  short(SAMPLES.WARRANT, {}),
  short(SAMPLES.WARRANT, { style: 'AMERICAN' }),
  short(SAMPLES.DISCOUNT_WARRANT, { strike: 110, cap: 90 }),
  short(SAMPLES.KNOCKOUT_CERTIFICATE, { strike: 120, barrier: 120, financing: -0.01 }),
  short(SAMPLES.KNOCKOUT_CERTIFICATE, { strike: 125, barrier: 120, feature: 'STOP_LOSS', financing: -0.01 }),
  { ...SAMPLES.KNOCKOUT_CERTIFICATE, barrier: 84, feature: 'STOP_LOSS' },
  { ...SAMPLES.KNOCKOUT_CERTIFICATE, barrier: 84, feature: 'SMART_TURBO' },
  { ...SAMPLES.KNOCKOUT_CERTIFICATE, maturity: MATURITY },
  { ...SAMPLES.KNOCKOUT_CERTIFICATE, barrier: 84, feature: 'STOP_LOSS', maturity: MATURITY },
  short(SAMPLES.KNOCKOUT_CERTIFICATE, { strike: 120, barrier: 120, maturity: MATURITY }),
  short(SAMPLES.FACTOR_CERTIFICATE, {}),
  { ...SAMPLES.BOND_CERTIFICATE, barrier: 70 },
  short(SAMPLES.BONUS_CERTIFICATE, { right: 'CALL', cap: 110, bonusLevel: 110 }),
  { ...SAMPLES.OUTPERFORMANCE_SPRINT_CERTIFICATE, cap: 125, participation: 2 },
];

/** Returns the name of a variant for the title of a test. */
export function titleOf({ type, right, style, feature, cap, maturity }: DerivativeTerms): string {
  return [type, right, style, feature, cap === undefined ? '' : 'capped', maturity === undefined ? 'open end' : '']
    .filter(Boolean)
    .join(' ');
}

/** Markets in which the formulas must hold. */
export const markets: fc.Arbitrary<PricingInputs> = fc.record({
  spot: fc.double({ min: 20, max: 300, noNaN: true }),
  time: fc.integer({ min: NOW, max: MATURITY - 86_400_000 }),
  rate: fc.double({ min: -0.01, max: 0.08, noNaN: true }),
  dividendYield: fc.double({ min: 0, max: 0.06, noNaN: true }),
  volatility: fc.double({ min: 0.05, max: 1, noNaN: true }),
  exchangeRate: fc.double({ min: 0.5, max: 2, noNaN: true }),
});
