import type { Schema } from '#client/operations.ts';
import { COUPONS } from '../../../finder/columns/bonds.ts';
import type { FinderRow } from '../../../finder/column.ts';
import type { Figures } from '../../../finder/figures.ts';
import { instrumentAnswer, known } from '../../answers.ts';
import type { Handler } from '../../handlers.ts';
import { quoteOf } from '../quotes.ts';
import { answerFinder, type EntryOf } from './finder.ts';

/** Bonds by issuer, currency, coupon, yield and maturity. */
export const findBonds: Handler<'findBonds'> = {
  dataClass: 'quotes',
  answer: ({ query = {} }, context) => answerFinder(context, 'BOND', query, bondEntry),
};

const bondEntry: EntryOf<Schema<'BondFinderEntry'>> = (row, figures, context) => {
  const quote = quoteOf(context, row);
  return {
    instrument: instrumentAnswer(row.instrument),
    ...factsOf(row),
    bondsFigures: figuresOf(row, figures, quote),
    ...known({ quote }),
  };
};

const noon = (day: string): string => `${day}T12:00:00.000+00:00`;

function factsOf({ instrument }: FinderRow): Pick<Schema<'BondFinderEntry'>, 'bondsDetails' | 'bondsBaseData' | 'bondsIssuer'> {
  const { bond } = instrument.details;
  if (bond === undefined) return { bondsDetails: {}, bondsBaseData: {}, bondsIssuer: { name: instrument.name } };
  const { name, isoCountry, nameCountry, nameType, nameSubType } = bond.issuer;
  return {
    bondsDetails: {
      nameTypeBond: bond.nameType,
      nameTypeCoupon: COUPONS[bond.couponType] ?? '',
      ...(bond.couponType === 'ZERO' ? {} : { coupon: bond.coupon }),
      nominal: bond.nominal,
      isoCurrency: bond.currency,
    },
    bondsBaseData: {
      datetimeMaturity: noon(bond.maturity),
      datetimeEmission: noon(bond.issued),
      priceEmission: bond.priceEmission,
      volumeEmission: bond.volume,
      inDefault: false,
      perpetual: false,
      callable: bond.callable,
      isoCurrencyCapital: bond.currency,
    },
    bondsIssuer: { name, isoCountry, nameCountry, nameTypeIssuer: nameType, nameSubTypeIssuer: nameSubType },
  };
}

function figuresOf(row: FinderRow, figures: Figures, quote: Schema<'Quote'> | undefined): Schema<'BondsFigures'> {
  const bond = figures.bond(row);
  const spread = quote?.bid === undefined || quote.ask === undefined ? undefined : Number((quote.ask - quote.bid).toFixed(4));
  return known({
    yieldToMaturity: bond?.yieldToMaturity,
    accruedInterest: bond?.accruedInterest,
    modifyDuration: bond?.modifiedDuration,
    macaulayDuration: bond?.macaulayDuration,
    convexity: bond?.convexity,
    interestElasticity: bond?.interestElasticity,
    spread,
  });
}
