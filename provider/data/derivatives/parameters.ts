import type { Underlying, UnderlyingKind } from './underlyings.ts';
import type { DerivativeTerms } from '#domain/derivative/terms.ts';
import { yearsBetween } from '#domain/derivative/terms.ts';
import { hashText } from '../../base/hash.ts';

/**
 * What option prices depend on besides the price of the underlying. All of it is assumed, close to what is usual, the same
 * at every instant: no market of the world quotes our products.
 */

/** Riskless rates per currency, continuous, decimal per year. */
const RATES: Readonly<Record<string, number>> = {
  EUR: 0.021,
  USD: 0.038,
  GBP: 0.039,
  CHF: 0.004,
  JPY: 0.007,
  DKK: 0.019,
  SEK: 0.02,
  NOK: 0.04,
};
const OTHER_RATE = 0.03;

export function rateOf(currency: string): number {
  return RATES[currency] ?? OTHER_RATE;
}

/**
 * What holding the underlying brings per year, continuous: dividends of shares (0 to 4 %, by name) and price indices;
 * nothing for performance indices, metals and coins; a currency pair counted in the second currency bears the rate of the first.
 */
export function dividendYieldOf({ kind, instrument, entityValue }: Underlying): number {
  if (kind === 'CURRENCY') return rateOf(entityValue.slice(0, 3));
  if (kind === 'STOCK') return ((hashText(`dividend/${entityValue}`) >>> 0) % 41) / 1000;
  if (kind === 'INDEX') return instrument.details.index?.nameIndexType === 'Performance-Index' ? 0 : 0.018;
  return kind === 'COMMODITY' ? 0.01 : 0;
}

/** How much more a low strike's volatility is than that at the money, per standard deviation, and how much both wings rise. */
const SMILE: Readonly<Record<UnderlyingKind, readonly [skew: number, wings: number]>> = {
  INDEX: [0.1, 0.015],
  STOCK: [0.06, 0.02],
  COMMODITY: [0.03, 0.025],
  METAL: [0, 0.02],
  CURRENCY: [0, 0.02],
  CRYPTO: [-0.02, 0.03],
  FUTURE: [0.05, 0.015],
};

/**
 * Implied volatility: σ · t(T) · (1 − skew · z + wings · z²) with z = ln(K ∕ S) ∕ (σ √T) within ±2.5 and T of at least a month.
 * t(T) leads from 1.04 (at once) to 1 (two years on): short options cost a little more. The level that counts is the strike,
 * for products with a cap only the cap, for the others today's price.
 */
export function volatilityOf(underlying: Pick<Underlying, 'kind' | 'volatility'>, level: number, spot: number, years: number): number {
  const [skew, wings] = SMILE[underlying.kind];
  const { volatility } = underlying;
  const z = Math.max(-2.5, Math.min(2.5, Math.log(level / spot) / (volatility * Math.sqrt(Math.max(1 / 12, years)))));
  return volatility * (1 + 0.04 * Math.max(0, 1 - years / 2)) * (1 - skew * z + wings * z * z);
}

/** The level whose volatility a product is priced with, at a price of the underlying. */
export function volatilityLevel({ type, strike, cap }: DerivativeTerms, spot: number): number {
  switch (type) {
    case 'WARRANT':
    case 'DISCOUNT_WARRANT':
    case 'BOND_CERTIFICATE':
    case 'PART_CAPITAL_PROTECTED_CERTIFICATE':
    case 'OUTPERFORMANCE_SPRINT_CERTIFICATE':
      return strike ?? spot;
    case 'DISCOUNT_CERTIFICATE':
      return cap ?? spot;
    default:
      return spot;
  }
}

/** Implied volatility of a product at an instant. It is fixed at the reference price, so that values stay monotone in spot. */
export function productVolatility(
  underlying: Pick<Underlying, 'kind' | 'volatility'>,
  terms: DerivativeTerms,
  time: number,
  margin: number,
): number {
  const years = terms.maturity === undefined ? 1 : yearsBetween(time, terms.maturity);
  return volatilityOf(underlying, volatilityLevel(terms, terms.reference), terms.reference, years) + margin;
}

/** Half of the usual distance between bid and ask as a share of the underlying's price: leverage and investment products. */
const HALF_SPREAD: Readonly<Record<UnderlyingKind, readonly [leverage: number, investment: number]>> = {
  INDEX: [0.00002, 0.0002],
  STOCK: [0.00025, 0.0006],
  COMMODITY: [0.0002, 0.0007],
  METAL: [0.00008, 0.0005],
  CURRENCY: [0.00006, 0.0004],
  CRYPTO: [0.0008, 0.0015],
  FUTURE: [0.00005, 0.0004],
};

/** Price step and half spread in the product's currency; the spread is a whole number of steps. */
export function spreadOf(
  kind: UnderlyingKind,
  isLeveraged: boolean,
  habit: number,
  worth: number,
): { tickSize: number; halfSpread: number } {
  const half = HALF_SPREAD[kind][isLeveraged ? 0 : 1] * habit * worth;
  const tickSize = half < 0.0025 && worth < 10 ? 0.001 : 0.01;
  return { tickSize, halfSpread: (Math.max(1, Math.round((2 * half) / tickSize)) * tickSize) / 2 };
}
