import { outOption } from '../barrier.ts';
import type { Conditions } from '../black-scholes.ts';
import { levelsAt } from '../levels.ts';
import type { DerivativeTerms } from '../terms.ts';

/**
 * Open end: what lies between underlying and strike, since the strike carries the financing (`levelsAt`); the issuer's
 * hedge is the underlying itself, bought on credit. Limited: a barrier option, whose financing is in the price.
 * At the barrier both are what the holder is paid back, so that the value has no jump there.
 */
export function knockout(terms: DerivativeTerms, market: Conditions, time: number): number {
  const isCall = terms.right === 'CALL';
  const { strike = 0, barrier = strike } = levelsAt(terms, time);
  const rest = restOf(terms, strike, barrier);
  if (terms.maturity === undefined) return Math.max(rest, isCall ? market.spot - strike : strike - market.spot);
  const threshold = terms.feature === 'STOP_LOSS' ? barrier : strike;
  return outOption({ isCall, isDown: isCall, strike, barrier: threshold, rebate: rest }, market);
}

/** Residual value per piece of the underlying after the barrier was touched at an instant. */
export function restAfterKnockout(terms: DerivativeTerms, hitAt: number): number {
  const { strike = 0, barrier = strike } = levelsAt(terms, hitAt);
  return terms.feature === 'SMART_TURBO' ? Math.abs(barrier - strike) : restOf(terms, strike, barrier);
}

/** While it lives, only a stop loss bounds the value from below: a smart turbo may still fall to its strike within the day. */
function restOf(terms: DerivativeTerms, strike: number, barrier: number): number {
  return terms.feature === 'STOP_LOSS' ? Math.abs(barrier - strike) : 0;
}
