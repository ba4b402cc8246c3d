import type { CatalogueLookup } from '../catalogue/lookup.ts';
import { hashText } from '../base/hash.ts';
import { DAY_MS } from '#domain/time/timezone.ts';
import { FIRST_YEAR, LAST_YEAR } from './business-years.ts';
import { companyModels } from './model.ts';
import { annualReportDay, dividendsFor, meetingDay, quarterReportDay } from './publication.ts';
import { memoize } from '#domain/cache/memoize.ts';
import { publishedReport, type ReportPeriod, type PublishedReport } from './reports.ts';
import type { CompanyModel, Day } from './types.ts';

export type EventCategory = 'RESULT_REPORTS' | 'DIVIDENDS' | 'GENERAL_MEETING';

/** Date in a company's calendar. */
export interface CompanyDate {
  readonly model: CompanyModel;
  readonly category: EventCategory;
  readonly day: Day;
  /** Title, such as „Bericht 2. Quartal 2026“. */
  readonly title: string;
  /** Kind of date, such as „Quartalsbericht“. */
  readonly kind: string;
  /** Period that a report covers; only of reports. */
  readonly period?: ReportPeriod;
  /** Unique and stable id. */
  readonly id: number;
}

/** First business year with dates. */
const FIRST_EVENT_YEAR = FIRST_YEAR + 10;
const LAST_EVENT_YEAR = LAST_YEAR - 4;

/** Dates that belong to one business year of a company, cached. */
const yearDates = memoize((model: CompanyModel, year: number) => datesOfYear(model, year));

/** Dates of a calendar year, of all companies: a business year has dates in the year before and the one after its end. */
const datesIn = memoize((catalogue: CatalogueLookup, year: number): readonly CompanyDate[] =>
  [...companyModels(catalogue).values()]
    .flatMap((model) => [year - 1, year, year + 1].flatMap((business) => yearDates(model, business)))
    .filter(({ day }) => yearOf(day) === year)
    .toSorted(byDay),
);

/** Dates of a company in a window (both days inclusive), sorted by day. They depend only on the company. */
export function datesOf(model: CompanyModel, from: Day, to: Day): CompanyDate[] {
  return yearsBetween(from, to, 1)
    .flatMap((year) => yearDates(model, year))
    .filter(({ day }) => day >= from && day <= to)
    .toSorted(byDay);
}

/** Dates of all companies in a window (both days inclusive), sorted by day, then by the company's importance. */
export function datesBetween(catalogue: CatalogueLookup, from: Day, to: Day): CompanyDate[] {
  return yearsBetween(from, to, 0)
    .flatMap((year) => datesIn(catalogue, year))
    .filter(({ day }) => day >= from && day <= to);
}

/** Facts for the news agency about a date: the company, the kind of date, and the figures of a report. */
export function companyNote({ model, kind, title, period, day }: CompanyDate): {
  readonly share: CompanyModel['lead'];
  readonly kind: string;
  readonly title: string;
  readonly report?: PublishedReport;
} {
  const report = publishedReport(model, period, day);
  return { share: model.lead, kind, title, ...(report && { report }) };
}

/** Years of a window, extended on both sides, within those that have dates. */
function yearsBetween(from: Day, to: Day, more: number): number[] {
  const first = Math.max(FIRST_EVENT_YEAR, yearOf(from) - more);
  const last = Math.min(LAST_EVENT_YEAR, yearOf(to) + more);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** Returns the dates of the business year that ends in `year`: its reports, its meeting, its dividends. */
function datesOfYear(model: CompanyModel, year: number): CompanyDate[] {
  const label = yearLabel(model, year);
  const date = (category: EventCategory, day: Day, title: string, kind: string, part?: ReportPeriod['part']): CompanyDate => ({
    model,
    category,
    day,
    title,
    kind,
    ...(part !== undefined && { period: { year, part } }),
    id: hashText(`${model.company.companyId}/${year}/${title}/${kind}`) & 0x7fffffff,
  });
  // Britain's companies report twice a year, the others every quarter.
  const quarters = model.isoCurrency === 'GBP' ? ([2] as const) : ([1, 2, 3] as const);
  return [
    ...quarters.map((quarter) =>
      date(
        'RESULT_REPORTS',
        quarterReportDay(model, year, quarter),
        `Bericht ${quarter}. Quartal ${label}`,
        quarter === 2 ? 'Halbjahresbericht' : 'Quartalsbericht',
        model.isoCurrency === 'GBP' ? 'HALF' : quarter,
      ),
    ),
    date('RESULT_REPORTS', annualReportDay(model, year), `Geschäftsbericht ${label}`, 'Geschäftsbericht', 'YEAR'),
    date('GENERAL_MEETING', meetingDay(model, year), `Hauptversammlung zum Geschäftsjahr ${label}`, 'Hauptversammlung'),
    ...dividendsFor(model, year).flatMap(({ part, exDay, payDay }) => {
      const which = model.dividendsPerYear === 1 ? `Dividende ${label}` : `${part}. Dividende ${label}`;
      return [
        date('DIVIDENDS', exDay, `${which}: Ex-Tag`, 'Dividendenabschlag'),
        date('DIVIDENDS', payDay, `${which}: Auszahlung`, 'Dividendenzahlung'),
      ];
    }),
  ];
}

/** Label of a business year: `2026`, or `25/26` if it is not the calendar year. */
export function yearLabel({ fiscalMonth }: Pick<CompanyModel, 'fiscalMonth'>, year: number): string {
  const short = (value: number): string => String(value % 100).padStart(2, '0');
  return fiscalMonth === 12 ? String(year) : `${short(year - 1)}/${short(year)}`;
}

function byDay(a: CompanyDate, b: CompanyDate): number {
  return a.day - b.day || b.model.lead.importance - a.model.lead.importance || a.id - b.id;
}

function yearOf(day: Day): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}
