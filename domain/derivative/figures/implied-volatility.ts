import { findRoot } from '../root.ts';
import type { DerivativeTerms, PricingInputs } from '../terms.ts';
import { valueOf } from '../value.ts';
import { middleOf, type Prices } from './prices.ts';

/** Decimals per year. */
const LEAST = 0.005;
const MOST = 4;
/** Tolerance of the solution, as a share of the price. */
const PRECISION = 1e-6;

/**
 * Volatility in percent at which the fair value is the middle of bid and ask. Only for products whose value is monotonic in the volatility,
 * which makes it unique: warrants, discount certificates and bond certificates. Absent if no volatility explains the price.
 */
export function impliedVolatility(terms: DerivativeTerms, inputs: PricingInputs, prices: Prices): number | undefined {
  const isMonotone = terms.type === 'WARRANT' || terms.type === 'DISCOUNT_CERTIFICATE' || terms.type === 'BOND_CERTIFICATE';
  const middle = middleOf(prices);
  if (!isMonotone || middle === undefined || middle <= 0) return undefined;
  const gap = (volatility: number): number => valueOf(terms, { ...inputs, volatility }) - middle;
  const volatility = findRoot(gap, LEAST, MOST, middle * PRECISION);
  // At its limits the volatility does not follow from the price.
  return volatility === undefined || volatility <= LEAST || volatility >= MOST ? undefined : volatility * 100;
}
