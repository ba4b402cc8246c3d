import { barsOf, lineOf } from './bars.ts';
import type { Year } from './daily.ts';
import { createNotations } from './instruments.ts';
import { tradesOf } from './intraday.ts';
import { createLru } from './lru.ts';
import type { Notation } from './notation.ts';
import { performanceOf } from './performance.ts';
import { quoteAt, type Caches } from './quote.ts';
import { rangeStart } from './ranges.ts';
import { isOpenAt } from './schedules.ts';
import type { SegmentTrades } from './segment.ts';
import { figuresUntil, firstTime, sessionAt, sessionOn } from './session.ts';
import type { Market, MarketOptions } from './types.ts';

export { UnknownNotationError } from './instruments.ts';
export type * from './types.ts';

const TRADES_KEPT = 6_000;
const YEARS_KEPT = 3_000;

/**
 * The market: prices of every notation at every instant as a pure function of the seed. Nothing is stored; what was
 * computed is remembered within bounds. See `Market` for what each function gives.
 */
export function createMarket(options: MarketOptions): Market {
  const notations = createNotations(options);
  const trades = createLru<string, SegmentTrades>(TRADES_KEPT);
  const years = createLru<string, Year>(YEARS_KEPT);
  const caches: Caches = { trades, years };
  const get = (idNotation: number): Notation => notations.get(idNotation);
  return {
    has: (idNotation) => notations.has(idNotation),
    tradeAt(idNotation, instant) {
      const notation = get(idNotation);
      const session = sessionAt(notation, instant);
      const figures = session === undefined ? undefined : figuresUntil(notation, session, instant, trades);
      return figures === undefined ? undefined : { time: figures.timeLast, price: figures.last, volume: figures.lastVolume };
    },
    trades: (idNotation, window) => tradesOf(get(idNotation), window, caches),
    quote: (idNotation, instant, quality = 'RLT') => quoteAt(get(idNotation), instant, quality, caches),
    bars: (idNotation, window) => barsOf(get(idNotation), window, caches),
    line: (idNotation, window) => lineOf(get(idNotation), window, caches),
    dailyCloses: (idNotation, window) => barsOf(get(idNotation), { ...window, resolution: '1D' }, caches),
    fairAt: (entityValue, instant) => notations.fairAt(entityValue, instant),
    performanceValues: (idNotation, instant) => performanceOf(get(idNotation), instant, caches),
    availableHistory(idNotation, instant) {
      const notation = get(idNotation);
      const session = sessionAt(notation, instant);
      const last = session === undefined ? undefined : figuresUntil(notation, session, instant, trades);
      let day = notation.since;
      let first = sessionOn(notation, day);
      while (first === undefined && day < notation.since + 20) first = sessionOn(notation, (day += 1));
      const from = first === undefined ? instant : firstTime(first);
      return { from, to: last?.timeLast ?? from };
    },
    rangeStart: (idNotation, range, instant) => rangeStart(get(idNotation), range, instant),
    isOpen: (idNotation, instant) => isOpenAt(get(idNotation).schedule, instant),
    forget() {
      notations.forget();
      trades.clear();
      years.clear();
    },
  };
}
