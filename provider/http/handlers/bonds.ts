import type { Schema } from '#client/operations.ts';
import { cashFlows, dateOf, type BondTerms } from '#domain/bond/schedule.ts';
import { bondYieldAt, settlementDay, termsAt } from '../../catalogue/bonds/figures.ts';
import type { BondDetails } from '../../catalogue/types.ts';
import { known } from '../answers.ts';
import type { ProviderContext } from '../context.ts';
import type { Handler } from '../handlers.ts';
import { dateTime } from '../time.ts';
import { snapshot } from './snapshots.ts';

const MOST_COUPONS = 12;
const COUPON_TYPES = { FIXED: 'fest', ZERO: 'Nullkupon', FLOATING: 'variabel' } as const;

/** Everything about a bond; its figures follow from the price at the provider's now. */
export const getBondSnapshot: Handler<'getBondSnapshot'> = snapshot('BOND', (context, { instrument }, envelope): Schema<'BondSnapshot'> => {
  const { bond } = instrument.details;
  if (bond === undefined) {
    return { type: 'BondsSnapshot', ...envelope, bondsDetails: {}, bondsBaseData: {}, bondsIssuer: { name: instrument.name } };
  }
  const terms = termsAt(bond, context.now(), context.market());
  return {
    type: 'BondsSnapshot',
    ...envelope,
    bondsDetails: bondsDetails(bond),
    bondsBaseData: bondsBaseData(bond, terms, context.now()),
    ...known({ bondsFigures: bondsFigures(bond, envelope.quote, context) }),
    bondsIssuer: bondsIssuer(bond),
    ...known({ bondsCouponList: couponsOf(terms, context.now()) }),
  };
});

function bondsDetails({ nameType, couponType, coupon, nominal, currency }: BondDetails): Schema<'BondsDetails'> {
  return {
    nameTypeBond: nameType,
    nameTypeCoupon: COUPON_TYPES[couponType],
    ...(couponType === 'ZERO' ? {} : { coupon }),
    nominal,
    isoCurrency: currency,
  };
}

function bondsBaseData(bond: BondDetails, terms: BondTerms, now: number): Schema<'BondsBaseData'> {
  const next = bond.couponType === 'ZERO' ? undefined : cashFlows(terms, settlementDay(now)).days[0];
  return {
    datetimeMaturity: noon(terms.maturity),
    ...known({ datetimeNextCoupon: next === undefined ? undefined : noon(next) }),
    datetimeEmission: `${bond.issued}T12:00:00.000+00:00`,
    priceEmission: bond.priceEmission,
    volumeEmission: bond.volume,
    inDefault: false,
    perpetual: false,
    callable: bond.callable,
    isoCurrencyCapital: bond.currency,
  };
}

function bondsFigures(
  bond: BondDetails,
  { last, bid, ask }: Schema<'Quote'>,
  context: ProviderContext,
): Schema<'BondsFigures'> | undefined {
  const figures = bondYieldAt(bond, last, context.now(), context.market());
  if (figures === undefined) return undefined;
  const { modifiedDuration, ...others } = figures;
  return {
    ...others,
    modifyDuration: modifiedDuration,
    ...(bid === undefined || ask === undefined ? {} : { spread: Number((ask - bid).toFixed(4)) }),
  };
}

function bondsIssuer({ issuer: { name, isoCountry, nameCountry, nameType, nameSubType } }: BondDetails): Schema<'BondsIssuer'> {
  return { name, isoCountry, nameCountry, nameTypeIssuer: nameType, nameSubTypeIssuer: nameSubType };
}

function couponsOf(terms: BondTerms, now: number): Schema<'BondsCouponList'> | undefined {
  if (terms.frequency === 0) return undefined;
  const { days } = cashFlows(terms, settlementDay(now));
  return { list: days.slice(0, MOST_COUPONS).map((day) => ({ coupon: terms.coupon, datetimeEndCoupon: noon(day) })) };
}

function noon(day: number): string {
  return dateTime(Date.parse(`${dateOf(day)}T12:00:00Z`));
}
