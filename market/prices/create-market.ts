import { barsOf, dailyClosesOf, dayPageOf, lineSeriesOf } from './bars.ts';
import type { Columns } from './columns.ts';
import { createDaysCache } from './days-cache.ts';
import { createNotations } from './instruments.ts';
import { tradesOf } from './intraday.ts';
import { LRUCache } from 'lru-cache';
import { createMoments, type Moment } from './moment.ts';
import { cacheOneInstant } from './one-instant.ts';
import { untilEnd, type Notation } from './notation.ts';
import { orderBookAt } from './order-book.ts';
import { changeOf, performanceOf } from './performance.ts';
import type { Caches, Past } from './past.ts';
import { instantOf, latestAt, priceAtNow, quoteAt, yearRangeAt } from './quote.ts';
import { rangeStart } from './ranges.ts';
import type { SegmentTrades } from './segment.ts';
import { firstTime, sessionOn } from './session.ts';
import { firstTouch } from './touch.ts';
import type { Market, MarketOptions, PerformanceFigures, Quality, QuoteFigures } from './types.ts';
import { firstLooks } from './first-looks.ts';
import { movingMembers } from './members.ts';
import { createWarmUp } from './warm-up.ts';

/**
 * Maximum numbers of cached entries, unless the options request a share of them. Sessions have no share: two charts of a year must fit, or an
 * interrupted one would start from the beginning (at most 6 MB).
 */
const MAX_CACHED = { trades: 2_500, pasts: 20_000, sessions: 600 } as const;
/**
 * Cache limits for days. `withLongCharts`: 175 long charts of ten years, besides those computed ahead (`warm-up.ts`). `ahead`: plus as many
 * chunks as this market computes ahead alone. `without`: another thread computes the charts, so this one caches only the days that quotes
 * need.
 */
const DAYS = { withLongCharts: { stretches: 10_000 }, ahead: { stretches: 10_000, chunks: 500 }, without: { stretches: 3_000 } } as const;

/**
 * Creates a market: prices of every notation at every instant as a pure function of the seed. Nothing is stored; computed values are cached
 * within limits. `Market` describes each function.
 */
export function createMarket(given: MarketOptions): Market {
  const { share = 1, ahead, years } = given;
  const options: MarketOptions = { ...given, indexMembers: movingMembers(given.instruments, given.indexMembers ?? []) };
  const sizes = (ahead?.includes('LONG_CHARTS') ?? true) ? DAYS.ahead : ahead?.includes('QUOTES') ? DAYS.without : DAYS.withLongCharts;
  const knowsVenues = ahead?.includes('VENUES') ?? true;
  const notations = createNotations(options);
  const trades = new LRUCache<string, SegmentTrades>({ max: Math.ceil(MAX_CACHED.trades * share) });
  const days = createDaysCache({ ...sizes, shared: years });
  const quotes = cacheOneInstant<QuoteFigures | undefined>();
  const prices = cacheOneInstant<QuoteFigures | undefined>();
  const performances = cacheOneInstant<PerformanceFigures>();
  const past = new LRUCache<string, Past>({ max: knowsVenues ? MAX_CACHED.pasts : Math.ceil(MAX_CACHED.pasts * share) });
  const sessions = new LRUCache<string, Columns>({ max: MAX_CACHED.sessions });
  const caches: Caches = { trades, days, past, sessions };
  const get = (idNotation: number): Notation => notations.get(idNotation);
  const makeMoment = createMoments(caches);
  const momentOf = (idNotation: number, instant: number): Moment => makeMoment(get(idNotation), instant);
  const momentIn = (idNotation: number, instant: number, quality: Quality): Moment => momentOf(idNotation, instantOf(quality, instant));
  const barsAt: Market['bars'] = (idNotation, { to, ...window }) => barsOf(momentOf(idNotation, to), window);
  const tradeAt: Market['tradeAt'] = (idNotation, instant) => momentOf(idNotation, instant).lastTrade();
  const { warmUp, firstQuotes } = createWarmUp({ ...options, priced: notations, caches });
  return {
    has: (idNotation) => notations.has(idNotation),
    tradeAt,
    lastOf(entityValue, instant) {
      const main = notations.defaultOf(entityValue);
      return main && tradeAt(main.idNotation, instant);
    },
    trades: (idNotation, { from, to }) => tradesOf(momentOf(idNotation, to), from),
    latest: (idNotation, instant) => latestAt(momentOf(idNotation, instant)),
    quote: (idNotation, instant, quality = 'RLT') =>
      quotes.at(instant, `${idNotation} ${quality}`, () => quoteAt(momentIn(idNotation, instant, quality), quality)),
    priceNow: (idNotation, instant, quality) =>
      prices.at(instant, `${idNotation} ${quality}`, () => priceAtNow(momentIn(idNotation, instant, quality), quality)),
    orderBook: (idNotation, instant) => orderBookAt(momentOf(idNotation, instant)),
    bars: barsAt,
    line: (idNotation, { to, ...window }) => lineSeriesOf(momentOf(idNotation, to), window),
    dailyCloses: (idNotation, { to, ...window }) => dailyClosesOf(momentOf(idNotation, to), window),
    dailyBars: (idNotation, window) => barsAt(idNotation, { ...window, resolution: '1D' }),
    dayPage: (idNotation, { to, ...window }) => dayPageOf(momentOf(idNotation, to), window),
    firstTouch(idNotation, level, side, { from, to }) {
      const notation = get(idNotation);
      return firstTouch(notation, { level, side, from, to: untilEnd(notation, to) }, caches);
    },
    yearRange: (idNotation, instant) => yearRangeAt(momentOf(idNotation, instant)),
    fairAt: (entityValue, instant) => notations.fairAt(entityValue, instant),
    performanceValues: (idNotation, instant) =>
      performances.at(instant, String(idNotation), () => performanceOf(momentOf(idNotation, instant))),
    change: (idNotation, period, instant) => changeOf(momentOf(idNotation, instant), period),
    availableHistory(idNotation, asOf) {
      const moment = momentOf(idNotation, asOf);
      const { notation } = moment;
      const last = moment.lastTrade();
      let day = notation.since;
      let first = sessionOn(notation, day);
      while (first === undefined && day < notation.since + 20) first = sessionOn(notation, (day += 1));
      const from = first === undefined ? moment.instant : firstTime(first);
      return { from, to: last?.time ?? from };
    },
    rangeStart: (idNotation, range, instant) => rangeStart(momentOf(idNotation, instant), range),
    isOpen: (idNotation, instant) => momentOf(idNotation, instant).isOpen,
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
