import type { DerivativeType } from './types.ts';

export type { DerivativeType } from './types.ts';

/** CALL gains when the underlying rises, PUT when it falls. Only knock-outs, factor certificates and both warrants have PUT. */
export type ExerciseRight = 'CALL' | 'PUT';

/** EUROPEAN: at maturity; AMERICAN: at any time; BERMUDAN: open-ended products, redeemable on certain days. */
export type ExerciseStyle = 'EUROPEAN' | 'AMERICAN' | 'BERMUDAN';

/**
 * STANDARD and OTC_KO (sold off exchange only): worthless as soon as the barrier, which equals the strike, is touched. STOP_LOSS: the
 * difference between barrier and strike is paid back. SMART_TURBO: the barrier counts only at the day's close, the strike at any time.
 */
export const KNOCKOUT_FEATURES = ['STANDARD', 'STOP_LOSS', 'SMART_TURBO', 'OTC_KO'] as const;
export type KnockoutFeature = (typeof KNOCKOUT_FEATURES)[number];

/**
 * Terms that the issuer promises, as plain numbers, so that a table can hold them in columns. Prices of the underlying are in its own
 * currency, instants are epoch milliseconds, rates are decimals per year (0.03 = 3 %). Fields by type:
 *
 * | type | needs | may have |
 * | --- | --- | --- |
 * | WARRANT | strike, maturity | |
 * | DISCOUNT_WARRANT | strike, cap (below the strike for PUT), maturity | |
 * | INLINE_WARRANT | barrier, upperBarrier, maturity, nominal (paid at maturity; ratio 1, quanto) | |
 * | KNOCKOUT_CERTIFICATE | strike, barrier, feature | maturity; without one: financing |
 * | FACTOR_CERTIFICATE | factor (> 0; PUT turns it round), reference, financing | |
 * | BONUS_CERTIFICATE | barrier, bonusLevel, maturity | cap (≥ bonusLevel) |
 * | BOND_CERTIFICATE | strike, coupon, maturity, nominal = ratio × strike | barrier |
 * | DISCOUNT_CERTIFICATE | cap, maturity | |
 * | ETC_ETN_CERTIFICATE, `INDEX_PARTICIPATATION_CERTIFICATE` | reference, fee | maturity |
 * | EXPRESS_CERTIFICATE | reference, barrier (≤ callLevel), callLevel, coupon, maturity, nominal = ratio × reference | |
 * | PART_CAPITAL_PROTECTED_CERTIFICATE | reference, protection, strike, participation, maturity, nominal = ratio × reference | cap |
 * | OUTPERFORMANCE_SPRINT_CERTIFICATE | strike, participation (> 1), maturity | cap (Sprint) |
 */
export interface DerivativeTerms {
  readonly type: DerivativeType;
  readonly right: ExerciseRight;
  readonly style: ExerciseStyle;
  /** Units of the underlying per product: 0.01 = 1:100. */
  readonly ratio: number;
  /** Whether the exchange rate is fixed: one unit of the underlying's currency counts as one of the product's. */
  readonly quanto: boolean;
  readonly issued: number;
  /** Absent: open end. */
  readonly maturity?: number;
  /** Price of the underlying at issue. */
  readonly reference: number;
  /** Strike at issue; `levelsAt` computes that of another day. */
  readonly strike?: number;
  /** Knock-out barrier or lower barrier, at issue. */
  readonly barrier?: number;
  readonly upperBarrier?: number;
  readonly cap?: number;
  readonly bonusLevel?: number;
  /** Early redemption of express certificates: price of the underlying from which they are redeemed, checked once a year. */
  readonly callLevel?: number;
  /** Decimal per year of the nominal. */
  readonly coupon?: number;
  readonly factor?: number;
  /** Share in the underlying's gain: 1.5 = 150 %. */
  readonly participation?: number;
  /** Minimum repayment as a share of the reference price: 0.9 = 90 %. */
  readonly protection?: number;
  /** Amount in the product's currency. */
  readonly nominal?: number;
  /** Management fee, decimal per year. */
  readonly fee?: number;
  /** Decimal per year by which strike and barrier of an open-ended knock-out rise, or a factor certificate loses. */
  readonly financing?: number;
  readonly feature?: KnockoutFeature;
}

/** Inputs of a price besides the terms. */
export interface PricingInputs {
  /** Price of the underlying in its home currency. */
  readonly spot: number;
  /** Epoch milliseconds. */
  readonly time: number;
  /** Riskless rate of the underlying's currency, continuous, decimal per year. */
  readonly rate: number;
  /** Continuous, decimal per year. */
  readonly dividendYield: number;
  /** Decimal per year: 0.2 = 20 %. For products with a strike it is that at the strike, for others that at their decisive level. */
  readonly volatility: number;
  /** Surplus of the volatility at the cap of products with strike and cap; absent: none. */
  readonly capSkew?: number;
  /** Product currency per unit of the underlying's currency. */
  readonly exchangeRate: number;
  /** Time at which a barrier was touched; absent if none has been. */
  readonly hitAt?: number;
}

/** Milliseconds of a year of 365 days, the unit of time of rates and volatilities. */
export const YEAR = 365 * 86_400_000;

/** Returns the years from one instant to another, never negative. */
export function yearsBetween(from: number, to: number): number {
  return Math.max(0, to - from) / YEAR;
}
