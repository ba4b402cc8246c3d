import type { Schema } from '#client/operations.ts';
import type { Check } from '../check.ts';

const DAY = 86_400_000;

/** Verifies the quote, the bars of the day, the days before and the performance table of one notation. */
export const pricesAgree: Check = async ({ stage, page, subject: { entityType, entityValue }, idNotation, isThorough }) => {
  const path = `instruments/${entityType}/${entityValue}`;
  const request = `idNotation=${idNotation}`;
  const quote = await stage.get<Schema<'Quote'>>(`${path}/quote?${request}`);
  if (quote === undefined) return;
  page.answered();
  checkQuote(page, quote, stage.now());

  const bars = await stage.get<Schema<'ChartHistory'>>(`${path}/chart_history?${request}&range=D1&resolution=5m`);
  if (bars !== undefined) {
    page.answered();
    page.equal('last of the bars of the day', bars.last.at(-1), quote.last);
    page.equal('highest of the bars of the day', Math.max(...bars.high), quote.high);
    page.equal('lowest of the bars of the day', Math.min(...bars.low), quote.low);
    page.equal('first of the bars of the day', bars.first[0], quote.open);
    if (quote.totalVolume !== undefined)
      page.equal('pieces of the bars of the day', sum(bars.volume), quote.totalVolume, quote.totalVolume * 1e-6);
  }

  const days = await stage.get<Schema<'EodHistory'>>(`${path}/eod_history?${request}&range=${isThorough ? 'Y1' : 'M1'}`);
  if (days !== undefined && days.last.length > 0) {
    page.answered();
    checkDays(page, quote, days, isThorough);
  }

  const values = isThorough ? await stage.get<Record<string, number | string>>(`${path}/performance_values?${request}`) : undefined;
  if (values !== undefined && days !== undefined) {
    page.answered();
    checkPerformance(page, quote, values, days);
  }

  const line = await stage.get<Schema<'SimpleChartHistory'>>(`${path}/simple_chart_history?${request}&range=D1`);
  if (line !== undefined) {
    page.answered();
    page.equal('last of the line of the day', line.tick.at(-1), quote.last);
    page.equal('close before of the line of the day', line.previousLast, quote.previousLast);
  }

  await checkStart(stage, page, path, request, days);
};

type Page = Parameters<Check>[0]['page'];

function checkQuote(page: Page, quote: Schema<'Quote'>, now: number): void {
  const { open = Number.NaN, high = Number.NaN, low = Number.NaN, last, previousLast, bid, ask } = quote;
  page.holds('open and last lie within the day', low <= open && open <= high && low <= last && last <= high, [low, open, last, high]);
  if (bid !== undefined && ask !== undefined) page.holds('bid ≤ ask', bid <= ask, [bid, ask]);
  if (previousLast !== undefined) {
    page.equal('change', quote.performance, last - previousLast, 5e-7);
    if (previousLast !== 0)
      page.equal('change in percent', quote.performancePct, ((last - previousLast) / Math.abs(previousLast)) * 100, 5e-6);
  }
  for (const [name, time] of Object.entries(quote)) {
    if (name.startsWith('datetime') && typeof time === 'string')
      page.holds(`${name} is not to come`, Date.parse(time) <= now + DAY / 2, time);
  }
  page.holds('the last price is not to come', Date.parse(quote.datetimeLast) <= now, quote.datetimeLast);
  page.holds('high of the year', (quote.highPrice1Year ?? high) >= high, quote.highPrice1Year, high);
  page.holds('low of the year', (quote.lowPrice1Year ?? low) <= low, quote.lowPrice1Year, low);
  const isWhole = [open, high, low, last, bid ?? 0, ask ?? 0].every((price: number) => Number(price.toFixed(10)) === price);
  page.holds('prices have no more than ten decimals', isWhole, [open, high, low, last, bid, ask]);
}

function checkDays(page: Page, quote: Schema<'Quote'>, days: Schema<'EodHistory'>, isYear: boolean): void {
  page.equal('last day', days.last.at(-1), quote.last);
  if (days.last.length > 1) page.equal('day before', days.last.at(-2), quote.previousLast);
  const times = days.datetimeLast.map((time) => time * 1_000);
  page.holds(
    'days ascend',
    times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0)),
    undefined,
  );
  if (quote.totalVolume !== undefined) page.equal('pieces of the day', days.volume.at(-1), quote.totalVolume, quote.totalVolume * 1e-6);
  if (!isYear) return;
  const today = Math.floor((times.at(-1) ?? 0) / DAY);
  const year = times.map((time, index) => [Math.floor(time / DAY), index] as const).filter(([day]) => day > today - 365);
  page.equal('highest of the days of a year', Math.max(...year.map(([, index]) => days.high[index] ?? 0)), quote.highPrice1Year);
  page.equal('lowest of the days of a year', Math.min(...year.map(([, index]) => days.low[index] ?? Infinity)), quote.lowPrice1Year);
}

const PERIODS = ['W1', 'W4', 'M3', 'M6'] as const;

function checkPerformance(page: Page, quote: Schema<'Quote'>, values: Record<string, number | string>, days: Schema<'EodHistory'>): void {
  page.equal('change of the day', values.performanceRelD1, quote.performancePct);
  const dates = days.datetimeLast.map((time) => new Date(time * 1_000).toISOString().slice(0, 10));
  for (const period of PERIODS) {
    const before = values[`lastPrice${period}`];
    const date = String(values[`date${period}Last`] ?? '').slice(0, 10);
    if (before === undefined) continue;
    const start = dates.indexOf(date);
    page.equal(`close of ${period} before`, before, days.last[start]);
    page.equal(`change of ${period}`, values[`performanceAbs${period}`], quote.last - Number(before), 5e-5);
    if (Number(before) !== 0)
      page.equal(
        `change of ${period} in percent`,
        values[`performanceRel${period}`],
        ((quote.last - Number(before)) / Math.abs(Number(before))) * 100,
        1e-5,
      );
    page.equal(`high of ${period}`, values[`highPrice${period}`], Math.max(...days.high.slice(start + 1)));
    page.equal(`low of ${period}`, values[`lowPrice${period}`], Math.min(...days.low.slice(start + 1)));
  }
}

/** Verifies that a history from a day begins with that day at its venue, or with the first one after it. */
async function checkStart(
  stage: Parameters<Check>[0]['stage'],
  page: Page,
  path: string,
  request: string,
  days: Schema<'EodHistory'> | undefined,
): Promise<void> {
  const dates = days?.datetimeLast.map((time) => new Date(time * 1_000).toISOString().slice(0, 10)) ?? [];
  const day = dates.at(-4);
  if (day === undefined) return;
  const from = await stage.get<Schema<'EodHistory'>>(`${path}/eod_history?${request}&startDate=${day}&endDate=${dates.at(-3)}`);
  page.answered();
  page.equal(
    'days from a day to another',
    (from?.datetimeLast ?? []).map((time) => new Date(time * 1_000).toISOString().slice(0, 10)).join(' '),
    `${day} ${dates.at(-3)}`,
  );
  const rest = new Date(Date.parse(`${dates.at(-3)}T12:00:00Z`) - DAY).toISOString().slice(0, 10);
  if (rest === day) return;
  const without = await stage.get<Schema<'EodHistory'>>(`${path}/eod_history?${request}&startDate=${rest}&endDate=${rest}`);
  page.answered();
  page.equal('a day without trading gives the one before it', without?.last.at(-1), days?.last.at(-4));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
