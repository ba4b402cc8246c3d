import type { Schema } from '#client/operations.ts';
import { numberAt } from '#domain/input/at.ts';
import { pricesUntil } from '../../../shared/as-of.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import type { Selection } from '../../../shared/selection.ts';

const DAY_MS = 86_400_000;
/** Number of calendar years before the current one. */
const YEARS_TRACKED = 7;
const SPANS = [
  { span: '1Y', years: 1, name: '1 Jahr', change: 'performanceRelW52' },
  { span: '3Y', years: 3, name: '3 Jahre', change: 'performanceRelY3' },
  { span: '5Y', years: 5, name: '5 Jahre', change: 'performanceRelY5' },
  { span: '10Y', years: 10, name: '10 Jahre', change: 'performanceRelY10' },
] as const;

interface Closes {
  readonly time: readonly number[];
  readonly close: readonly number[];
}

type Figures = Pick<Schema<'FundSnapshot'>, 'fundsPerformanceList' | 'fundsRiskList' | 'fundsFigureBenchmarkList' | 'fundsTrackingList'>;

/**
 * Returns the return and risk of a fund until now, in percent: the changes of its performance values, and risks from its daily closes.
 * Volatility is the standard deviation of daily log returns times the root of 250. Periods that begin before the first price are left out.
 */
export function fundFigures(
  context: ProviderContext,
  selection: Selection,
  changes: Schema<'PerformanceValues'>,
  benchmark: Selection | undefined,
): Figures {
  const now = context.now();
  const own = closesOf(context, selection);
  const performance: Schema<'FundsPerformance'>[] = [];
  const risk: Schema<'FundsRisk'>[] = [];
  const relative: Schema<'FundsFigureBenchmark'>[] = [];
  const until = pricesUntil(context, selection);
  const beside = benchmark && ((instant: number) => worthAt(context, selection, benchmark, Math.min(instant, until)));
  for (const { span, years, name, change } of SPANS) {
    const from = yearsBefore(now, years);
    const start = indexAt(own, from);
    const changePct = changes[change];
    if (start === undefined || changePct === undefined) continue;
    performance.push({ timeSpan: span, nameTimeSpan: name, performanceTimeSpanPct: changePct });
    if (years > 1) {
      const perYear = ((1 + changePct / 100) ** (1 / years) - 1) * 100;
      performance.push({ timeSpan: `${span}PA`, nameTimeSpan: `${name} p. a.`, performanceTimeSpanPct: round(perYear) });
    }
    risk.push({ timeSpan: span, nameTimeSpan: name, ...riskSince(own, start) });
    const [then, today] = [beside?.(from + DAY_MS - 1), beside?.(until)];
    if (then === undefined || today === undefined) continue;
    relative.push({ timeSpan: span, relativeReturnPct: round((today.fund / then.fund - today.index / then.index) * 100) });
  }
  const tracking = benchmark && beside && { nameBenchmark: benchmark.instrument.name, ...trackingOf(until, beside) };
  return {
    fundsPerformanceList: { list: performance },
    fundsRiskList: { list: risk },
    ...(relative.length === 0 ? {} : { fundsFigureBenchmarkList: { list: relative } }),
    ...(tracking === undefined || tracking.list.length === 0 ? {} : { fundsTrackingList: tracking }),
  };
}

function closesOf(context: ProviderContext, selection: Selection): Closes {
  const to = pricesUntil(context, selection);
  return context.market().dailyBars(selection.notation.idNotation, { from: yearsBefore(to, 10) - 10 * DAY_MS, to });
}

function yearsBefore(now: number, years: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear() - years, date.getUTCMonth(), date.getUTCDate());
}

/** Value of a fund and its index at one instant, in euros. */
interface Worth {
  readonly fund: number;
  readonly index: number;
}

/**
 * Compares the fund with its index per calendar year, from the last price of the previous year: years that the fund has not existed from
 * the beginning are left out. The current year ends at the fund's last price.
 */
function trackingOf(until: number, beside: (instant: number) => Worth | undefined): Omit<Schema<'FundsTrackingList'>, 'nameBenchmark'> {
  const thisYear = new Date(until).getUTCFullYear();
  const ends = Array.from({ length: YEARS_TRACKED + 2 }, (_, index) => {
    const year = thisYear - YEARS_TRACKED - 1 + index;
    return { year, at: beside(Date.UTC(year + 1, 0, 1) - 1) };
  });
  const list = ends.flatMap(({ year, at: end }, index): Schema<'FundsTracking'>[] => {
    const start = ends[index - 1]?.at;
    if (start === undefined || end === undefined) return [];
    const fundPct = round((end.fund / start.fund - 1) * 100);
    const benchmarkPct = round((end.index / start.index - 1) * 100);
    return [{ year, fundPct, benchmarkPct, differencePct: round(fundPct - benchmarkPct), complete: year < thisYear }];
  });
  const whole = list.filter(({ complete }) => complete);
  const average = whole.reduce((sum, { differencePct }) => sum + differencePct, 0) / whole.length;
  return { ...(whole.length === 0 ? {} : { averageDifferencePct: round(average) }), list };
}

/**
 * Returns the value of a fund and its index at the fund's last price up to an instant, because its exchange closes hours before others, and
 * is closed on days on which they trade. In euros, but the index in its own currency if the fund is hedged. Undefined before the first
 * price of either.
 */
function worthAt(context: ProviderContext, fund: Selection, benchmark: Selection, instant: number): Worth | undefined {
  const market = context.market();
  const own = market.tradeAt(fund.notation.idNotation, instant);
  const index = own && market.tradeAt(benchmark.notation.idNotation, own.time);
  if (own === undefined || index === undefined) return undefined;
  const inEuro = (price: number, currency: string): number =>
    currency === 'EUR' ? price : price / market.fairAt(`EUR${currency}`, own.time);
  return {
    fund: inEuro(own.price, fund.notation.isoCurrency),
    index: fund.instrument.details.fund?.hedged === true ? index.price : inEuro(index.price, benchmark.notation.isoCurrency),
  };
}

/** Returns the index of the last close at or before an instant. */
function indexAt({ time }: Closes, instant: number): number | undefined {
  const next = time.findIndex((one) => one > instant + DAY_MS / 2);
  return next > 0 ? next - 1 : undefined;
}

function riskSince({ close }: Closes, start: number): { volatility: number; maxDrawdown: number } {
  let peak = numberAt(close, start);
  let before = peak;
  let deepest = 0;
  let [sum, squares, count] = [0, 0, 0];
  for (let index = start + 1; index < close.length; index += 1) {
    const price = close[index] ?? before;
    const step = Math.log(price / before);
    sum += step;
    squares += step * step;
    count += 1;
    peak = Math.max(peak, price);
    deepest = Math.min(deepest, price / peak - 1);
    before = price;
  }
  const variance = count < 2 ? 0 : (squares - (sum * sum) / count) / (count - 1);
  return { volatility: round(Math.sqrt(variance * 250) * 100), maxDrawdown: round(deepest * 100) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
