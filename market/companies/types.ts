import type { BranchUsual } from '../catalogue/branches.ts';
import type { CatalogueLookup } from '../catalogue/lookup.ts';
import type { CompanyRecord, InstrumentRecord } from '../catalogue/types.ts';
import type { Market } from '../prices/types.ts';

/** Sources of the figures of companies. */
export interface CompanyWorld {
  readonly catalogue: () => CatalogueLookup;
  readonly market: () => Market;
}

/** Day number since 1970-01-01 (`base/timezone.ts`). */
export type Day = number;

export type CompanyKind = 'INDUSTRY' | 'BANK' | 'INSURANCE';

/** Company with all inputs of its simulated figures: the same company has the same figures in every world. */
export interface CompanyModel {
  readonly company: CompanyRecord;
  /** Share for which the figures are computed: the best known class. */
  readonly lead: InstrumentRecord;
  readonly isoCurrency: string;
  readonly shares: number;
  readonly usual: BranchUsual;
  readonly kind: CompanyKind;
  /** Key of the company's random numbers (`base/hash.ts`). */
  readonly key: number;
  /** Trading schedule of the home exchange. */
  readonly scheduleId: number;
  /** Month in which the business year ends, 1 to 12. */
  readonly fiscalMonth: number;
  /** Number of dividends per year; 0 = none. */
  readonly dividendsPerYear: 0 | 1 | 2 | 4;
  readonly freeFloat: number;
}

/**
 * Business year. Money is in the company's currency; `equity` (with `minorities`) + `liabilities` = `totalAssets`; `eps` × shares =
 * `netIncome`; `ebitda` − depreciation = `ebit`, `ebit` − `interest` = `earningsBeforeTax`.
 */
export interface BusinessYear {
  /** Year in which it ends. */
  readonly year: number;
  readonly end: Day;
  readonly revenue: number;
  /** Absent for banks and insurers. */
  readonly ebitda?: number;
  readonly ebit?: number;
  readonly interest: number;
  readonly earningsBeforeTax: number;
  readonly netIncome: number;
  readonly eps: number;
  /** Dividend per share for this year, all payments together. */
  readonly dps: number;
  readonly payout: number;
  readonly cashflow: number;
  readonly totalAssets: number;
  readonly equity: number;
  readonly minorities: number;
  readonly liabilities: number;
  readonly currentAssets: number;
  readonly currentLiabilities: number;
  readonly cash: number;
  readonly intangibles: number;
  readonly research: number;
  readonly employees: number;
}
