import type { Schema } from '#client/operations.ts';
import { companyModelOf, lastPublishedYear, priceYears, publishedYears, type CompanyModel } from '#market/companies/index.ts';
import { fundamentalsOf } from '../../../services/companies/fundamentals.ts';
import { balanceSheet, financialsOf, growthOf } from '../../../services/companies/business-year-figures.ts';
import { known } from '../../../base/known.ts';
import { pricesUntil } from '../../shared/as-of.ts';
import type { ProviderContext } from '../../shared/context.ts';
import type { Selection } from '../../shared/selection.ts';
import { shownFigures } from './companies-shown.ts';
import { benchmarksOf, technicalOf } from './companies-technical.ts';

/** Source of companies' figures and dates, which the provider simulates. */
export const FIGURES_SOURCE: Schema<'PriceSource'> = { kind: 'SIMULATED', name: 'Simulierte Unternehmenszahlen' };

export type FigureLists = Pick<
  Schema<'StockFigures'>,
  | 'stocksBalanceSheetList'
  | 'stocksCnFundamentalList'
  | 'stocksCnGrowthList'
  | 'stocksCnFinancialList'
  | 'stocksCnTechnical'
  | 'stocksBenchmarkList'
>;

/** Returns all lists of figures of a share; the first two are empty if too little is known about its company. */
export function figureLists(context: ProviderContext, selection: Selection): FigureLists {
  const model = companyModelOf(context.catalogue(), selection.instrument);
  const technical = { ...known({ stocksCnTechnical: technicalOf(context, selection) }), ...benchmarksOf(context, selection) };
  if (model === undefined) return { stocksBalanceSheetList: { list: [] }, stocksCnFundamentalList: { list: [] }, ...technical };
  const years = publishedYears(model, context.now());
  const home = context.catalogue().notationsOf(selection.instrument.entityValue)[0] ?? selection.notation;
  const wanted = [...years.map(({ year }) => year), ...estimatedYears(model, context)];
  const prices = priceYears(context.market(), home.idNotation, model, wanted, pricesUntil(context, { ...selection, notation: home }));
  return {
    stocksBalanceSheetList: { list: years.map((year) => balanceSheet(model, year)) },
    stocksCnFundamentalList: {
      list: fundamentalsOf(model, { years, prices, figures: shownFigures(context, selection.instrument), now: context.now() }),
    },
    stocksCnGrowthList: { list: years.map((year) => growthOf(model, year)) },
    stocksCnFinancialList: {
      isoCurrency: model.isoCurrency,
      list: years.map((year) => financialsOf(model, year, prices.get(year.year)?.close)),
    },
    ...technical,
  };
}

function estimatedYears(model: CompanyModel, context: ProviderContext): [number, number] {
  const last = lastPublishedYear(model, context.now());
  return [last + 1, last + 2];
}
