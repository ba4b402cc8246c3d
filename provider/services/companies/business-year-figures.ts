import type { Schema } from '#client/operations.ts';
import { formatDay } from '#domain/time/timezone.ts';
import { businessYear, FIRST_YEAR, yearLabel, type BusinessYear, type CompanyKind, type CompanyModel } from '#market/companies/index.ts';
import { known } from '../../base/known.ts';

/** Kinds of companies with their numbers and names in the contract. */
export const COMPANY_KINDS: Readonly<Record<CompanyKind, { readonly idCompanyType: number; readonly nameCompanyType: string }>> = {
  BANK: { idCompanyType: 1, nameCompanyType: 'Bank' },
  INSURANCE: { idCompanyType: 2, nameCompanyType: 'Versicherung' },
  INDUSTRY: { idCompanyType: 3, nameCompanyType: 'Industrie' },
};

/** Returns the balance sheet of a reported year. */
export function balanceSheet(model: CompanyModel, year: BusinessYear): Schema<'StocksBalanceSheet'> {
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

/** Returns the yearly growth over one, three and five years, in percent; absent if a figure was not positive. */
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

/** Returns the figures of a reported year; without a price only those that need none. */
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
    // Cost-income ratio of banks: share of the revenue that was spent before tax.
    cnCir: model.kind === 'BANK' ? 100 - percent(year.earningsBeforeTax, year.revenue) : 0,
  };
}

function percent(part: number, whole: number): number {
  return (100 * part) / whole;
}
