import { outOption } from '../barrier.ts';
import type { Conditions } from '../black-scholes.ts';
import { levelsAt } from '../levels.ts';
import type { DerivativeTerms } from '../terms.ts';

/**
 * Open end: the difference between underlying and strike, because the strike includes the financing (`levelsAt`) and the issuer's hedge is
 * the underlying itself, bought on credit. With a maturity: a barrier option, whose price includes the financing. At the barrier both equal
 * the payment to the holder, so the value has no jump there.
 */
export function knockout(terms: DerivativeTerms, market: Conditions, time: number): number {
  const isCall = terms.right === 'CALL';
  const { strike = 0, barrier = strike } = levelsAt(terms, time);
  const rest = restOf(terms, strike, barrier);
  if (terms.maturity === undefined) return Math.max(rest, isCall ? market.spot - strike : strike - market.spot);
  const threshold = terms.feature === 'STOP_LOSS' ? barrier : strike;
  return outOption({ isCall, isDown: isCall, strike, barrier: threshold, rebate: rest }, market);
}

/** Residual value per unit of the underlying after the barrier was touched at an instant. */
export function restAfterKnockout(terms: DerivativeTerms, hitAt: number): number {
  const { strike = 0, barrier = strike } = levelsAt(terms, hitAt);
  return terms.feature === 'SMART_TURBO' ? Math.abs(barrier - strike) : restOf(terms, strike, barrier);
}

/** Before a touch, only a stop loss gives the value a lower bound: a smart turbo may still fall to its strike within the day. */
function restOf(terms: DerivativeTerms, strike: number, barrier: number): number {
  return terms.feature === 'STOP_LOSS' ? Math.abs(barrier - strike) : 0;
}
