import { given } from '../../input/given.ts';
import { american } from '../american.ts';
import { doubleNoTouch } from '../barrier.ts';
import { european, type Conditions } from '../black-scholes.ts';
import type { DerivativeTerms } from '../terms.ts';

/** A warrant is an option: European by Black, Scholes and Merton, American by Barone-Adesi and Whaley. */
export function warrant(terms: DerivativeTerms, market: Conditions): number {
  const isCall = terms.right === 'CALL';
  const strike = given(terms.strike, 'strike');
  return terms.style === 'AMERICAN' ? american(isCall, market, strike) : european(isCall, market, strike);
}

/**
 * A warrant with a cap: the option at the strike minus the option at the cap, which is above the strike of a call and below that of a put.
 * Source: Hull, ch. 12.3 (bull and bear spreads).
 */
export function discountWarrant(terms: DerivativeTerms, market: Conditions, atCap: Conditions): number {
  const isCall = terms.right === 'CALL';
  const strike = given(terms.strike, 'strike');
  return Math.max(0, european(isCall, market, strike) - european(isCall, atCap, terms.cap ?? strike));
}

/** Pays the nominal at maturity if neither barrier has been touched, otherwise nothing. */
export function inlineWarrant(terms: DerivativeTerms, market: Conditions): number {
  return (
    given(terms.nominal, 'nominal') * doubleNoTouch(market, given(terms.barrier, 'barrier'), given(terms.upperBarrier, 'upper barrier'))
  );
}
