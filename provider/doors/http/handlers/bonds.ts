import type { Schema } from '#client/operations.ts';
import { cashFlows, dateOf, type BondTerms } from '#domain/bond/schedule.ts';
import { bondYieldAt, settlementDay, termsAt } from '../../../data/catalogue/bonds/figures.ts';
import { known } from '../answers.ts';
import type { Handler } from '../handler.ts';
import { bondFacts, bondFigures, noonOf } from './bond-answers.ts';
import { snapshot } from './snapshots.ts';

const MOST_COUPONS = 12;

/** Everything about a bond; its figures follow from the price at the provider's now. */
export const getBondSnapshot: Handler<'getBondSnapshot'> = snapshot('BOND', (context, { instrument }, envelope): Schema<'BondSnapshot'> => {
  const { bond } = instrument.details;
  const facts = bondFacts(instrument);
  if (bond === undefined) return { type: 'BondsSnapshot', ...envelope, ...facts };
  const terms = termsAt(bond, context.now(), context.market());
  const days = couponDays(terms, context.now());
  const figures = bondYieldAt(bond, envelope.quote.last, context.now(), context.market());
  return {
    type: 'BondsSnapshot',
    ...envelope,
    ...facts,
    bondsBaseData: { ...facts.bondsBaseData, ...known({ datetimeNextCoupon: bond.couponType === 'ZERO' ? undefined : days[0] }) },
    ...known({ bondsFigures: figures && bondFigures(figures, envelope.quote) }),
    ...known({ bondsCouponList: couponsOf(terms, days) }),
  };
});

/** When money is still paid, next day first. */
function couponDays(terms: BondTerms, now: number): string[] {
  return cashFlows(terms, settlementDay(now)).days.map((day) => noonOf(dateOf(day)));
}

function couponsOf({ frequency, coupon }: BondTerms, days: readonly string[]): Schema<'BondsCouponList'> | undefined {
  return frequency === 0 ? undefined : { list: days.slice(0, MOST_COUPONS).map((day) => ({ coupon, datetimeEndCoupon: day })) };
}
