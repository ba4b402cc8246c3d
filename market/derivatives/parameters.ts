import type { Underlying, UnderlyingKind } from './underlyings.ts';
import { smileOf, surfaceOf, type Carry, type Surface } from '#domain/derivative/surface.ts';
import { yearsBetween, type DerivativeTerms, type PricingInputs } from '#domain/derivative/terms.ts';
import type { DerivativeType } from '#domain/derivative/types.ts';
import { hashText } from '../base/hash.ts';

/**
 * Parameters of option prices besides the price of the underlying. All are assumed, close to typical values and constant over time, because
 * no real market quotes our products.
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
 * Returns the yield of the underlying per year, continuous: dividends of shares (0 to 4 %, by name) and price indices; 0 for performance
 * indices, metals and coins. A currency pair yields the rate of its first currency.
 */
export function dividendYieldOf({ kind, instrument, entityValue }: Underlying): number {
  if (kind === 'CURRENCY') return rateOf(entityValue.slice(0, 3));
  if (kind === 'STOCK') return ((hashText(`dividend/${entityValue}`) >>> 0) % 41) / 1000;
  if (kind === 'INDEX') return instrument.details.index?.nameIndexType === 'Performance-Index' ? 0 : 0.018;
  return kind === 'COMMODITY' ? 0.01 : 0;
}

/** Volatility smile: rise of a low strike's volatility over that at the money, per standard deviation, and rise of both wings. */
const SMILE: Readonly<Record<UnderlyingKind, readonly [skew: number, wings: number]>> = {
  INDEX: [0.1, 0.015],
  STOCK: [0.06, 0.02],
  COMMODITY: [0.03, 0.025],
  METAL: [0, 0.02],
  CURRENCY: [0, 0.02],
  CRYPTO: [-0.02, 0.03],
  FUTURE: [0.05, 0.015],
};

/** Pricing parameters per underlying, as plain numbers that can be passed to another thread. */
export interface PricedUnderlying extends Pick<Underlying, 'kind'>, Carry {
  readonly surface: Surface;
}

export function pricedOf(underlying: Underlying): PricedUnderlying {
  const { kind, volatility, currency } = underlying;
  const surface = surfaceOf(volatility, ...SMILE[kind]);
  return { kind, surface, rate: rateOf(currency), dividendYield: dividendYieldOf(underlying) };
}

/** Level whose volatility prices a product; at the money for products whose value depends on a barrier. */
function volatilityLevel({ type, strike, cap }: DerivativeTerms): number | undefined {
  switch (type) {
    case 'WARRANT':
    case 'DISCOUNT_WARRANT':
    case 'BOND_CERTIFICATE':
    case 'PART_CAPITAL_PROTECTED_CERTIFICATE':
    case 'OUTPERFORMANCE_SPRINT_CERTIFICATE':
      return strike;
    case 'DISCOUNT_CERTIFICATE':
      return cap;
    default:
      return undefined;
  }
}

const STRIKE_AND_CAP: ReadonlySet<DerivativeType> = new Set([
  'DISCOUNT_WARRANT',
  'PART_CAPITAL_PROTECTED_CERTIFICATE',
  'OUTPERFORMANCE_SPRINT_CERTIFICATE',
]);

/**
 * Implied volatility of a product by price of the underlying, at an instant. All issuers use the same surface of the underlying. It moves
 * with the price, so that values are monotone in the price as they are in the strike (they are homogeneous in both).
 */
export function volatilitiesOf(
  { surface, ...carry }: Pick<PricedUnderlying, 'surface' | keyof Carry>,
  terms: DerivativeTerms,
  time: number,
): (spot: number) => Pick<PricingInputs, 'volatility' | 'capSkew'> {
  const smile = smileOf(surface, terms.maturity === undefined ? 1 : yearsBetween(time, terms.maturity), carry);
  const level = volatilityLevel(terms);
  const cap = STRIKE_AND_CAP.has(terms.type) ? terms.cap : undefined;
  if (cap === undefined) return (spot) => ({ volatility: smile(spot, level) });
  return (spot) => {
    const volatility = smile(spot, level);
    return { volatility, capSkew: smile(spot, cap) - volatility };
  };
}

/** Typical half of the distance between bid and ask as a share of the underlying's price: leverage and investment products. */
const HALF_SPREAD: Readonly<Record<UnderlyingKind, readonly [leverage: number, investment: number]>> = {
  INDEX: [0.00002, 0.0002],
  STOCK: [0.00025, 0.0006],
  COMMODITY: [0.0002, 0.0007],
  METAL: [0.00008, 0.0005],
  CURRENCY: [0.00006, 0.0004],
  CRYPTO: [0.0008, 0.0015],
  FUTURE: [0.00005, 0.0004],
};

/** Price step and half spread in the product's currency; the spread is a multiple of the step. */
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
