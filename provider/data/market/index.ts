import { barsOf, dailyClosesOf, dayPageOf, lineSeriesOf } from './bars.ts';
import { createDaysCache } from './days-cache.ts';
import { createNotations } from './instruments.ts';
import { tradesOf } from './intraday.ts';
import { LRUCache } from 'lru-cache';
import { createMoment } from './moment.ts';
import type { Notation } from './notation.ts';
import { orderBookAt } from './order-book.ts';
import { changeOf, performanceOf } from './performance.ts';
import type { Caches, Past } from './past.ts';
import { latestAt, priceAtNow, quoteAt, untilEnd, yearRangeAt } from './quote.ts';
import { rangeStart } from './ranges.ts';
import { isOpenAt } from './schedules.ts';
import type { SegmentTrades } from './segment.ts';
import { firstTime, lastTrade, sessionAt, sessionOn } from './session.ts';
import { firstTouch } from './touch.ts';
import type { Market, MarketOptions, PerformanceFigures, QuoteFigures } from './types.ts';
import { firstLooks } from './first-looks.ts';
import { movingMembers } from './members.ts';
import { createWarmUp } from './warm-up.ts';

export type * from './types.ts';

/** What is remembered at most, unless a share of it is asked for. */
const KEPT = { trades: 2_500, pasts: 20_000 } as const;
/**
 * Of days: where long charts are made 175 of ten years besides those that are computed ahead (`warm-up.ts`); where they are computed ahead
 * for this market alone, as many of these as there are; where another thread makes them, what quotes look back on.
 */
const DAYS = { withLongCharts: { stretches: 10_000 }, ahead: { stretches: 10_000, pieces: 500 }, without: { stretches: 3_000 } } as const;

/**
 * The market: prices of every notation at every instant as a pure function of the seed. Nothing is stored; what was
 * computed is remembered within bounds. See `Market` for what each function gives.
 */
export function createMarket(given: MarketOptions): Market {
  const { share = 1, ahead, years } = given;
  const options: MarketOptions = { ...given, indexMembers: movingMembers(given.instruments, given.indexMembers ?? []) };
  const sizes = (ahead?.includes('LONG_CHARTS') ?? true) ? DAYS.ahead : ahead?.includes('QUOTES') ? DAYS.without : DAYS.withLongCharts;
  const knowsVenues = ahead?.includes('VENUES') ?? true;
  const notations = createNotations(options);
  const trades = new LRUCache<string, SegmentTrades>({ max: Math.ceil(KEPT.trades * share) });
  const days = createDaysCache({ ...sizes, shared: years });
  const quotes = createMoment<QuoteFigures | undefined>();
  const prices = createMoment<QuoteFigures | undefined>();
  const performances = createMoment<PerformanceFigures>();
  const past = new LRUCache<string, Past>({ max: knowsVenues ? KEPT.pasts : Math.ceil(KEPT.pasts * share) });
  const caches: Caches = { trades, days, past };
  const get = (idNotation: number): Notation => notations.get(idNotation);
  const barsAt: Market['bars'] = (idNotation, window) => {
    const notation = get(idNotation);
    return barsOf(notation, cut(notation, window), caches);
  };
  /** A window of which nothing lies behind the notation's last price. */
  const cut = <W extends { to: number }>(notation: Notation, window: W): W => ({ ...window, to: untilEnd(notation, window.to) });
  const tradeAt: Market['tradeAt'] = (idNotation, instant) => {
    const notation = get(idNotation);
    const until = untilEnd(notation, instant);
    const session = sessionAt(notation, until);
    return session && lastTrade(notation, session, until, trades);
  };
  const { warmUp, firstQuotes } = createWarmUp({ ...options, priced: notations, caches });
  return {
    has: (idNotation) => notations.has(idNotation),
    tradeAt,
    lastOf(entityValue, instant) {
      const main = notations.defaultOf(entityValue);
      return main && tradeAt(main.idNotation, instant);
    },
    trades(idNotation, window) {
      const notation = get(idNotation);
      return tradesOf(notation, cut(notation, window), caches);
    },
    latest: (idNotation, instant) => latestAt(get(idNotation), instant, caches),
    quote: (idNotation, instant, quality = 'RLT') =>
      quotes.at(instant, `${idNotation} ${quality}`, () => quoteAt(get(idNotation), instant, quality, caches)),
    priceNow: (idNotation, instant, quality) =>
      prices.at(instant, `${idNotation} ${quality}`, () => priceAtNow(get(idNotation), instant, quality, caches)),
    orderBook: (idNotation, instant) => orderBookAt(get(idNotation), instant, caches),
    bars: barsAt,
    line(idNotation, window) {
      const notation = get(idNotation);
      return lineSeriesOf(notation, cut(notation, window), caches);
    },
    dailyCloses(idNotation, window) {
      const notation = get(idNotation);
      return dailyClosesOf(notation, cut(notation, window), caches);
    },
    dailyBars: (idNotation, window) => barsAt(idNotation, { ...window, resolution: '1D' }),
    dayPage(idNotation, window) {
      const notation = get(idNotation);
      return dayPageOf(notation, cut(notation, window), caches);
    },
    firstTouch(idNotation, level, side, window) {
      const notation = get(idNotation);
      return firstTouch(notation, { level, side, ...cut(notation, window) }, caches);
    },
    yearRange(idNotation, instant) {
      const notation = get(idNotation);
      return yearRangeAt(notation, untilEnd(notation, instant), caches);
    },
    fairAt: (entityValue, instant) => notations.fairAt(entityValue, instant),
    performanceValues(idNotation, instant) {
      const notation = get(idNotation);
      const until = untilEnd(notation, instant);
      return performances.at(instant, String(idNotation), () => performanceOf(notation, until, caches));
    },
    change(idNotation, period, instant) {
      const notation = get(idNotation);
      return changeOf(notation, untilEnd(notation, instant), period, caches);
    },
    availableHistory(idNotation, asOf) {
      const notation = get(idNotation);
      const instant = untilEnd(notation, asOf);
      const session = sessionAt(notation, instant);
      const last = session && lastTrade(notation, session, instant, trades);
      let day = notation.since;
      let first = sessionOn(notation, day);
      while (first === undefined && day < notation.since + 20) first = sessionOn(notation, (day += 1));
      const from = first === undefined ? instant : firstTime(first);
      return { from, to: last?.time ?? from };
    },
    rangeStart(idNotation, range, instant) {
      const notation = get(idNotation);
      return rangeStart(notation, range, untilEnd(notation, instant));
    },
    isOpen(idNotation, instant) {
      const notation = get(idNotation);
      return untilEnd(notation, instant) === instant && isOpenAt(notation.schedule, instant);
    },
    warmUp,
    *prepare(instant) {
      yield* firstLooks({ ...options, priced: notations, caches }, instant);
      yield* firstQuotes(instant);
    },
    forget(idNotation) {
      quotes.forget();
      prices.forget();
      performances.forget();
      notations.forget(idNotation);
    },
  };
}
