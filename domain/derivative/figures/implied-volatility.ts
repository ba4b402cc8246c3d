import { findRoot } from '../root.ts';
import type { DerivativeTerms, PricingInputs } from '../terms.ts';
import { valueOf } from '../value.ts';
import { middleOf, type Prices } from './prices.ts';

/** Decimals per year. */
const LEAST = 0.005;
const MOST = 4;
/** Share of the price that the solution may miss it by. */
const PRECISION = 1e-6;

/**
 * Volatility in percent at which the fair value is the middle of bid and ask. Only where the value rises, or falls, with
 * the volatility throughout, so that there is but one: warrants, discount certificates and bond certificates. Absent when no volatility
 * explains the price.
 */
export function impliedVolatility(terms: DerivativeTerms, inputs: PricingInputs, prices: Prices): number | undefined {
  const isMonotone = terms.type === 'WARRANT' || terms.type === 'DISCOUNT_CERTIFICATE' || terms.type === 'BOND_CERTIFICATE';
  const middle = middleOf(prices);
  if (!isMonotone || middle === undefined || middle <= 0) return undefined;
  const gap = (volatility: number): number => valueOf(terms, { ...inputs, volatility }) - middle;
  const volatility = findRoot(gap, LEAST, MOST, middle * PRECISION);
  // At the ends the price says nothing about the volatility.
  return volatility === undefined || volatility <= LEAST || volatility >= MOST ? undefined : volatility * 100;
}
