import type { Schema } from '#client/operations.ts';
import { cashFlows, dateOf, type BondTerms } from '#domain/bond/schedule.ts';
import { bondYieldAt, settlementDay, termsAt } from '../../../data/catalogue/bonds/figures.ts';
import type { InstrumentRecord } from '../../../data/catalogue/types.ts';
import type { ProviderContext } from '../../shared/context.ts';
import { known } from '../answers.ts';
import type { Handler } from '../handler.ts';
import { bondFacts, bondFigures, noonOf } from './bond-answers.ts';
import { snapshot } from './snapshots.ts';

const MOST_COUPONS = 12;

/** Everything about a bond; its figures follow from the price at the provider's now. */
export const getBondSnapshot: Handler<'getBondSnapshot'> = snapshot('BOND', (context, { instrument }, envelope): Schema<'BondSnapshot'> => {
  const { bond } = instrument.details;
  const parts = bondParts(context, instrument, envelope.quote);
  if (bond === undefined) return { type: 'BondsSnapshot', ...envelope, ...parts };
  const terms = termsAt(bond, context.now(), context.market());
  return {
    type: 'BondsSnapshot',
    ...envelope,
    ...parts,
    ...known({ bondsCouponList: couponsOf(terms, couponDays(terms, context.now())) }),
  };
});

type BondParts = Pick<Schema<'ComparedBond'>, 'bondsDetails' | 'bondsBaseData' | 'bondsIssuer' | 'bondsFigures'>;

/** Terms of a bond with its next coupon, and what follows from its price at the provider's now. */
export function bondParts(context: ProviderContext, instrument: InstrumentRecord, quote: Schema<'Quote'> | undefined): BondParts {
  const { bond } = instrument.details;
  const facts = bondFacts(instrument);
  if (bond === undefined) return facts;
  const [nextCoupon] = bond.couponType === 'ZERO' ? [] : couponDays(termsAt(bond, context.now(), context.market()), context.now());
  const figures = quote && bondYieldAt(bond, quote.last, context.now(), context.market());
  return {
    ...facts,
    bondsBaseData: { ...facts.bondsBaseData, ...known({ datetimeNextCoupon: nextCoupon }) },
    ...known({ bondsFigures: figures && bondFigures(figures, quote) }),
  };
}

/** When money is still paid, next day first. */
function couponDays(terms: BondTerms, now: number): string[] {
  return cashFlows(terms, settlementDay(now)).days.map((day) => noonOf(dateOf(day)));
}

function couponsOf({ frequency, coupon }: BondTerms, days: readonly string[]): Schema<'BondsCouponList'> | undefined {
  return frequency === 0 ? undefined : { list: days.slice(0, MOST_COUPONS).map((day) => ({ coupon, datetimeEndCoupon: day })) };
}
