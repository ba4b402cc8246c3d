import type { Schema } from '#client/operations.ts';
import { numberAt } from '#domain/input/at.ts';
import type { Bars } from '#market/prices/index.ts';
import { pricesUntil } from '../../shared/as-of.ts';
import { expiresOf } from '../caching.ts';
import type { Handler } from '../handler.ts';
import { resolvedPath, select } from '../../shared/selection.ts';
import { dateTime } from '../../../base/date-time.ts';

const YEARS = 11;

/** Returns the calendar years up to now, oldest first; each counts from the last close of the previous year, or from the first price. */
export const getPerformanceValuesYear: Handler<'getPerformanceValuesYear'> = {
  dataClass: 'history',
  inRealTime: true,
  answer({ path, query = {} }, context) {
    const selection = select(context, resolvedPath(context, path), query);
    const { idNotation } = selection.notation;
    const now = pricesUntil(context, selection);
    const firstYear = new Date(now).getUTCFullYear() - YEARS;
    const bars = context.market().dailyBars(idNotation, { from: Date.UTC(firstYear, 0, 1), to: now });
    return { expires: expiresOf('history', context.now()), idNotation, list: yearsOf(bars).filter(({ year }) => year > firstYear) };
  },
};

function yearsOf({ time, open, close }: Bars): Schema<'PerformanceYear'>[] {
  const years: Schema<'PerformanceYear'>[] = [];
  for (const [index, instant] of time.entries()) {
    const year = new Date(instant).getUTCFullYear();
    const isFirst = year !== years.at(-1)?.year;
    const before =
      isFirst && index > 0 ? { dateBeforeLastPrice: dateTime(numberAt(time, index - 1)), beforeLastPrice: numberAt(close, index - 1) } : {};
    const started = isFirst ? { year, ...before, dateFirstPrice: dateTime(instant), firstPrice: numberAt(open, index) } : years.pop();
    if (started !== undefined) years.push(changed({ ...started, dateLastPrice: dateTime(instant), lastPrice: numberAt(close, index) }));
  }
  return years;
}

type Prices = Omit<Schema<'PerformanceYear'>, 'performanceAbs' | 'performanceRel'>;

function changed(year: Prices): Schema<'PerformanceYear'> {
  const base = year.beforeLastPrice ?? year.firstPrice;
  const change = year.lastPrice - base;
  return { ...year, performanceAbs: rounded(change), performanceRel: base === 0 ? 0 : rounded((change / base) * 100) };
}

const rounded = (value: number): number => Number(value.toFixed(6));
