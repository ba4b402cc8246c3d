import { numberAt } from '#domain/input/at.ts';
import { gauss } from '../base/hash.ts';
import { DAY_MS } from '#domain/time/timezone.ts';
import { businessYear } from './business-years.ts';
import { estimateAt } from './estimates.ts';
import { memoize } from '#domain/cache/memoize.ts';
import type { CompanyModel, Day } from './types.ts';

/** Period of a report: a quarter of a business year, its first half if a company reports twice a year, or the whole year. */
export interface ReportPeriod {
  readonly year: number;
  readonly part: 1 | 2 | 3 | 'HALF' | 'YEAR';
}

/** Revenue in the company's currency and earnings per share. */
interface Earned {
  readonly revenue: number;
  readonly eps: number;
}

/** Report with the expected figures. */
export interface ReportFigures {
  readonly expected: Earned;
  /** Reported figures; absent until the day of the report. */
  readonly actual?: Earned;
}

/** Variation between a company's quarters: a seasonal part, the same each year, and a random part. */
const SEASON = 0.05;
const SINGLE = 0.03;
/** Typical error of the expectation for a quarter, as a fraction. */
const MISSES = { revenue: 0.012, eps: 0.05 };
const QUARTERS = [1, 2, 3, 4] as const;

/** Shares of the quarters in their year; they add up to 1. */
const sharesOf = memoize((model: CompanyModel, year: number): readonly number[] => {
  const sizes = QUARTERS.map((quarter) => 1 + SEASON * bounded(model, 300 + quarter, 0) + SINGLE * bounded(model, 310 + quarter, year));
  const sum = sizes.reduce((total, size) => total + size, 0);
  return sizes.map((size) => size / sum);
});

/**
 * Returns the reported figures on a report's day (`day`) and the expected ones, as of an instant. Quarters add up to their year; the
 * expectation for a year is the estimate of the evening before.
 */
export function reportFigures(model: CompanyModel, period: ReportPeriod, day: Day, instant: number): ReportFigures {
  const actual = earnedIn(model, period);
  const expected = expectedOf(model, period, day, actual);
  return instant < day * DAY_MS ? { expected } : { expected, actual };
}

function earnedIn(model: CompanyModel, { year, part }: ReportPeriod): Earned {
  const { revenue, eps } = businessYear(model, year);
  if (part === 'YEAR') return { revenue, eps };
  const shares = sharesOf(model, year);
  const share = part === 'HALF' ? numberAt(shares, 0) + numberAt(shares, 1) : numberAt(shares, part - 1);
  return { revenue: Math.round(revenue * share), eps: perShare(eps * share) };
}

function expectedOf(model: CompanyModel, { year, part }: ReportPeriod, day: Day, actual: Earned): Earned {
  if (part === 'YEAR') {
    const { revenue, eps } = estimateAt(model, year, day * DAY_MS - 1);
    return { revenue, eps };
  }
  const stream = 320 + (part === 'HALF' ? 2 : part);
  return {
    revenue: Math.round(actual.revenue * (1 - MISSES.revenue * bounded(model, stream, year))),
    eps: perShare(actual.eps - Math.abs(actual.eps) * MISSES.eps * bounded(model, stream + 10, year)),
  };
}

function bounded({ key }: CompanyModel, stream: number, year: number): number {
  return Math.min(2, Math.max(-2, gauss(key, stream, year)));
}

/** Rounds to a cent, small figures to a hundredth of a cent. */
function perShare(value: number): number {
  return Number(value.toFixed(Math.abs(value) < 1 ? 4 : 2));
}

/** Report published on a day: earnings per share and revenue with the expected figures. */
export interface PublishedReport {
  readonly isoCurrency: string;
  readonly eps: number;
  readonly epsExpected: number;
  readonly revenue: number;
  readonly revenueExpected: number;
}

/** Returns the figures of a company's report on its day; undefined for dates that are not reports. */
export function publishedReport(model: CompanyModel, period: ReportPeriod | undefined, day: Day): PublishedReport | undefined {
  if (period === undefined) return undefined;
  const { expected, actual = expected } = reportFigures(model, period, day, day * DAY_MS);
  return {
    isoCurrency: model.isoCurrency,
    eps: actual.eps,
    epsExpected: expected.eps,
    revenue: actual.revenue,
    revenueExpected: expected.revenue,
  };
}
