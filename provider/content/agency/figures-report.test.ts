import { describe, expect, it, vi } from 'vitest';
import { formatNumber } from '#domain/format/number.ts';
import { parseDay } from '#domain/time/timezone.ts';
import { datesBetween, type CompanyDate } from '#market/companies/index.ts';
import { publishedReport } from '#market/companies/reports.ts';
import type { Slot } from './plan.ts';
import { agency, textOf, view, written } from './testing.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const season = agency.slots('2026-10-26', '2026-11-20').filter(({ kind }) => kind === 'figures');
const dayOf = ({ at }: Slot): number => parseDay(new Date(at).toISOString().slice(0, 10));
const reportsOf = (slot: Slot): readonly CompanyDate[] =>
  datesBetween(view, dayOf(slot), dayOf(slot)).filter(
    ({ period, model }) => period !== undefined && model.lead.entityValue === slot.subject.entityValue,
  );

describe('the reports on figures', () => {
  it('appear in the morning of the day that the calendar has for them, one for each company that reports', () => {
    expect(season.length).toBeGreaterThan(40);
    expect(season.filter((slot) => reportsOf(slot).length !== 1)).toEqual([]);
    expect(new Set(season.map(({ id }) => id)).size).toBe(season.length);
  });

  it('say what was earned and what was expected, and in the headline which of both is more', () => {
    const WORDS = { near: ['wie erwartet', 'im Rahmen'], above: ['mehr als', 'übertrifft'], below: ['weniger als', 'verfehlt'] };
    const figure = (value: number): string => formatNumber(value, { decimals: Math.abs(value) < 1 ? 4 : 2 });
    const ways = season.map((slot) => {
      const record = written(slot);
      const [date] = reportsOf(slot);
      const { eps = 0, epsExpected = 0 } = (date && publishedReport(date.model, date.period, dayOf(slot))) ?? {};
      expect(textOf(record)).toContain(`Ergebnis je Aktie beträgt ${figure(eps)}\u00A0`);
      expect(textOf(record)).toContain(`erwartet waren ${figure(epsExpected)}\u00A0`);
      const isNear = epsExpected > 0 && Math.abs(eps / epsExpected - 1) < 0.005;
      const way = isNear ? 'near' : eps >= epsExpected ? 'above' : 'below';
      expect(WORDS[way].some((word) => record.headline.includes(word))).toBe(true);
      return way;
    });
    expect(new Set(ways)).toEqual(new Set(['near', 'above', 'below']));
  });
});
