import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueSeed } from '../catalogue/testing.ts';
import { createCatalogueLookup } from '../catalogue/lookup.ts';
import { isTradingDay, scheduleOf } from '../calendar/schedules.ts';
import { DAY_MS, dayNumber } from '#domain/time/timezone.ts';
import { businessYear, endOfYear } from './business-years.ts';
import { datesBetween, datesOf } from './calendar.ts';
import { centralBankDays } from './central-banks.ts';
import { estimateAt, revisionAt } from './estimates.ts';
import { companyModels } from './model.ts';
import { profileOf } from './profile.ts';
import { annualReportDay, dividendsFor, lastPublishedYear, meetingDay, publishedYears, quarterReportDay } from './publication.ts';

const catalogue = createCatalogueLookup(catalogueSeed);
const models = [...companyModels(catalogue).values()];
const anyModel = fc.constantFrom(...models);
const anyYear = fc.integer({ min: 2006, max: 2034 });
const anyInstant = fc.integer({ min: Date.UTC(2016, 0, 1), max: Date.UTC(2030, 11, 31) });
const many = { numRuns: 400 };

describe('a business year', () => {
  it('balances: equity and liabilities are the assets, and no part is larger than the whole', () => {
    fc.assert(
      fc.property(anyModel, anyYear, (model, number) => {
        const year = businessYear(model, number);
        expect(year.equity + year.liabilities).toBe(year.totalAssets);
        expect(year.equity).toBeGreaterThan(0);
        expect(year.minorities).toBeLessThanOrEqual(year.equity);
        expect(year.currentAssets + year.intangibles).toBeLessThanOrEqual(year.totalAssets);
        expect(year.cash).toBeLessThanOrEqual(year.currentAssets);
        expect(year.currentLiabilities).toBeLessThanOrEqual(year.liabilities);
      }),
      many,
    );
  });

  it('earns per share what it earns in all, divided by the shares', () => {
    fc.assert(
      fc.property(anyModel, anyYear, (model, number) => {
        const year = businessYear(model, number);
        expect(Math.abs(year.eps * model.shares - year.netIncome)).toBeLessThanOrEqual(0.5);
        expect(Math.sign(year.earningsBeforeTax)).toBe(Math.sign(year.netIncome));
        expect(Math.abs(year.earningsBeforeTax)).toBeGreaterThanOrEqual(Math.abs(year.netIncome));
        expect(year.ebit === undefined).toBe(model.kind !== 'INDUSTRY');
        const { ebit = year.earningsBeforeTax + year.interest, ebitda = Infinity } = year;
        expect(ebit - year.interest).toBe(year.earningsBeforeTax);
        expect(ebitda).toBeGreaterThan(ebit);
      }),
      many,
    );
  });

  it('pays taxes that differ from year to year, by some points', () => {
    fc.assert(
      fc.property(anyModel, (model) => {
        const rates = Array.from({ length: 12 }, (_, index) => businessYear(model, 2014 + index))
          .filter(({ netIncome }) => netIncome > 100)
          .map(({ earningsBeforeTax, netIncome }) => 100 * (1 - netIncome / earningsBeforeTax));
        if (rates.length < 6) return;
        expect(Math.max(...rates) - Math.min(...rates)).toBeGreaterThan(1);
        expect(Math.min(...rates)).toBeGreaterThan(14);
        expect(Math.max(...rates)).toBeLessThan(37);
      }),
      many,
    );
  });

  it('pays out at most nine tenths of what it earns, nothing in a year of loss, and in all payments what it says', () => {
    fc.assert(
      fc.property(anyModel, anyYear, (model, number) => {
        const { dps, eps, payout } = businessYear(model, number);
        const payments = dividendsFor(model, number);
        expect(dps).toBeLessThanOrEqual(Math.max(0, 0.9 * eps) + 1e-9);
        expect(Math.abs(payout - dps * model.shares)).toBeLessThanOrEqual(0.5);
        expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(dps, 3);
        expect([0, model.dividendsPerYear]).toContain(payments.length);
      }),
      many,
    );
  });

  it('has years of loss among thousands, but few', () => {
    const losses = models.filter((model) => businessYear(model, 2020).netIncome < 0).length;
    expect(losses).toBeGreaterThan(0);
    expect(losses / models.length).toBeLessThan(0.1);
  });
});

