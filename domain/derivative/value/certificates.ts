import { downAndOutPut } from '../barrier.ts';
import { discountFactor, europeanCall, zeroStrikeCall, type Conditions } from '../black-scholes.ts';
import { yearsBetween, type DerivativeTerms } from '../terms.ts';

/** The underlying, minus its gain above the cap. Source: Hull, ch. 12.2 (covered call). */
export function discountCertificate(terms: DerivativeTerms, market: Conditions): number {
  return zeroStrikeCall(market) - europeanCall(market, terms.cap ?? Infinity);
}

/**
 * The underlying and a put at the bonus level that ends at the barrier; with a cap, minus the underlying's gain above it.
 * Source: Hernández, Lee and Liu 2007, An Economic Analysis of Bonus Certificates; the parts as in `barrier.ts`.
 */
export function bonusCertificate(terms: DerivativeTerms, market: Conditions, isHit: boolean): number {
  const { cap, barrier = 0, bonusLevel = 0 } = terms;
  const bonus = isHit ? 0 : downAndOutPut(market, bonusLevel, barrier);
  const above = cap === undefined ? 0 : europeanCall(market, cap);
  return Math.max(0, zeroStrikeCall(market) + bonus - above);
}

/**
 * Outperformance: the underlying, and above the strike a larger share of its gain. Sprint: the same up to the cap, where the gain ends: `S
 * + (p−1) C(strike) − p C(cap)`.
 */
export function outperformanceCertificate(terms: DerivativeTerms, market: Conditions, atCap: Conditions): number {
  const { strike = 0, cap, participation = 1 } = terms;
  const more = (participation - 1) * europeanCall(market, strike);
  const above = cap === undefined ? 0 : participation * europeanCall(atCap, cap);
  return Math.max(0, zeroStrikeCall(market) + more - above);
}

/** A bond over the protected share, and a share in the gain above the strike, up to the cap if there is one. Source: Hull, ch. 12.1. */
export function capitalProtected(terms: DerivativeTerms, market: Conditions, atCap: Conditions): number {
  const { reference, protection = 1, participation = 1, strike = reference, cap } = terms;
  const gain = europeanCall(market, strike) - (cap === undefined ? 0 : europeanCall(atCap, cap));
  return protection * reference * discountFactor(market) + participation * Math.max(0, gain);
}

/** The underlying minus the management fee since issue. */
export function participationCertificate(terms: DerivativeTerms, spot: number, time: number): number {
  return spot * Math.exp(-(terms.fee ?? 0) * yearsBetween(terms.issued, time));
}
