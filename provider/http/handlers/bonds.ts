import type { Schema } from '#client/operations.ts';
import { cashFlows, dateOf, type BondTerms } from '#domain/bond/schedule.ts';
import { yieldOf } from '#domain/bond/yield.ts';
import { termsOf } from '../../catalogue/bonds/entry.ts';
import type { BondDetails } from '../../catalogue/types.ts';
import { known } from '../answers.ts';
import type { ProviderContext } from '../context.ts';
import type { Handler } from '../handlers.ts';
import { dateTime } from '../time.ts';
import { snapshot } from './snapshots.ts';

const DAY_MS = 86_400_000;
const MOST_COUPONS = 12;
const COUPON_TYPES = { FIXED: 'fest', ZERO: 'Nullkupon', FLOATING: 'variabel' } as const;

/** Everything about a bond; its figures follow from the price at the provider's now. */
export const getBondSnapshot: Handler<'getBondSnapshot'> = snapshot('BOND', (context, { instrument }, envelope): Schema<'BondSnapshot'> => {
  const { bond } = instrument.details;
  if (bond === undefined) {
    return { type: 'BondsSnapshot', ...envelope, bondsDetails: {}, bondsBaseData: {}, bondsIssuer: { name: instrument.name } };
  }
  const terms = currentTerms(bond, context);
  const { last, bid, ask } = envelope.quote;
  return {
    type: 'BondsSnapshot',
    ...envelope,
    bondsDetails: bondsDetails(bond),
    bondsBaseData: bondsBaseData(bond, terms, context.now()),
    ...known({ bondsFigures: bondsFigures(terms, { last, ...known({ bid, ask }) }, context.now()) }),
    bondsIssuer: bondsIssuer(bond),
    ...known({ bondsCouponList: couponsOf(terms, context.now()) }),
  };
});

/** A floater's coupon is its reference rate at the start of the running period plus the margin; later ones are taken to equal it. */
export function currentTerms(bond: BondDetails, { market, now }: ProviderContext): BondTerms {
  if (bond.couponType !== 'FLOATING' || bond.reference === undefined) return termsOf(bond);
  const terms = termsOf(bond);
  const today = settlementDay(now());
  const next = cashFlows(terms, today).days[0] ?? today;
  const fixing = (next - Math.round(365.25 / (bond.frequency || 1))) * DAY_MS;
  const rate = market().fairAt(bond.reference, Math.min(now(), fixing));
  return { ...terms, coupon: Math.max(0, Math.round((rate + bond.coupon) * 1_000) / 1_000) };
}

export function bondsDetails({ nameType, couponType, coupon, nominal, currency }: BondDetails): Schema<'BondsDetails'> {
  return {
    nameTypeBond: nameType,
    nameTypeCoupon: COUPON_TYPES[couponType],
    ...(couponType === 'ZERO' ? {} : { coupon }),
    nominal,
    isoCurrency: currency,
  };
}

export function bondsBaseData(bond: BondDetails, terms: BondTerms, now: number): Schema<'BondsBaseData'> {
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

/** Yield and sensitivities at a price in percent (see `domain/bond/yield.ts`); undefined once the bond has run out. */
export function bondsFigures(
  terms: BondTerms,
  price: { last: number; bid?: number; ask?: number },
  now: number,
): Schema<'BondsFigures'> | undefined {
  const figures = yieldOf(terms, settlementDay(now), price.last);
  if (figures === undefined) return undefined;
  return {
    yieldToMaturity: round(figures.yieldToMaturity),
    accruedInterest: round(figures.accruedInterest),
    macaulayDuration: round(figures.macaulayDuration),
    modifyDuration: round(figures.modifiedDuration),
    convexity: round(figures.convexity),
    interestElasticity: round(figures.interestElasticity),
    ...(price.bid === undefined || price.ask === undefined ? {} : { spread: round(price.ask - price.bid) }),
  };
}

export function bondsIssuer({ issuer: { name, isoCountry, nameCountry, nameType, nameSubType } }: BondDetails): Schema<'BondsIssuer'> {
  return { name, isoCountry, nameCountry, nameTypeIssuer: nameType, nameSubTypeIssuer: nameSubType };
}

function couponsOf(terms: BondTerms, now: number): Schema<'BondsCouponList'> | undefined {
  if (terms.frequency === 0) return undefined;
  const { days } = cashFlows(terms, settlementDay(now));
  return { list: days.slice(0, MOST_COUPONS).map((day) => ({ coupon: terms.coupon, datetimeEndCoupon: noon(day) })) };
}

/** Trades settle two days later, as days since 1970. */
function settlementDay(now: number): number {
  return Math.floor(now / DAY_MS) + 2;
}

function noon(day: number): string {
  return dateTime(Date.parse(`${dateOf(day)}T12:00:00Z`));
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