describe('the calendar of a company', () => {
  it('has its dates on trading days of its exchange, reports and meetings in their season', () => {
    fc.assert(
      fc.property(anyModel, anyYear, (model, year) => {
        const end = endOfYear(model, year);
        const report = annualReportDay(model, year);
        const meeting = meetingDay(model, year);
        const quarters = ([1, 2, 3] as const).map((quarter) => quarterReportDay(model, year, quarter));
        const dividends = dividendsFor(model, year).flatMap(({ exDay, payDay }) => [exDay, payDay]);
        for (const day of [report, meeting, ...quarters, ...dividends]) expect(isTradingDay(scheduleOf(model.scheduleId), day)).toBe(true);
        expect(report - end).toBeGreaterThan(20);
        expect(report - end).toBeLessThan(95);
        expect(meeting - end).toBeGreaterThan(75);
        expect(meeting - end).toBeLessThan(180);
        expect([...quarters, report]).toEqual([...quarters, report].toSorted((a, b) => a - b));
      }),
      many,
    );
  });

  it('pays an annual dividend after the general meeting, and money comes after the ex-day', () => {
    fc.assert(
      fc.property(anyModel, anyYear, (model, year) => {
        for (const { exDay, payDay } of dividendsFor(model, year)) {
          expect(payDay).toBeGreaterThan(exDay);
          expect(model.dividendsPerYear > 1 || exDay > meetingDay(model, year)).toBe(true);
        }
      }),
      many,
    );
  });

  it('knows dates of every company before and after any instant from 2016 to 2030', () => {
    fc.assert(
      fc.property(anyModel, anyInstant, (model, instant) => {
        const today = Math.floor(instant / DAY_MS);
        expect(datesOf(model, today - 370, today - 1).length).toBeGreaterThanOrEqual(3);
        expect(datesOf(model, today, today + 370).length).toBeGreaterThanOrEqual(3);
      }),
      many,
    );
  });

  it('gives a window its dates in order, and two halves of it the same dates as the whole', () => {
    const from = dayNumber(2026, 1, 1);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 60 }),
        (start, first, second) => {
          const [a, b, c] = [from + start, from + start + first, from + start + first + second];
          const whole = datesBetween(catalogue, a, c);
          expect(whole).toEqual([...datesBetween(catalogue, a, b), ...datesBetween(catalogue, b + 1, c)]);
          expect(whole.map(({ day }) => day)).toEqual(whole.map(({ day }) => day).toSorted((x, y) => x - y));
          expect(whole.every(({ day }) => day >= a && day <= c)).toBe(true);
          expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('what is known at an instant', () => {
  it('ends with the newest report that has appeared', () => {
    fc.assert(
      fc.property(anyModel, anyInstant, (model, instant) => {
        const last = lastPublishedYear(model, instant);
        const today = Math.floor(instant / DAY_MS);
        expect(annualReportDay(model, last)).toBeLessThanOrEqual(today);
        expect(annualReportDay(model, last + 1)).toBeGreaterThan(today);
        expect(publishedYears(model, instant).map(({ year }) => year)).toEqual(Array.from({ length: 10 }, (_, index) => last - 9 + index));
      }),
      many,
    );
  });

  it('expects for a year on the day of its report what the report says, and before something near it', () => {
    fc.assert(
      fc.property(anyModel, anyInstant, fc.integer({ min: 1, max: 2 }), (model, instant, ahead) => {
        const year = lastPublishedYear(model, instant) + ahead;
        const { eps, revenue } = businessYear(model, year);
        const estimate = estimateAt(model, year, instant);
        expect(estimateAt(model, year, annualReportDay(model, year) * DAY_MS)).toMatchObject({ eps, revenue });
        expect(Math.abs(estimate.eps - eps)).toBeLessThanOrEqual(Math.abs(eps) * 0.3 + 0.01);
        expect(estimate.dps).toBeLessThanOrEqual(Math.max(0, estimate.eps));
        expect(Math.abs(revisionAt(model, year, instant, 3))).toBeLessThan(0.4);
      }),
      many,
    );
  });

  it('revises no expectation by two fifths, at any time', () => {
    for (const model of models.filter((_, index) => index % 23 === 0))
      for (let instant = Date.UTC(2016, 0, 1); instant < Date.UTC(2031, 0, 1); instant += 11 * DAY_MS) {
        const year = lastPublishedYear(model, instant);
        for (const ahead of [1, 2]) expect(Math.abs(revisionAt(model, year + ahead, instant, 3))).toBeLessThan(0.4);
      }
  });
});

describe('a portrait', () => {
  it('is written for every company, in whole sentences', () => {
    for (const model of models) {
      const text = profileOf(model).join(' ');
      expect(text.split('. ').length, text).toBeGreaterThanOrEqual(2);
      expect(text).not.toMatch(/undefined|NaN|\.\./);
    }
  });
});

describe('central banks', () => {
  it('decide eight times a year, the ECB on Thursdays, the Federal Reserve mostly on Wednesdays', () => {
    for (let year = 2016; year <= 2031; year += 1) {
      const days = centralBankDays(dayNumber(year, 1, 1), dayNumber(year, 12, 31));
      expect(days.filter(({ bank }) => bank === 'ECB')).toHaveLength(8);
      expect(days.filter(({ bank }) => bank === 'FED')).toHaveLength(8);
      expect(days.filter(({ bank }) => bank === 'ECB').every(({ day }) => new Date(day * DAY_MS).getUTCDay() === 4)).toBe(true);
    }
    expect(centralBankDays(dayNumber(2026, 12, 9), dayNumber(2026, 12, 17)).map(({ bank }) => bank)).toEqual(['FED', 'ECB']);
  });
});
