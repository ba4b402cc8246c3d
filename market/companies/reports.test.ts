import { describe, expect, it } from 'vitest';
import { DAY_MS, parseDay } from '#domain/time/timezone.ts';
import { catalogueSeed } from '../catalogue/testing.ts';
import { createCatalogueLookup } from '../catalogue/lookup.ts';
import { businessYear } from './business-years.ts';
import { datesOf, type CompanyDate } from './calendar.ts';
import { estimateAt } from './estimates.ts';
import { companyModels } from './model.ts';
import { reportFigures, type ReportPeriod } from './reports.ts';

const models = [...companyModels(createCatalogueLookup(catalogueSeed)).values()];
const some = models.filter((_, index) => index % 17 === 0);
const LATER = Date.parse('2040-01-01');
const actualOf = (model: (typeof models)[number], period: ReportPeriod) =>
  reportFigures(model, period, 0, LATER).actual ?? { eps: 0, revenue: 0 };
const parts = [1, 2, 3] as const;

describe('reports of companies', () => {
  it('have quarters that stay below their year, and halves that are their quarters', () => {
    for (const model of some) {
      const year = businessYear(model, 2025);
      const quarters = parts.map((part) => actualOf(model, { year: 2025, part }));
      const half = actualOf(model, { year: 2025, part: 'HALF' });
      expect(half.revenue).toBeCloseTo((quarters[0]?.revenue ?? 0) + (quarters[1]?.revenue ?? 0), -1);
      const left = year.revenue - quarters.reduce((sum, { revenue }) => sum + revenue, 0);
      // The fourth quarter, which has no separate report, must be in line with the others.
      expect(left / year.revenue).toBeGreaterThan(0.15);
      expect(left / year.revenue).toBeLessThan(0.35);
      expect(actualOf(model, { year: 2025, part: 'YEAR' })).toEqual({ revenue: year.revenue, eps: year.eps });
    }
  });

  it('tell what was expected before, and what came of it from their day on', () => {
    for (const model of some) {
      const dates = datesOf(model, parseDay('2026-01-01'), parseDay('2026-12-31'));
      const reports = dates.filter((date): date is CompanyDate & { readonly period: ReportPeriod } => date.period !== undefined);
      expect(reports.length).toBeGreaterThan(0);
      expect(reports.every(({ category }) => category === 'RESULT_REPORTS')).toBe(true);
      for (const { period, day } of reports) {
        const before = reportFigures(model, period, day, day * DAY_MS - 1);
        const after = reportFigures(model, period, day, day * DAY_MS);
        expect(before).toEqual({ expected: after.expected });
        expect(after.actual).toEqual(actualOf(model, period));
        const { revenue } = after.expected;
        expect(Math.abs((after.actual?.revenue ?? 0) / revenue - 1)).toBeLessThan(0.06);
      }
      const years = reports.filter(({ period }) => period.part === 'YEAR');
      const expected = years.map(({ period, day }) => reportFigures(model, period, day, 0).expected.eps);
      expect(expected).toEqual(years.map(({ period, day }) => estimateAt(model, period.year, day * DAY_MS - 1).eps));
    }
  });

  it('miss what was expected to either side', () => {
    const apart = models.map((model) => {
      const { expected, actual = expected } = reportFigures(model, { year: 2026, part: 1 }, 0, LATER);
      return Math.sign(actual.revenue - expected.revenue);
    });
    const above = apart.filter((sign) => sign > 0).length / apart.length;
    expect(above).toBeGreaterThan(0.4);
    expect(above).toBeLessThan(0.6);
  });
});
