import { numberAt } from '#domain/input/at.ts';
import type { Instant, Market } from '../prices/types.ts';
import { DAY_MS } from '#domain/time/timezone.ts';
import { endOfYear } from './business-years.ts';
import { memoize } from '#domain/cache/memoize.ts';
import type { CompanyModel } from './types.ts';

/** Prices of a share in one business year, from the daily bars at its home exchange. */
export interface PriceYear {
  readonly close: number;
  readonly high: number;
  readonly timeHigh: Instant;
  readonly low: number;
  readonly timeLow: Instant;
}

const pastYear = memoize((market: Market, window: string): PriceYear | undefined => {
  const [idNotation = 0, from = 0, to = 0] = window.split('/').map(Number);
  return summary(market, idNotation, from, to);
});

/** Prices by business year for `years` up to an instant; years without a price are absent. Past years are cached. */
export function priceYears(
  market: Market,
  idNotation: number,
  model: CompanyModel,
  years: readonly number[],
  instant: Instant,
): ReadonlyMap<number, PriceYear> {
  const result = new Map<number, PriceYear>();
  for (const year of years) {
    const end = (endOfYear(model, year) + 1) * DAY_MS - 1;
    const from = (endOfYear(model, year - 1) + 1) * DAY_MS;
    if (from > instant) continue;
    const prices = end < instant ? pastYear(market, `${idNotation}/${from}/${end}`) : summary(market, idNotation, from, instant);
    if (prices !== undefined) result.set(year, prices);
  }
  return result;
}

function summary(market: Market, idNotation: number, from: Instant, to: Instant): PriceYear | undefined {
  const { time, high, low, close } = market.dailyBars(idNotation, { from, to });
  const last = close.at(-1);
  if (last === undefined) return undefined;
  let [top, bottom] = [0, 0];
  for (let day = 1; day < time.length; day += 1) {
    if (numberAt(high, day) > numberAt(high, top)) top = day;
    if ((low[day] ?? Infinity) < (low[bottom] ?? Infinity)) bottom = day;
  }
  return { close: last, high: high[top] ?? last, timeHigh: time[top] ?? to, low: low[bottom] ?? last, timeLow: time[bottom] ?? to };
}
