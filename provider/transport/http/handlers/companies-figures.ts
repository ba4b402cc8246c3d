import type { Schema } from '#client/operations.ts';
import {
  businessYear,
  FIRST_YEAR,
  yearLabel,
  estimateAt,
  multiplesOf,
  pegOf,
  companyModelOf,
  priceYears,
  type PriceYear,
  dividendsFor,
  lastPublishedYear,
  publishedYears,
  type BusinessYear,
  type CompanyKind,
  type CompanyModel,
} from '#market/companies/index.ts';
import { DAY_MS, formatDay } from '#domain/time/timezone.ts';
import { known } from '../answers.ts';
import { pricesUntil } from '../../shared/as-of.ts';
import type { ProviderContext } from '../../shared/context.ts';
import type { Selection } from '../../shared/selection.ts';
import { dateTime } from '../../../base/date-time.ts';
import { shownFigures } from './companies-shown.ts';
import { benchmarksOf, technicalOf } from './companies-technical.ts';

/** Kinds of companies as the contract numbers and names them. */
export const COMPANY_KINDS: Readonly<Record<CompanyKind, { readonly idCompanyType: number; readonly nameCompanyType: string }>> = {
  BANK: { idCompanyType: 1, nameCompanyType: 'Bank' },
  INSURANCE: { idCompanyType: 2, nameCompanyType: 'Versicherung' },
  INDUSTRY: { idCompanyType: 3, nameCompanyType: 'Industrie' },
};

/** Companies' figures and dates are made by the provider; answers say so. */
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

/** All lists of figures of a share; the first two are empty for a share whose company is not known well enough. */
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
    stocksCnFundamentalList: { list: fundamentals(context, selection, model, years, prices) },
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

function balanceSheet(model: CompanyModel, year: BusinessYear): Schema<'StocksBalanceSheet'> {
  return {
    label: yearLabel(model, year.year),
    idYear: year.year,
    idPeriod: 0,
    periodeEnd: formatDay(year.end),
    isoCurrency: model.isoCurrency,
    ...(model.isoCurrency === 'USD' ? { idBalanceType: 20, nameBalanceType: 'US-GAAP' } : { idBalanceType: 10, nameBalanceType: 'IFRS' }),
    nameCompanyType: COMPANY_KINDS[model.kind].nameCompanyType,
    turnover: year.revenue,
    incomeAfterMi: year.netIncome,
    earningBeforeTax: year.earningsBeforeTax,
    paidInterests: year.interest,
    shareholdersEquity: year.equity,
    minInterestBal: year.minorities,
    totalAssets: year.totalAssets,
    liabilities: year.liabilities,
    ...(model.kind === 'INDUSTRY' ? { currentAssets: year.currentAssets, currentLiabilities: year.currentLiabilities } : {}),
    cashReserve: year.cash,
    payout: year.payout,
    cashflowNet: year.cashflow,
    intangibleAssets: year.intangibles,
    employees: year.employees,
    eps: year.eps,
  };
}

/** Reported years at the price of their last day, the two expected ones at the price of now. */
function fundamentals(
  context: ProviderContext,
  { instrument }: Selection,
  model: CompanyModel,
  years: readonly BusinessYear[],
  prices: ReadonlyMap<number, PriceYear>,
): Schema<'StocksCnFundamental'>[] {
  const figures = shownFigures(context, instrument);
  const entry = (
    year: Parameters<typeof multiplesOf>[1] & { year: number; employees: number },
    price: number | undefined,
    next: { eps: number },
  ) => ({
    idYear: year.year,
    employees: year.employees,
    isoCurrency: model.isoCurrency,
    cnDps: year.dps,
    cnDpsAdj: year.dps,
    ...exDividend(model, year.year),
    ...priceRange(prices.get(year.year), year.eps),
    cnFreeFloat: model.freeFloat,
    ...(price === undefined
      ? {}
      : { ...multiplesOf(price, year, model.shares), ...pegOf(price, year, next), cnMarketCap: Math.round(price * model.shares) }),
  });
  const expected = figures === undefined ? [] : [figures.current, figures.next];
  const afterNext = figures === undefined ? undefined : estimateAt(model, figures.next.year + 1, context.now());
  return [
    ...years.map((year, index) => ({
      label: yearLabel(model, year.year),
      ...entry(year, prices.get(year.year)?.close, years[index + 1] ?? expected[0] ?? year),
    })),
    ...expected.map((year, index) => ({
      label: `${yearLabel(model, year.year)}e`,
      ...entry(year, figures?.price, expected[index + 1] ?? afterNext ?? year),
    })),
  ];
}

function exDividend(model: CompanyModel, year: number): { dateExDividend?: string } {
  const last = dividendsFor(model, year).at(-1);
  return last === undefined ? {} : { dateExDividend: dateTime(last.exDay * DAY_MS + DAY_MS / 2) };
}

