import type { Schema } from '#client/operations.ts';
import { pricesUntil } from '../../../shared/as-of.ts';
import type { ProviderContext } from '../../../shared/context.ts';
import type { Selection } from '../../../shared/selection.ts';

const DAY_MS = 86_400_000;
/** Calendar years before the running one. */
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
 * What a fund returned and risked until now, in percent: the changes of its performance values, and risks from its daily
 * closes. Volatility is the standard deviation of daily log returns times the root of 250. A time span that begins before
 * the first price is left out.
 */
export function fundFigures(
  context: ProviderContext,
  selection: Selection,
  changes: Schema<'PerformanceValues'>,
  benchmark: Selection | undefined,
): Figures {
  const now = context.now();
  const own = closesOf(context, selection);
  const index = benchmark === undefined ? undefined : closesOf(context, benchmark);
  const performance: Schema<'FundsPerformance'>[] = [];
  const risk: Schema<'FundsRisk'>[] = [];
  const relative: Schema<'FundsFigureBenchmark'>[] = [];
  const tracking = index && benchmark && trackingOf(own, index, benchmark, context);
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
    const other = index === undefined ? undefined : indexAt(index, from);
    if (index === undefined || other === undefined || benchmark === undefined) continue;
    const inEuro = (1 + changeSince(index, other)) * exchange(benchmark.notation.isoCurrency, from, context);
    relative.push({ timeSpan: span, relativeReturnPct: round((1 + changePct / 100 - inEuro) * 100) });
  }
  return {
    fundsPerformanceList: { list: performance },
    fundsRiskList: { list: risk },
    ...(relative.length === 0 ? {} : { fundsFigureBenchmarkList: { list: relative } }),
    ...(tracking === undefined || tracking.list.length === 0 ? {} : { fundsTrackingList: tracking }),
  };
}

function closesOf(context: ProviderContext, selection: Selection): Closes {
  const to = pricesUntil(context, selection);
  return context.market().dailyCloses(selection.notation.idNotation, { from: yearsBefore(to, 10) - 10 * DAY_MS, to });
}

function yearsBefore(now: number, years: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear() - years, date.getUTCMonth(), date.getUTCDate());
}

/**
 * The fund beside its index, both in euros, per calendar year from the last close of the year before: years that the fund has not seen from
 * their beginning are left out. The running year counts until now.
 */
function trackingOf(own: Closes, index: Closes, benchmark: Selection, context: ProviderContext): Schema<'FundsTrackingList'> {
  const now = context.now();
  const thisYear = new Date(now).getUTCFullYear();
  const list: Schema<'FundsTracking'>[] = [];
  for (let year = thisYear - YEARS_TRACKED; year <= thisYear; year += 1) {
    const [from, to] = [Date.UTC(year - 1, 11, 31), Math.min(now, Date.UTC(year, 11, 31))];
    const change = (closes: Closes): number | undefined => {
      const [start, end] = [indexAt(closes, from), indexUntil(closes, to)];
      return start === undefined || end === undefined ? undefined : (closes.close[end] ?? 0) / (closes.close[start] ?? 1);
    };
    const [fund, other] = [change(own), change(index)];
    if (fund === undefined || other === undefined) continue;
    const fundPct = round((fund - 1) * 100);
    const benchmarkPct = round((other * exchangeBetween(benchmark.notation.isoCurrency, from, to, context) - 1) * 100);
    list.push({ year, fundPct, benchmarkPct, differencePct: round(fundPct - benchmarkPct), complete: year < thisYear });
  }
  const whole = list.filter(({ complete }) => complete);
  const average = whole.reduce((sum, { differencePct }) => sum + differencePct, 0) / whole.length;
  return {
    nameBenchmark: benchmark.instrument.name,
    ...(whole.length === 0 ? {} : { averageDifferencePct: round(average) }),
    list,
  };
}

/** The last close of the days up to an instant, also of those that end with the series. */
function indexUntil(closes: Closes, instant: number): number | undefined {
  return indexAt(closes, instant) ?? (closes.time.length === 0 ? undefined : closes.time.length - 1);
}

/** What one unit of a currency gained against the euro between two instants, as a factor. */
function exchangeBetween(currency: string, from: number, to: number, { market }: ProviderContext): number {
  return currency === 'EUR' ? 1 : market().fairAt(`EUR${currency}`, from) / market().fairAt(`EUR${currency}`, to);
}

/** The last close at or before an instant. */
function indexAt({ time }: Closes, instant: number): number | undefined {
  const next = time.findIndex((one) => one > instant + DAY_MS / 2);
  return next > 0 ? next - 1 : undefined;
}

function changeSince({ close }: Closes, start: number): number {
  return (close.at(-1) ?? 0) / (close[start] ?? 1) - 1;
}

/** What one unit of a currency gained against the euro since an instant, as a factor. */
function exchange(currency: string, from: number, { market, now }: ProviderContext): number {
  if (currency === 'EUR') return 1;
  return market().fairAt(`EUR${currency}`, from) / market().fairAt(`EUR${currency}`, now());
}

function riskSince({ close }: Closes, start: number): { volatility: number; maxDrawdown: number } {
  let peak = close[start] ?? 0;
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
