import { downAndInPut } from '../barrier.ts';
import { discountFactor, europeanPut, type Conditions } from '../black-scholes.ts';
import type { DerivativeTerms } from '../terms.ts';

/**
 * Value of a bond certificate per unit of the underlying (so that the nominal is the strike): the bond, its coupon from now on, minus the
 * put that the holder has sold; with a barrier the put becomes active only when the barrier is touched. Without accrued interest, as it is
 * quoted.
 * Source: Stoimenov and Wilkens 2005, Are Structured Products ‘Fairly’ Priced?, section 2 (reverse convertibles).
 */
export function bondCertificate(terms: DerivativeTerms, market: Conditions, isHit: boolean): number {
  const { strike = 0, coupon = 0, barrier } = terms;
  const put = barrier === undefined || isHit ? europeanPut(market, strike) : downAndInPut(market, strike, barrier);
  return Math.max(0, strike * (discountFactor(market) + coupon * annuity(market)) - put);
}

/** Value of 1 per year, paid evenly until maturity: `(1 − e^(−rT)) / r`. Source: Hull, ch. 4.6. */
function annuity({ rate, years }: Conditions): number {
  return Math.abs(rate) < 1e-9 ? years : -Math.expm1(-rate * years) / rate;
}
