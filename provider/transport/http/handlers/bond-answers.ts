import type { Schema } from '#client/operations.ts';
import { cashFlows, dateOf, type BondTerms } from '#domain/bond/schedule.ts';
import { bondYieldAt, type BondFigures, settlementDay, termsAt, type BondDetails, type InstrumentRecord } from '#market/catalogue/index.ts';
import { COUPONS } from '../../../services/finder/columns/bonds.ts';
import type { ProviderContext } from '../../shared/context.ts';
import { known } from '../../../base/known.ts';

/** Returns the fixed terms of a bond for its page and the finder; almost empty if the catalogue has no terms. */
export function bondFacts({
  name,
  details,
}: InstrumentRecord): Pick<Schema<'BondFinderEntry'>, 'bondsDetails' | 'bondsBaseData' | 'bondsIssuer'> {
  const { bond } = details;
  if (bond === undefined) return { bondsDetails: {}, bondsBaseData: {}, bondsIssuer: { name } };
  return { bondsDetails: bondsDetails(bond), bondsBaseData: bondsBaseData(bond), bondsIssuer: bondsIssuer(bond) };
}

function bondsDetails({ nameType, couponType, coupon, nominal, currency, ratingClass, seniority }: BondDetails): Schema<'BondsDetails'> {
  return {
    nameTypeBond: nameType,
    nameTypeCoupon: COUPONS[couponType] ?? '',
    ...(couponType === 'ZERO' ? {} : { coupon }),
    nominal,
    ratingClass,
    nameSeniority: seniority,
    isoCurrency: currency,
  };
}

function bondsBaseData(bond: BondDetails): Schema<'BondsBaseData'> {
  return {
    datetimeMaturity: noonOf(bond.maturity),
    datetimeEmission: noonOf(bond.issued),
    priceEmission: bond.priceEmission,
    volumeEmission: bond.volume,
    inDefault: false,
    perpetual: false,
    callable: bond.callable,
    isoCurrencyCapital: bond.currency,
  };
}

function bondsIssuer({ issuer: { name, isoCountry, nameCountry, nameType, nameSubType } }: BondDetails): Schema<'BondsIssuer'> {
  return { name, isoCountry, nameCountry, nameTypeIssuer: nameType, nameSubTypeIssuer: nameSubType };
}

/** Returns the figures that follow from the price of a bond, and the spread of its quote. */
export function bondFigures(figures: BondFigures | undefined, quote: Schema<'Quote'> | undefined): Schema<'BondsFigures'> {
  const spread = quote?.bid === undefined || quote.ask === undefined ? undefined : Number((quote.ask - quote.bid).toFixed(4));
  return known({
    yieldToMaturity: figures?.yieldToMaturity,
    accruedInterest: figures?.accruedInterest,
    modifyDuration: figures?.modifiedDuration,
    macaulayDuration: figures?.macaulayDuration,
    convexity: figures?.convexity,
    interestElasticity: figures?.interestElasticity,
    spread,
  });
}

type BondParts = Pick<Schema<'ComparedBond'>, 'bondsDetails' | 'bondsBaseData' | 'bondsIssuer' | 'bondsFigures'>;

/** Returns the terms of a bond with its next coupon, and the figures that follow from its current price. */
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

/** Returns the remaining payment days, next one first, as instants of answers. */
export function couponDays(terms: BondTerms, now: number): string[] {
  return cashFlows(terms, settlementDay(now)).days.map((day) => noonOf(dateOf(day)));
}

/** Returns a day of a bond (`YYYY-MM-DD`) as an instant of answers. */
export function noonOf(day: string): string {
  return `${day}T12:00:00.000+00:00`;
}
