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

/** A part of a list of days, counted from the oldest, or from the newest on with `DESC`. */
export interface DayPageRange {
  readonly start: number;
  readonly count: number;
  readonly order: 'ASC' | 'DESC';
}

/** Daily bars of a page, oldest first; the source is that of all days of the window. */
export interface DayPage extends Bars {
  /** Days of the whole window. */
  readonly total: number;
}

export interface LineSeries {
  readonly time: readonly Instant[];
  readonly price: readonly number[];
  /** Close of the last session before `from`, if there is one. */
  readonly previousLast?: number;
  readonly source: PriceSource;
}

/** A real series that takes the place of the simulation where it has prices. */
export interface ImportedSeries {
  readonly source: { readonly name: string; readonly url?: string; readonly license?: string };
  /** Daily bars, days as `YYYY-MM-DD`, ascending. Missing open, high and low mean: only a close is known. */
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

/** Orders at one instant, the best first. */
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
  /** Percent, 1.5 = 1.5 %. */
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
  /** Text or number from PROVIDER_SEED: another seed is another market. */
  readonly seed: string | number;
  readonly instruments: readonly InstrumentRecord[];
  readonly notations: readonly NotationRecord[];
  /** Members of indices: an index is the weighted sum of them, as far as they are known. */
  readonly indexMembers?: readonly IndexMemberRecord[];
  /** Real prices of a notation, if any were imported. Asked once per notation. */
  readonly series?: (idNotation: number) => ImportedSeries | undefined;
  /** Notations that are not among `notations`: asked whenever one is needed, so it must be quick and may forget. */
  readonly derived?: (idNotation: number) => DerivedNotation | undefined;
  /** Share of the usual cache sizes, 0 … 1, but for days of long charts: a thread with fewer requests needs less. */
  readonly share?: number;
  /** Work for `warmUp`; all of it when left out. */
  readonly ahead?: readonly Ahead[];
  /** Years of days that another thread has computed ahead, or that this one computes for others. */
  readonly years?: SharedChunks | undefined;
}

/**
 * The years behind the quotes of the most wanted instruments; those behind the quotes of shares on all their venues; ten years of
 * those whose charts take longest.
 */
export type Ahead = 'QUOTES' | 'VENUES' | 'LONG_CHARTS';

/** How a price moves when the fair price rises. */
export type Direction = 'RISING' | 'FALLING' | 'BOTH';

/**
 * A notation whose price follows from the fair price of an underlying: certificates and warrants. It trades in the hours
 * of its venue and is priced, spread and rounded as every notation is.
 */
export interface DerivedNotation {
  readonly record: NotationRecord;
  readonly instrument: InstrumentRecord;
  /** entityValue of the underlying. */
  readonly underlying: string;
  /** The notation of the underlying that counts: in its hours the price moves, in others it stands still. */
  readonly official: NotationRecord;
  /**
   * Value in the notation's currency at a fair price of the underlying (in its home currency), as of the start of a half
   * hour (numbered since 1970): the same for every price within it. Never below 0.
   */
  readonly value: (underlying: number, half: number) => number;
  /** Whether the value moves with the underlying, against it, or (inline warrants) either way. */
  readonly direction: Direction;
  /** Half of the distance between bid and ask in the notation's currency; without a bid what is worth less than that. */
  readonly halfSpread: number;
  /** Pieces per day. */
  readonly dailyVolume: number;
  /** Day of issue, `YYYY-MM-DD`. */
  readonly since: string;
  /** Mid value of bid and ask at an instant, and the time since which it holds. */
  readonly quoted: (instant: Instant) => { readonly value: number; readonly time: Instant };
  /** Instant from which on there are no more prices (knocked out, matured), as far as that is known by now. */
  readonly until: () => Instant | undefined;
}

