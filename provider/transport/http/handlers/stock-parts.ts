import type { Schema } from '#client/operations.ts';
import { worth, type InstrumentRecord } from '#market/catalogue/index.ts';
import { known } from '../../../base/known.ts';
import { numericId } from '../answers.ts';
import { pricesUntil } from '../../shared/as-of.ts';
import type { ProviderContext } from '../../shared/context.ts';
import type { Selection } from '../../shared/selection.ts';
import { dateTime } from '../../../base/date-time.ts';
import { shownFigures } from './companies-shown.ts';

/** Returns the company behind a share; for an imported share possibly only its name. */
export function companyAnswer({ catalogue }: ProviderContext, instrument: InstrumentRecord): Schema<'Company'> {
  const company = instrument.companyId === undefined ? undefined : catalogue().company(instrument.companyId);
  if (company === undefined) return { type: 'Company', entityType: 'COMPANY', entityValue: instrument.entityValue, name: instrument.name };
  return {
    type: 'Company',
    entityType: 'COMPANY',
    entityValue: company.companyId,
    name: company.name,
    isoCountry: company.isoCountry,
    nameCountry: company.nameCountry,
    branch: { ...company.branch, sector: company.sector },
  };
}

/**
 * Returns the market capitalization: price at the default venue times shares outstanding, in euros; in the currency of the price if there
 * is no exchange rate.
 */
export function stockFigures(context: ProviderContext, selection: Selection): Schema<'StocksFigure'> {
  const { instrument, notation } = selection;
  const company = instrument.companyId === undefined ? undefined : context.catalogue().company(instrument.companyId);
  const shares = instrument.details.stock?.sharesOutstanding;
  const allShares = company?.sharesOutstanding ?? shares;
  const trade = context.market().tradeAt(notation.idNotation, pricesUntil(context, selection));
  const worthOf = (count: number) => trade && worth(trade.price * count, notation.isoCurrency, context, context.now());
  const [ofInstrument, ofCompany] = [shares, allShares].map((count) => (count === undefined ? undefined : worthOf(count)));
  return {
    ...numericId('idCompany', company?.companyId),
    ...numericId('idInstrument', instrument.entityValue),
    isoCurrency: (ofInstrument ?? ofCompany)?.isoCurrency ?? notation.isoCurrency,
    ...(shares === undefined ? {} : { numSharesInstrument: shares }),
    ...(allShares === undefined ? {} : { numSharesCompany: allShares }),
    ...known({ marketCapInstrument: ofInstrument?.amount, marketCapCompany: ofCompany?.amount }),
    ...(trade === undefined ? {} : { datetimeCalculation: dateTime(trade.time) }),
  };
}

/** Returns the current price/earnings ratio, PEG ratio and dividend yield of a share for lists. */
export function multiplesAnswer(
  context: ProviderContext,
  instrument: InstrumentRecord,
): Pick<Schema<'IndexConstituent'>, 'cnPer' | 'cnPeg' | 'cnDivYield'> {
  const figures = shownFigures(context, instrument);
  return known({ cnPer: figures?.cnPer, cnPeg: figures?.cnPeg, cnDivYield: figures?.cnDivYield });
}
