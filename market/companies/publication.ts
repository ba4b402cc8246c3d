import { uniform } from '../base/hash.ts';
import { isTradingDay, scheduleOf } from '../calendar/schedules.ts';
import { DAY_MS, dayNumber } from '#domain/time/timezone.ts';
import { businessYear, endOfYear, FIRST_YEAR, LAST_YEAR } from './business-years.ts';
import type { BusinessYear, CompanyModel, Day } from './types.ts';

/** Payment of a dividend: its ex-day, the day of the payment, and its business year. */
export interface DividendPayment {
  readonly year: number;
  /** Number of the payment, 1 to `dividendsPerYear`. */
  readonly part: number;
  readonly exDay: Day;
  readonly payDay: Day;
  readonly amount: number;
}

/** Day of the annual report for a year: four to eleven weeks after its end, sooner in America. */
export function annualReportDay(model: CompanyModel, year: number): Day {
  return tradingDayFrom(
    model,
    endOfYear(model, year) + (isAmerican(model) ? spread(model, year, 1, 26, 22) : spread(model, year, 1, 45, 33)),
  );
}

/** Day of the report of the first, second or third quarter. */
export function quarterReportDay(model: CompanyModel, year: number, quarter: 1 | 2 | 3): Day {
  const end = endOfQuarter(model, year, quarter);
  return tradingDayFrom(model, end + spread(model, year, 1 + quarter, isAmerican(model) ? 20 : 27, 18));
}

/** Day of the general meeting about a year: spring for most, the end of June in Japan. */
export function meetingDay(model: CompanyModel, year: number): Day {
  const [least, range] = model.isoCurrency === 'JPY' ? [82, 6] : [112, 44];
  return tradingDayFrom(model, Math.max(endOfYear(model, year) + spread(model, year, 5, least, range), annualReportDay(model, year) + 15));
}

/** Returns the dividends for a business year, first payment first. Empty when there is no dividend. */
export function dividendsFor(model: CompanyModel, year: number): DividendPayment[] {
  const { dividendsPerYear } = model;
  const { dps } = businessYear(model, year);
  if (dps === 0 || dividendsPerYear === 0) return [];
  const amount = Number((dps / dividendsPerYear).toFixed(4));
  return Array.from({ length: dividendsPerYear }, (_, index): DividendPayment => {
    const [exDay, payAfter] = exDayOf(model, year, index + 1);
    return { year, part: index + 1, exDay, payDay: tradingDayFrom(model, exDay + payAfter), amount };
  });
}

/** Ex-day, and number of days until the payment. */
function exDayOf(model: CompanyModel, year: number, part: number): [Day, number] {
  if (model.dividendsPerYear === 1) return [tradingDayFrom(model, meetingDay(model, year) + 1), 2];
  if (model.dividendsPerYear === 4) return [tradingDayFrom(model, endOfQuarter(model, year, part) - spread(model, 0, 6, 18, 28)), 24];
  if (model.isoCurrency === 'JPY') return [tradingDayBefore(model, endOfQuarter(model, year, part * 2) - 1), 72];
  const report = part === 1 ? quarterReportDay(model, year, 2) : annualReportDay(model, year);
  return [tradingDayFrom(model, report + 18), 30];
}

/** Latest business year whose report was published at an instant. */
export function lastPublishedYear(model: CompanyModel, instant: number): number {
  const day = Math.floor(instant / DAY_MS);
  let year = Math.min(LAST_YEAR - 3, new Date(instant).getUTCFullYear());
  while (year > FIRST_YEAR + 9 && annualReportDay(model, year) > day) year -= 1;
  return Math.max(year, FIRST_YEAR + 9);
}

/** Ten years up to the latest published one, oldest first. */
export function publishedYears(model: CompanyModel, instant: number): BusinessYear[] {
  const last = lastPublishedYear(model, instant);
  return Array.from({ length: 10 }, (_, index) => businessYear(model, last - 9 + index));
}

function endOfQuarter({ fiscalMonth }: CompanyModel, year: number, quarter: number): Day {
  return dayNumber(year, fiscalMonth + 1 - 12 + 3 * quarter, 1) - 1;
}

function isAmerican({ isoCurrency }: CompanyModel): boolean {
  return isoCurrency === 'USD';
}

/** Shift of a date in days: most of it is the same every year for a company, a few days vary. */
function spread({ key }: CompanyModel, year: number, event: number, least: number, range: number): number {
  return least + Math.floor(uniform(key, 40 + event, 0) * (range - 4)) + Math.floor(uniform(key, 50 + event, year) * 4);
}

function tradingDayFrom({ scheduleId }: CompanyModel, day: Day): Day {
  let found = day;
  while (!isTradingDay(scheduleOf(scheduleId), found)) found += 1;
  return found;
}

function tradingDayBefore({ scheduleId }: CompanyModel, day: Day): Day {
  let found = day;
  while (!isTradingDay(scheduleOf(scheduleId), found)) found -= 1;
  return found;
}
