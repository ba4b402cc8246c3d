import { createCodes, type Codes } from '../codes.ts';
import type { Entry } from '../parts.ts';
import { companyPlans, midsizePlans, type Listed } from './companies.ts';
import { bondEntry, type BondPlan } from './entry.ts';
import { statePlans } from './states.ts';

/** Bonds of states, of companies of the catalogue and of fictional medium-sized companies. */
export function generateBonds(listed: readonly Listed[], codes: Codes = createCodes()): Entry[] {
  const plans = [...statePlans(), ...companyPlans(listed), ...midsizePlans()];
  return [...new Map(plans.map((plan) => [identityOf(plan), plan])).values()].map((plan) => bondEntry(plan, codes));
}

/** Key that is equal for indistinguishable bonds, of which only one is kept. */
function identityOf({ details }: BondPlan): string {
  return `${details.issuer.name}/${details.couponType}/${details.coupon}/${details.maturity}`;
}
