import { probabilityOfTouch } from '../barrier.ts';
import { probabilityAbove } from '../black-scholes.ts';
import type { DerivativeTerms, PricingInputs } from '../terms.ts';
import { conditionsOf, valueOf } from '../value.ts';

/**
 * Risk-neutral probability in percent that a leveraged product with a maturity pays nothing back: the option ends out of the money, the
 * barrier is touched, the range is left. Absent for all others, and if a stop loss leaves a residual value.
 */
export function lossProbability(terms: DerivativeTerms, inputs: PricingInputs): number | undefined {
  const { type, strike, right, maturity, nominal = 0 } = terms;
  if (maturity === undefined) return undefined;
  const market = conditionsOf(terms, inputs);
  if (type === 'INLINE_WARRANT' && nominal > 0) {
    return 100 * (1 - Math.min(1, valueOf(terms, inputs) / (nominal * Math.exp(-market.rate * market.years))));
  }
  if (strike === undefined) return undefined;
  if (type === 'WARRANT' || type === 'DISCOUNT_WARRANT') {
    const above = probabilityAbove(market, strike);
    return 100 * (right === 'CALL' ? 1 - above : above);
  }
  if (type !== 'KNOCKOUT_CERTIFICATE' || terms.feature === 'STOP_LOSS') return undefined;
  return 100 * probabilityOfTouch(right === 'CALL', strike, market);
}
