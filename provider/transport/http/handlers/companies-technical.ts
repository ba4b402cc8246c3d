import { comovement, momentum, movingAverage, relativeStrengthIndex, relativeStrengthLevy, volatility } from '#domain/indicator/closes.ts';
import type { Schema } from '#client/operations.ts';
import type { InstrumentRecord } from '#market/catalogue/index.ts';
import { known } from '../../../base/known.ts';
import { instrumentAnswer } from '../answers.ts';
import { pricesUntil } from '../../shared/as-of.ts';
import type { ProviderContext } from '../../shared/context.ts';
import type { Selection } from '../../shared/selection.ts';
import { dateTime } from '../../../base/date-time.ts';

const DAY_MS = 86_400_000;
/** Number of calendar days that contain 251 trading days and the days needed for their averages. */
const DAYS_BACK = 400;
const MOST_BENCHMARKS = 3;

/** Returns averages, momentum, relative strength and volatility from daily closes of the notation; undefined without an idInstrument. */
export function technicalOf(context: ProviderContext, selection: Selection): Schema<'StocksCnTechnical'> | undefined {
  const { instrument, notation } = selection;
  if (!/^\d+$/.test(instrument.entityValue)) return undefined;
  const { time, close } = closesOf(context, selection);
  const last = time.at(-1);
  if (last === undefined) return undefined;
  return {
    idInstrument: Number(instrument.entityValue),
    idNotation: notation.idNotation,
    datetimeCalculation: dateTime(Math.min(last, context.now())),
    ...known({
      ...named('movingAverage', [5, 20, 30, 38, 100, 200, 250], (days) => movingAverage(close, days)),
      ...named('relativeStrengthLevy', [5, 20, 30, 250], (days) => relativeStrengthLevy(close, days)),
      ...named('momentum', [20, 30, 50, 250], (days) => momentum(close, days)),
      ...named('relativeStrengthIndexWilder', [5, 20, 250], (days) => relativeStrengthIndex(close, days)),
      ...named('volatility', [30, 250], (days) => volatility(close, days)),
    }),
  };
}

/**
 * Returns the indices for comparison with a share, up to a maximum: those that contain it (the most important first), otherwise the DAX.
 */
export function benchmarksOf(
  context: ProviderContext,
  selection: Selection,
  most = MOST_BENCHMARKS,
): Pick<Schema<'StockFigures'>, 'stocksBenchmarkList'> {
  const indices = context
    .catalogue()
    .indicesOf(selection.instrument.entityValue)
    .toSorted((a, b) => b.importance - a.importance);
  const fallback = indices.length > 0 ? [] : [context.catalogue().instrument('20735') ?? []].flat();
  const list = [...indices, ...fallback].slice(0, most).map((index, place) => ({
    instrument: instrumentAnswer(index),
    default: place === 0,
    ...known(comparison(context, selection, index)),
  }));
  return { stocksBenchmarkList: { list } };
}

/** Returns beta, correlation and lead of a notation over an index, from the days on which both have a close. */
export function comparison(context: ProviderContext, selection: Selection, index: InstrumentRecord): Partial<Schema<'StocksBenchmark'>> {
  const home = context.catalogue().notationsOf(index.entityValue)[0];
  if (home === undefined) return {};
  const own = closesOf(context, selection);
  const other = closesOf(context, { instrument: index, notation: home });
  const byDay = new Map(other.time.map((time, day) => [time, other.close[day]]));
  const pairs = own.time.flatMap((time, day) => {
    const [close, benchmark] = [own.close[day], byDay.get(time)];
    return close === undefined || benchmark === undefined ? [] : [[close, benchmark] as const];
  });
  const closes = pairs.map(([close]) => close);
  const benchmark = pairs.map(([, close]) => close);
  const [short, long] = [comovement(closes, benchmark, 30), comovement(closes, benchmark, 250)];
  const lead = (days: number): number | undefined => {
    const [mine, theirs] = [momentum(closes, days), momentum(benchmark, days)];
    return mine === undefined || theirs === undefined ? undefined : 100 * (mine - theirs);
  };
  return known({
    cnBeta30: short?.beta,
    cnBeta250: long?.beta,
    cnKor30: short?.correlation,
    cnKor250: long?.correlation,
    cnOpb1W: lead(5),
    cnOpb1M: lead(21),
    cnOpb1Y: lead(250),
  });
}

/** Returns the daily closes of the last 250 trading days and some more, including the last price of the current day. */
export function closesOf(
  context: ProviderContext,
  selection: Selection,
): { readonly time: readonly number[]; readonly close: readonly number[] } {
  const to = pricesUntil(context, selection);
  return context.market().dailyBars(selection.notation.idNotation, { from: to - DAYS_BACK * DAY_MS, to });
}

function named(name: string, days: readonly number[], value: (days: number) => number | undefined): Record<string, number | undefined> {
  return Object.fromEntries(days.map((count) => [`${name}${count}`, value(count)]));
}
