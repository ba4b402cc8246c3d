import type { IndexMemberRecord, InstrumentRecord, NotationRecord } from '../catalogue/types.ts';
import type { SharedChunks } from './days-cache.ts';

/** All instants are epoch milliseconds (UTC). Prices are in the notation's unit. */
export type Instant = number;

export type Quality = 'RLT' | 'DLY' | 'EOD';
export type Resolution = '1m' | '5m' | '15m' | '1H' | '1D' | '1W' | '1M';

export interface PriceSource {
  readonly kind: 'SIMULATED' | 'IMPORTED';
  readonly name: string;
  readonly url?: string;
  readonly license?: string;
}

/** Bars of equal length, one array per column, oldest first. */
export interface BarColumns {
  /** Start of each bar; daily and longer bars: 12:00 UTC of their last trading day. */
  readonly time: readonly Instant[];
  readonly open: readonly number[];
  readonly high: readonly number[];
  readonly low: readonly number[];
  readonly close: readonly number[];
  readonly volume: readonly number[];
  readonly count: readonly number[];
}

export interface Bars extends BarColumns {
  readonly source: PriceSource;
}

/** Part of a list of days, counted from the oldest, or from the newest with `DESC`. */
export interface DayPageRange {
  readonly start: number;
  readonly count: number;
  readonly order: 'ASC' | 'DESC';
}

/** Daily bars of a page, oldest first; `source` covers all days of the window. */
export interface DayPage extends Bars {
  /** Number of days in the whole window. */
  readonly total: number;
}

export interface LineSeries {
  readonly time: readonly Instant[];
  readonly price: readonly number[];
  /** Close of the last session before `from`, if there is one. */
  readonly previousLast?: number;
  readonly source: PriceSource;
}

/** Real series that replaces the simulation while it has prices. */
export interface ImportedSeries {
  readonly source: { readonly name: string; readonly url?: string; readonly license?: string };
  /** Daily bars, days as `YYYY-MM-DD`, ascending. Without open, high and low, only a close is known. */
  readonly daily?: readonly ImportedDay[];
  /** Minute bars, ascending. */
  readonly minutes?: readonly ImportedMinute[];
}

export interface ImportedDay {
  readonly day: string;
  readonly open?: number;
  readonly high?: number;
  readonly low?: number;
  readonly close: number;
  readonly volume?: number;
}

export interface ImportedMinute {
  /** Start of the minute. */
  readonly time: Instant;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume?: number;
}

export interface Trade {
  readonly time: Instant;
  readonly price: number;
  readonly volume: number;
}

/** Orders at one price. */
export interface BookLevel {
  readonly price: number;
  /** Pieces. */
  readonly volume: number;
  readonly orders: number;
}

/** Orders at one instant, best first. */
export interface OrderBook {
  readonly time: Instant;
  readonly bids: readonly BookLevel[];
  readonly asks: readonly BookLevel[];
}

/** Figures of one notation at one instant. Unknown figures are absent. */
export interface QuoteFigures {
  readonly idNotation: number;
  readonly quality: Quality;
  readonly source: PriceSource;
  readonly isOpen: boolean;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly last: number;
  readonly timeOpen: Instant;
  readonly timeHigh: Instant;
  readonly timeLow: Instant;
  readonly timeLast: Instant;
  readonly previousLast?: number;
  readonly timePreviousLast?: Instant;
  readonly performance?: number;
  /** Change in percent, 1.5 = 1.5 %. */
  readonly performancePct?: number;
  readonly bid?: number;
  readonly ask?: number;
  readonly timeBidAsk?: Instant;
  readonly volumeBid?: number;
  readonly volumeAsk?: number;
  /** Pieces and money of the last trade. */
  readonly volume?: number;
  readonly money?: number;
  readonly totalVolume?: number;
  readonly totalMoney?: number;
  readonly volume4Weeks?: number;
  readonly high1Year?: number;
  readonly low1Year?: number;
  readonly timeHigh1Year?: Instant;
  readonly timeLow1Year?: Instant;
  readonly performance1Year?: number;
  readonly performance1YearPct?: number;
}

/** Keys and values exactly as `PerformanceValues` of the contract; dates as ISO text. */
export type PerformanceFigures = Readonly<Record<string, number | string>> & { readonly idNotation: number };

export interface MarketOptions {
  /** Text or number from PROVIDER_SEED: another seed gives another market. */
  readonly seed: string | number;
  readonly instruments: readonly InstrumentRecord[];
  readonly notations: readonly NotationRecord[];
  /** Members of indices. An index is the weighted sum of its known members. */
  readonly indexMembers?: readonly IndexMemberRecord[];
  /** Real prices of a notation, if any were imported. Called once per notation. */
  readonly series?: (idNotation: number) => ImportedSeries | undefined;
  /** Source of notations that are not among `notations`. Called whenever one is needed, so it must be fast; it need not cache. */
  readonly derived?: (idNotation: number) => DerivedNotation | undefined;
  /** Share of the usual cache sizes, 0 … 1, except for days of long charts: a thread with fewer requests needs less. */
  readonly share?: number;
  /** Work for `warmUp`; everything by default. */
  readonly ahead?: readonly Ahead[];
  /** Years of days that another thread has computed ahead, or that this one computes for others. */
  readonly years?: SharedChunks | undefined;
}

/**
 * Days computed ahead: a year for quotes of the most requested instruments, a year for quotes of shares at all venues, or ten years of
 * those with the slowest charts.
 */
export type Ahead = 'QUOTES' | 'VENUES' | 'LONG_CHARTS';

/** Movement of a price if the fair price rises. */
export type Direction = 'RISING' | 'FALLING' | 'BOTH';

