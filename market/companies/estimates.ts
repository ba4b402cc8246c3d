import { gauss } from '../base/hash.ts';
import { DAY_MS } from '#domain/time/timezone.ts';
import { businessYear } from './business-years.ts';
import { annualReportDay } from './publication.ts';
import type { BusinessYear, CompanyModel } from './types.ts';

const MONTH = 30.4375;

/** Estimate for a year without a report yet. */
export type Estimate = Pick<BusinessYear, 'year' | 'end' | 'revenue' | 'netIncome' | 'eps' | 'dps' | 'cashflow' | 'equity' | 'employees'>;

/**
 * Estimate for a year at an instant: the actual figures times an error that changes from month to month and shrinks as the report
 * approaches (7 % a year ahead).
 */
export function estimateAt(model: CompanyModel, year: number, instant: number): Estimate {
  const { end, revenue, netIncome, eps, dps, cashflow, equity, employees } = businessYear(model, year);
  const error = errorAt(model, year, instant);
  const better = (value: number, weight: number): number => value + Math.abs(value) * error * weight;
  const expected = Number(better(eps, 1).toFixed(Math.abs(eps) < 1 ? 4 : 2));
  return {
    year,
    end,
    revenue: Math.round(better(revenue, 0.3)),
    eps: expected,
    netIncome: eps === 0 ? netIncome : Math.round(expected * model.shares),
    dps: expected > 0 ? Math.min(dps, Number((0.95 * expected).toFixed(4))) : 0,
    cashflow: Math.round(better(cashflow, 0.5)),
    equity: Math.round(better(equity, 0.05)),
    employees,
  };
}

/** Revision (0.05 = 5 %) of a year's expected profit over the months before an instant. */
export function revisionAt(model: CompanyModel, year: number, instant: number, months: number): number {
  const before = 1 + errorAt(model, year, instant - months * MONTH * DAY_MS);
  return (1 + errorAt(model, year, instant)) / before - 1;
}

function errorAt(model: CompanyModel, year: number, instant: number): number {
  const day = instant / DAY_MS;
  const yearsAhead = Math.max(0, (annualReportDay(model, year) - day) / 365.25);
  return 0.07 * Math.sqrt(yearsAhead) * slowError(model.key, 60 + (year % 10), day / MONTH);
}

/**
 * Bound of the random error below: estimates reach at most two and a half years ahead, so errors are within 17 % and revisions between any
 * two instants below 40 %.
 */
const MOST_CHANCE = 1.5;

/** Random number for every month, linear between them; bounded. */
function slowError(key: number, stream: number, month: number): number {
  const floor = Math.floor(month);
  const at = (number: number): number => 0.6 * gauss(key, stream, number) + 0.6 * gauss(key, stream, Math.floor(number / 4) + 100_000);
  const value = at(floor) + (at(floor + 1) - at(floor)) * (month - floor);
  return Math.min(MOST_CHANCE, Math.max(-MOST_CHANCE, value));
}
