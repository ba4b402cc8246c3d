import type { Schema } from '#client/operations.ts';
import { DAY_MS } from '#domain/time/timezone.ts';
import {
  dividendsFor,
  estimateAt,
  multiplesOf,
  pegOf,
  yearLabel,
  type BusinessYear,
  type CompanyModel,
  type PriceYear,
  type ShareFigures,
} from '#market/companies/index.ts';
import { dateTime } from '../../base/date-time.ts';

/** Input of the fundamentals of a share. */
export interface FundamentalsInput {
  /** Reported years, the oldest first. */
  readonly years: readonly BusinessYear[];
  /** Prices of the share by business year. */
  readonly prices: ReadonlyMap<number, PriceYear>;
  /** Current figures; undefined without a price. */
  readonly figures: ShareFigures | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Returns the reported years at the price of their last day, and the two expected years at the current price. */
export function fundamentalsOf(model: CompanyModel, { years, prices, figures, now }: FundamentalsInput): Schema<'StocksCnFundamental'>[] {
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
  const afterNext = figures === undefined ? undefined : estimateAt(model, figures.next.year + 1, now);
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