/** Prices as a pure function of seed and time. Every function throws `UnknownNotationError` for an unknown notation. */
export interface Market {
  has(idNotation: number): boolean;
  /** Last trade at or before the instant. */
  tradeAt(idNotation: number, instant: Instant): Trade | undefined;
  /** The same for an instrument at its default notation; `undefined` for one that the catalogue does not have. */
  lastOf(entityValue: string, instant: Instant): Trade | undefined;
  /** Trades after `from` up to and including `to`, oldest first. */
  trades(idNotation: number, window: { from: Instant; to: Instant }): Trade[];
  /** Figures at the instant. `undefined` before the first price. */
  quote(idNotation: number, instant: Instant, quality?: Quality): QuoteFigures | undefined;
  /** The quote without four weeks and a year, which take long for an index at the first request. */
  priceNow(idNotation: number, instant: Instant, quality: Quality): QuoteFigures | undefined;
  /** The real-time quote without what needs other days than the session's: for long lists. */
  latest(idNotation: number, instant: Instant): QuoteFigures | undefined;
  /** Up to ten levels per side; the first are bid and ask of the real-time quote. `undefined` where no pieces are quoted. */
  orderBook(idNotation: number, instant: Instant): OrderBook | undefined;
  /** Bars that start at or after `from`, made of trades up to and including `to` (never later ones). */
  bars(idNotation: number, window: { from: Instant; to: Instant; resolution: Resolution }): Bars;
  /** Closing prices of bars as a line, at most about `points` (default 400). */
  line(idNotation: number, window: { from: Instant; to: Instant; points?: number; resolution?: Resolution }): LineSeries;
  /** The closing prices of the same days as `dailyBars`, and its last price up to `to`: much quicker. */
  dailyCloses(idNotation: number, window: { from: Instant; to: Instant }): number[];
  /** Daily bars with the last one up to `to`. */
  dailyBars(idNotation: number, window: { from: Instant; to: Instant }): Bars;
  /** A page of the same; only its days are computed. */
  dayPage(idNotation: number, window: { from: Instant; to: Instant } & DayPageRange): DayPage;
  /** Highest and lowest price of 52 weeks up to an instant, as in the real-time quote, but much quicker. */
  yearRange(idNotation: number, instant: Instant): { readonly high: number; readonly low: number } | undefined;
  /** Fair price of an instrument in its home currency at any instant, also while its venues are closed. */
  fairAt(entityValue: string, instant: Instant): number;
  performanceValues(idNotation: number, instant: Instant): PerformanceFigures;
  /** One of the performance values, `performanceRel…` of a period (`D1`, `W4`, `Cy`, `Y5` …), much quicker than all of them. */
  change(idNotation: number, period: string, instant: Instant): number | undefined;
  /** First and last instant for which prices exist, as of `instant`. */
  availableHistory(idNotation: number, instant: Instant): { from: Instant; to: Instant };
  /**
   * The first trade within `from` … `to` (both inclusive) at which the price stood at the level or beyond it. Where an
   * imported day has a range but no order of its prices, that is its last trade.
   */
  firstTouch(idNotation: number, level: number, side: 'ABOVE' | 'BELOW', window: { from: Instant; to: Instant }): Instant | undefined;
  /** Start of a chart range that ends at `instant`; `D1` is the current or last session. */
  rangeStart(idNotation: number, range: ChartRange, instant: Instant): Instant;
  isOpen(idNotation: number, instant: Instant): boolean;
  /**
   * Computes a little (a few milliseconds) of what the first visitors would wait for; `true` when nothing is left. For idle
   * time after the start.
   */
  warmUp(instant: Instant): boolean;
  /**
   * Computes what is behind all prices (clocks, holidays, the members of indices) and behind the quotes of the first pages (indices,
   * the most wanted), and yields often. Run to its end before anybody asks, it spares the first visitors that each of them holds up
   * all others, and that pages lack what is not there in time.
   */
  prepare(instant: Instant): Generator<void>;
  /** Drops what is cached of a derived notation, because its product has ended or touched its barrier. */
  forget(idNotation: number): void;
}

export type ChartRange = 'D1' | 'W1' | 'M1' | 'M3' | 'M6' | 'Y1' | 'Y3' | 'Y5' | 'Y10' | 'MAX';
