import type { Conditions } from './black-scholes.ts';
import { yearsBetween, type DerivativeTerms, type PricingInputs } from './terms.ts';
import { bondCertificate } from './value/bond.ts';
import {
  bonusCertificate,
  capitalProtected,
  discountCertificate,
  outperformanceCertificate,
  participationCertificate,
} from './value/certificates.ts';
import { expressCertificate } from './value/express.ts';
import { factorCertificate } from './value/factor.ts';
import { knockout, restAfterKnockout } from './value/knockout.ts';
import { discountWarrant, inlineWarrant, warrant } from './value/warrants.ts';

/**
 * Fair value of one product in its currency, without the issuer's own credit risk and margin. It is never negative, continuous in the price
 * of the underlying, and (except for inline warrants) monotonic: it never falls with a rising underlying for CALL, and never rises for PUT.
 * From maturity on it is the payment, if nothing was touched before.
 * The exchange rate of quanto products is fixed at 1; the cost of fixing it (the correlation of both) is ignored.
 */
export function valueOf(terms: DerivativeTerms, inputs: PricingInputs): number {
  return Math.max(0, unitValue(terms, inputs)) * unitPrice(terms, inputs);
}

/** Product currency per unit of the underlying's currency, for all units that a product represents. */
export function unitPrice({ ratio, quanto }: DerivativeTerms, { exchangeRate }: PricingInputs): number {
  return quanto ? ratio : ratio * exchangeRate;
}

/** Returns the market data of the formulas, with the remaining years. */
export function conditionsOf(terms: DerivativeTerms, { spot, time, rate, dividendYield, volatility }: PricingInputs): Conditions {
  const years = terms.maturity === undefined ? 0 : yearsBetween(time, terms.maturity);
  return { spot, years, rate, dividendYield, volatility };
}

/** Returns the market data for the option at the cap. */
function atCap(market: Conditions, { capSkew = 0 }: PricingInputs): Conditions {
  return capSkew === 0 ? market : { ...market, volatility: Math.max(0, market.volatility + capSkew) };
}

/** Value per unit of the underlying in its currency. */
function unitValue(terms: DerivativeTerms, inputs: PricingInputs): number {
  const { spot, time, hitAt } = inputs;
  const market = conditionsOf(terms, inputs);
  const isHit = hitAt !== undefined && hitAt <= time;
  switch (terms.type) {
    case 'WARRANT':
      return warrant(terms, market);
    case 'DISCOUNT_WARRANT':
      return discountWarrant(terms, market, atCap(market, inputs));
    case 'INLINE_WARRANT':
      return isHit ? 0 : inlineWarrant(terms, market);
    case 'KNOCKOUT_CERTIFICATE':
      return isHit ? restAfterKnockout(terms, hitAt) : knockout(terms, market, time);
    case 'FACTOR_CERTIFICATE':
      return factorCertificate(terms, spot, time);
    case 'BONUS_CERTIFICATE':
      return bonusCertificate(terms, market, isHit);
    case 'BOND_CERTIFICATE':
      return bondCertificate(terms, market, isHit);
    case 'DISCOUNT_CERTIFICATE':
      return discountCertificate(terms, market);
    case 'EXPRESS_CERTIFICATE':
      return expressCertificate(terms, market, time);
    case 'PART_CAPITAL_PROTECTED_CERTIFICATE':
      return capitalProtected(terms, market, atCap(market, inputs));
    case 'OUTPERFORMANCE_SPRINT_CERTIFICATE':
      return outperformanceCertificate(terms, market, atCap(market, inputs));
    case 'ETC_ETN_CERTIFICATE':
    case 'INDEX_PARTICIPATATION_CERTIFICATE':
      return participationCertificate(terms, spot, time);
  }
}