/**
 * Notation whose price follows from the fair price of an underlying: certificates and warrants. It trades in the hours of its venue and is
 * priced, spread and rounded like every notation.
 */
export interface DerivedNotation {
  readonly record: NotationRecord;
  readonly instrument: InstrumentRecord;
  /** entityValue of the underlying. */
  readonly underlying: string;
  /** Official notation of the underlying: the price moves in its hours and is constant in others. */
  readonly official: NotationRecord;
  /**
   * Value in the notation's currency at a fair price of the underlying (in its home currency), as of the start of a half
   * hour (numbered since 1970): the same for every price within it. Never below 0.
   */
  readonly value: (underlying: number, half: number) => number;
  /** Whether the value moves with the underlying, against it, or (inline warrants) either way. */
  readonly direction: Direction;
  /** Half of the distance between bid and ask in the notation's currency. A value below it has no bid. */
  readonly halfSpread: number;
  /** Pieces per day. */
  readonly dailyVolume: number;
  /** Day of issue, `YYYY-MM-DD`. */
  readonly since: string;
  /** Mid value of bid and ask at an instant, and the time since which it applies. */
  readonly quoted: (instant: Instant) => { readonly value: number; readonly time: Instant };
  /** Instant from which on there are no prices (knocked out, matured), as far as known at present. */
  readonly until: () => Instant | undefined;
}

/** Prices as a pure function of seed and time. Every function throws `UnknownNotationError` for an unknown notation. */
export interface Market {
  has(idNotation: number): boolean;
  /** Last trade at or before the instant. */
  tradeAt(idNotation: number, instant: Instant): Trade | undefined;
  /** Last trade of an instrument at its default notation; `undefined` if the catalogue does not have it. */
  lastOf(entityValue: string, instant: Instant): Trade | undefined;
  /** Trades after `from` up to and including `to`, oldest first. */
  trades(idNotation: number, window: { from: Instant; to: Instant }): Trade[];
  /** Figures at the instant; `undefined` before the first price. */
  quote(idNotation: number, instant: Instant, quality?: Quality): QuoteFigures | undefined;
  /** Quote without four weeks and a year, which take long for an index at the first request. */
  priceNow(idNotation: number, instant: Instant, quality: Quality): QuoteFigures | undefined;
  /** Real-time quote without figures from other days than the session's, for long lists. */
  latest(idNotation: number, instant: Instant): QuoteFigures | undefined;
  /** Up to ten levels per side; the first are bid and ask of the real-time quote. `undefined` if no pieces are quoted. */
  orderBook(idNotation: number, instant: Instant): OrderBook | undefined;
  /** Bars that start at or after `from`, from trades up to and including `to`. */
  bars(idNotation: number, window: { from: Instant; to: Instant; resolution: Resolution }): Bars;
  /** Closing prices of bars as a line, at most about `points` (default 400). */
  line(idNotation: number, window: { from: Instant; to: Instant; points?: number; resolution?: Resolution }): LineSeries;
  /** Closing prices of the same days as `dailyBars`, and the last price up to `to`: much faster. */
  dailyCloses(idNotation: number, window: { from: Instant; to: Instant }): number[];
  /** Daily bars, the last one up to `to`. */
  dailyBars(idNotation: number, window: { from: Instant; to: Instant }): Bars;
  /** Page of daily bars; only the days of the page are computed. */
  dayPage(idNotation: number, window: { from: Instant; to: Instant } & DayPageRange): DayPage;
  /** Highest and lowest price of 52 weeks up to an instant, as in the real-time quote, but much faster. */
  yearRange(idNotation: number, instant: Instant): { readonly high: number; readonly low: number } | undefined;
  /** Fair price of an instrument in its home currency at any instant, also while its venues are closed. */
  fairAt(entityValue: string, instant: Instant): number;
  performanceValues(idNotation: number, instant: Instant): PerformanceFigures;
  /** One of the performance values, `performanceRel…` of a period (`D1`, `W4`, `Cy`, `Y5` …), much faster than all of them. */
  change(idNotation: number, period: string, instant: Instant): number | undefined;
  /** First and last instant with prices, as of `instant`. */
  availableHistory(idNotation: number, instant: Instant): { from: Instant; to: Instant };
  /**
   * First trade within `from` … `to` (both inclusive) at or beyond the level. For an imported day with a range but without an order of its
   * prices, it is the last trade of that day.
   */
  firstTouch(idNotation: number, level: number, side: 'ABOVE' | 'BELOW', window: { from: Instant; to: Instant }): Instant | undefined;
  /** Start of a chart range that ends at `instant`; `D1` is the current or last session. */
  rangeStart(idNotation: number, range: ChartRange, instant: Instant): Instant;
  isOpen(idNotation: number, instant: Instant): boolean;
  /**
   * Computes some results for the first visitors ahead, for a few milliseconds; returns `true` if nothing is left. Call it when idle after
   * the start.
   */
  warmUp(instant: Instant): boolean;
  /**
   * Computes data behind all prices (clocks, holidays, members of indices) and behind the quotes of the first pages (indices, the most
   * requested instruments), and yields often. Run it to the end before the first request: else each of the first visitors blocks all
   * others, and pages lack data that is not ready in time.
   */
  prepare(instant: Instant): Generator<void>;
  /** Drops cached values of a derived notation, because its product has ended or touched its barrier. */
  forget(idNotation: number): void;
}

export type ChartRange = 'D1' | 'W1' | 'M1' | 'M3' | 'M6' | 'Y1' | 'Y3' | 'Y5' | 'Y10' | 'MAX';
