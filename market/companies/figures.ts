import type { InstrumentRecord } from '../catalogue/types.ts';
import type { Instant, Trade } from '../prices/types.ts';
import { businessYear } from './business-years.ts';
import { estimateAt, type Estimate } from './estimates.ts';
import { companyModelOf } from './model.ts';
import { lastPublishedYear } from './publication.ts';
import type { BusinessYear, CompanyWorld } from './types.ts';

/** Figures of a share at one instant. Prices and money are in the share's home currency, percentages 1.5 = 1.5 %. */
export interface ShareFigures {
  readonly isoCurrency: string;
  readonly price: number;
  readonly priceTime: Instant;
  /** Year without a report yet, on which the multiples are based, and the one after it. */
  readonly current: Estimate;
  readonly next: Estimate;
  /** Latest reported year. */
  readonly last: BusinessYear;
  /** Price ÷ earnings per share of the current year; absent without a profit. */
  readonly cnPer?: number;
  /** Price/earnings ÷ expected growth of earnings in percent; absent if they hardly grow. */
  readonly cnPeg?: number;
  /** Dividend for the current year ÷ price. */
  readonly cnDivYield: number;
  readonly cnPriceBookvalue: number;
  readonly cnPriceCf?: number;
  /** Price ÷ revenue per share. */
  readonly cnPriceProfit: number;
}

/**
 * Figures of a share at an instant, from the last trade at its home exchange that may be shown then and the company's figures known then.
 * @returns undefined for other instruments, before the first price, and for shares whose company is not known well enough.
 */
export function shareFigures(
  world: CompanyWorld,
  share: InstrumentRecord,
  instant: Instant,
  trade: Trade | undefined,
): ShareFigures | undefined {
  const model = share.entityType === 'STOCK' ? companyModelOf(world.catalogue(), share) : undefined;
  if (model === undefined || trade === undefined) return undefined;
  const year = lastPublishedYear(model, instant);
  const current = estimateAt(model, year + 1, instant);
  const next = estimateAt(model, year + 2, instant);
  const last = businessYear(model, year);
  const { price } = trade;
  return {
    isoCurrency: model.isoCurrency,
    price,
    priceTime: trade.time,
    current,
    next,
    last,
    ...multiplesOf(price, current, model.shares),
    ...pegOf(price, current, next),
  };
}

/** Ratios of the price to the figures of a year, per share. */
export function multiplesOf(
  price: number,
  { eps, dps, equity, cashflow, revenue }: Pick<Estimate, 'eps' | 'dps' | 'equity' | 'cashflow' | 'revenue'>,
  shares: number,
): Pick<ShareFigures, 'cnPer' | 'cnDivYield' | 'cnPriceBookvalue' | 'cnPriceCf' | 'cnPriceProfit'> {
  return {
    ...(eps > 0 ? { cnPer: price / eps } : {}),
    cnDivYield: (100 * dps) / price,
    cnPriceBookvalue: (price * shares) / equity,
    ...(cashflow > 0 ? { cnPriceCf: (price * shares) / cashflow } : {}),
    cnPriceProfit: (price * shares) / revenue,
  };
}

/** P. Lynch's ratio: price/earnings divided by the growth of earnings to the next year in percent, from 1 % on. */
export function pegOf(price: number, year: { readonly eps: number }, next: { readonly eps: number }): { cnPeg?: number } {
  const growth = year.eps > 0 ? (100 * (next.eps - year.eps)) / year.eps : 0;
  return growth >= 1 ? { cnPeg: price / year.eps / growth } : {};
}