function priceRange(prices: PriceYear | undefined, eps: number): Partial<Schema<'StocksCnFundamental'>> {
  if (prices === undefined) return {};
  return {
    cnPriceHigh: prices.high,
    cnPriceHighAdj: prices.high,
    datePriceHigh: dateTime(prices.timeHigh),
    cnPriceLow: prices.low,
    cnPriceLowAdj: prices.low,
    datePriceLow: dateTime(prices.timeLow),
    ...(eps > 0 ? { cnPerLow1y: prices.low / eps, cnPerHigh1y: prices.high / eps } : {}),
  };
}

/** Growth per year over one, three and five years, in percent; absent where a figure was not positive. */
export function growthOf(model: CompanyModel, { year }: BusinessYear): Schema<'StocksCnGrowth'> {
  const rate = (value: (year: BusinessYear) => number, years: number): number | undefined => {
    if (year - years < FIRST_YEAR) return undefined;
    const [now, then] = [value(businessYear(model, year)), value(businessYear(model, year - years))];
    return now > 0 && then > 0 ? 100 * ((now / then) ** (1 / years) - 1) : undefined;
  };
  const all = (name: string, value: (year: BusinessYear) => number) =>
    Object.fromEntries([1, 3, 5].map((years) => [`cn${name}Grt${years}yr`, rate(value, years)]));
  return {
    label: yearLabel(model, year),
    idYear: year,
    ...known({
      ...all('Turn', ({ revenue }) => revenue),
      ...all('Prof', ({ netIncome }) => netIncome),
      ...all('Cf', ({ cashflow }) => cashflow),
      ...all('Bal', ({ totalAssets }) => totalAssets),
      ...all('Emp', ({ employees }) => employees),
    }),
  };
}

/** Figures of a reported year; without a price those that need none. */
export function financialsOf(model: CompanyModel, year: BusinessYear, price: number | undefined): Schema<'StocksCnFinancial'> {
  const marketCap = price === undefined ? undefined : price * model.shares;
  const debt = year.liabilities - year.cash;
  return {
    label: yearLabel(model, year.year),
    idYear: year.year,
    isoCurrency: model.isoCurrency,
    cnCashflow: year.cashflow,
    cnCashflowMarge: percent(year.cashflow, year.revenue),
    cnCfReturnOnInv: percent(year.cashflow, year.totalAssets),
    cnEquityRatio: percent(year.equity, year.totalAssets),
    cnEquityRatioRel: percent(year.equity, year.totalAssets),
    cnDebtEquity: percent(year.liabilities, year.equity),
    ...(year.cashflow > 0 ? { cnDebtEquityDyn: percent(debt, year.cashflow), cnDebtEquityDynRel: percent(debt, year.cashflow) } : {}),
    ...(year.ebit === undefined || year.ebitda === undefined
      ? {}
      : {
          cnEbit: year.ebit,
          cnEbitMa: percent(year.ebit, year.revenue),
          cnEbitda: year.ebitda,
          cnEbitdaMa: percent(year.ebitda, year.revenue),
        }),
    ...(marketCap === undefined
      ? {}
      : {
          cnMarketCap: Math.round(marketCap),
          cnCap2Emp: marketCap / year.employees,
          cnCap2Turnover: marketCap / year.revenue,
          // Enterprise value: market value plus debt less cash, counting a quarter of the liabilities as financial debt.
          ...(year.ebitda !== undefined && year.ebitda > 0
            ? { cnMvebitda: (marketCap + 0.25 * year.liabilities - year.cash) / year.ebitda }
            : {}),
        }),
    cnTurnoverEmp: year.revenue / year.employees,
    cnEpsAdj: year.eps,
    cnGrossEpsAdj: year.earningsBeforeTax / model.shares,
    cnCps: year.cashflow / model.shares,
    cnCpsAdj: year.cashflow / model.shares,
    cnReturnEquity: percent(year.netIncome, year.equity),
    cnReturnCap: percent(year.netIncome + year.interest, year.totalAssets),
    cnResearchQuote: percent(year.research, year.revenue),
    ...(year.earningsBeforeTax > 0 ? { cnTaxQuote: percent(year.earningsBeforeTax - year.netIncome, year.earningsBeforeTax) } : {}),
    cnMarginNet: percent(year.netIncome, year.revenue),
    cnMarginGross: percent(year.earningsBeforeTax, year.revenue),
    // Banks: what of the revenue was spent before tax.
    cnCir: model.kind === 'BANK' ? 100 - percent(year.earningsBeforeTax, year.revenue) : 0,
  };
}

function percent(part: number, whole: number): number {
  return (100 * part) / whole;
}
