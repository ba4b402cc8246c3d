import type { DerivativeFigures } from '#domain/derivative/figures.ts';
import type { DerivativeTerms, PricingInputs } from '#domain/derivative/terms.ts';
import type { DerivativeType } from '#domain/derivative/types.ts';
import type { InstrumentRecord, NotationRecord } from '../catalogue/types.ts';
import type { DerivedNotation, Instant } from '../prices/types.ts';
import type { Issuer } from '../catalogue/issuers.ts';
import type { Histogram } from '#domain/search/histogram.ts';
import type { ProductColumns } from './columns.ts';
import type { KnownEnds } from './known-ends.ts';
import type { Underlying } from './underlyings.ts';

/** Number of a product in the book, 0 … size − 1. It changes when products are issued: never store it. */
export type Row = number;

/** Rows `from` (inclusive) to `to` (exclusive). */
export interface RowRange {
  readonly from: Row;
  readonly to: Row;
}

/** Reason and time of a product's end. Its last price is before this instant. */
export interface ProductEnd {
  readonly instant: Instant;
  /** Reason of the end. REDEEMED: paid back early, as express certificates are. */
  readonly reason: 'MATURED' | 'KNOCKED_OUT' | 'REDEEMED';
}

/** Every derivative ever issued, including ended ones, sorted by underlying. Records are created on request. */
export interface DerivativeBook {
  readonly size: number;
  /** Row of the product with this number, ISIN, WKN or notation, if there is one. */
  row(entityValue: string): Row | undefined;
  rowByIsin(isin: string): Row | undefined;
  rowByWkn(wkn: string): Row | undefined;
  rowByNotation(idNotation: number): Row | undefined;
  entityValueOf(row: Row): string;
  isinOf(row: Row): string;
  wknOf(row: Row): string;
  /** Name, such as „Call DAX 24.500 Dez. 2026“. */
  nameOf(row: Row): string;
  typeOf(row: Row): DerivativeType;
  instrument(row: Row): InstrumentRecord;
  /** Two notations, default first. */
  notations(row: Row): readonly NotationRecord[];
  terms(row: Row): DerivativeTerms;
  issuer(row: Row): Issuer;
  /** entityValue of the underlying. */
  underlyingOf(row: Row): string;
  /** Number of the underlying in the list of underlyings. */
  underlyingNumber(row: Row): number;
  /** Currency of the underlying's prices. */
  currencyOf(row: Row): string;
  /** Underlyings that have products, in the order of the rows. */
  readonly underlyings: readonly string[];
  /** Rows of the products on an underlying; an empty range for others. */
  rowsOf(underlying: string): RowRange;
}

/** Market data of an underlying at an instant, as the portal shows it; the figures of its products follow from it. */
export interface Shown {
  /** Instant of the figures: the requested one, or the last one with a trade. */
  readonly asOf: Instant;
  /** Last official price in the home currency, and its time. */
  readonly price: number;
  readonly priceTime: Instant;
  /** Euros per unit of that currency at its last price. */
  readonly exchangeRate: number;
  /** Time for which values are computed: the start of the half hour of `asOf`. */
  readonly time: Instant;
  /** Time of the last change of any of these data. */
  readonly since: Instant;
}

/** Current figures of one product, as its page shows them. */
export interface ProductFigures {
  /** Instant of the figures; see `Shown`. */
  readonly instant: Instant;
  /** Time of the underlying's price in `inputs`. */
  readonly priceTime: Instant;
  readonly inputs: PricingInputs;
  /** Prices of the product in its currency; absent after its end. */
  readonly bid?: number;
  readonly ask?: number;
  readonly figures: DerivativeFigures;
  readonly end?: ProductEnd;
}

/** Figures by which lists are filtered and sorted; percentages in percent. */
export const FIGURE_NAMES = [
  'bid',
  'ask',
  'spread',
  'spreadAskPct',
  'gearingAsk',
  'leverage',
  'premiumAsk',
  'breakEven',
  'strikeAbs',
  'knockOutAbs',
  'differenceKnockoutPct',
  'impliedVolatility',
  'delta',
  'discountPct',
  'maximumReturnPct',
  'maximumReturnPerAnnumPct',
  'bonusReturnPct',
  'sidewaysYieldPct',
] as const;

export type FigureName = (typeof FIGURE_NAMES)[number];

/** One column per figure, by row. NaN if unknown or if the product does not trade. */
export interface FigureColumns {
  /** Instant of all figures in the columns. */
  readonly instant: Instant;
  readonly column: Readonly<Record<FigureName, Float32Array>>;
}

/** Market data of all underlyings at one instant, one array entry per underlying; see `Shown`. */
export interface Moment {
  readonly instant: Instant;
  readonly spot: Float64Array;
  readonly exchangeRate: Float64Array;
  readonly time: Float64Array;
}

export type FigureArrays = Readonly<Record<FigureName, Float32Array>>;

/** Known ends of products, in memory that threads share. */
export interface EndsMemory {
  /** End of each product (for a knock-out, the start of its last day until the instant is computed); Infinity: it is alive. */
  readonly at: Float64Array;
  /** Time at which the barrier of a product that continues was touched; Infinity: never. */
  readonly hit: Float64Array;
  /** Kind of end: a number of `createEnds`. */
  readonly way: Uint8Array;
}

/** Figures and ends in memory that threads share; the two sets are written alternately. */
export interface FiguresMemory {
  readonly sets: readonly [FigureArrays, FigureArrays];
  readonly ends: EndsMemory;
}

/** Number of the complete set, and the market data behind it. */
export interface FiguresState {
  readonly set: 0 | 1;
  readonly moment: Moment;
}

/** Figures of all products as of the start of a minute, the same minute for all products and all callers. */
export interface FiguresEngine {
  /** Memory that this engine writes and other threads may read. */
  readonly memory: FiguresMemory;
  /** State behind `columns()`, for another thread that reads the same memory; undefined before the first minute is complete. */
  state(): FiguresState | undefined;
  /** Resolves once there are figures of all products, or of those on the underlying with this number. */
  ready(underlying?: number): Promise<void>;
  /** Figures of one product now. */
  figures(row: Row): ProductFigures;
  /** Current figures of one product that lists show. */
  current(row: Row): Partial<Record<FigureName, number>>;
  /** Figures of `columns()` for one product, in full precision; unknown ones are absent. */
  listed(row: Row): Partial<Record<FigureName, number>>;
  /** Columns of the last minute with complete figures: the current one, or one shortly before. */
  columns(): FigureColumns;
  /** Time and reason of a product's end, as known now. */
  endOf(row: Row): ProductEnd | undefined;
  /** Returns true for a product that is known to have ended: faster than `endOf`, which reads prices. */
  hasEnded(row: Row): boolean;
  /** Updates the ends of products on the underlyings with these numbers, or on all. */
  look(underlyings?: Iterable<number>): void;
  close(): Promise<void>;
}

/** Names by which lists filter and sort: figures and numbers from the terms. */
export const NUMBER_NAMES = [...FIGURE_NAMES, 'capAbs', 'bonusLevel', 'coverRatio', 'dateMaturity', 'dateFirstTrading'] as const;
export type NumberName = (typeof NUMBER_NAMES)[number];

/** Characteristics by which hits are counted. */
export const FACET_NAMES = ['entitySubType', 'idIssuer', 'idExerciseRight', 'feature', 'openEnded', 'yearMaturity'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

export interface NumberRange {
  readonly name: NumberName;
  /** Inclusive bounds; days as day numbers. */
  readonly from: number;
  readonly to: number;
}

export interface FinderFilters {
  /** Allowed values per characteristic; all values when absent. */
  readonly only: Partial<Record<FacetName, readonly string[]>>;
  readonly ranges: readonly NumberRange[];
  /** Allowed positions of underlyings; all if absent. */
  readonly underlyings?: ReadonlySet<number> | undefined;
  readonly quanto?: boolean;
  /** Whether to include products without prices, such as ended ones. */
  readonly withEnded: boolean;
}

export interface FinderQuestion extends FinderFilters {
  readonly rows: RowRange;
  /** Sort order; the most traded first if absent. */
  readonly sort?: NumberName | undefined;
  readonly descending: boolean;
  readonly first: number;
  readonly count: number;
  readonly withFacets: boolean;
  /** Numbers whose histogram over the hits is requested. */
  readonly histograms?: readonly NumberName[];
}

export interface FinderAnswer {
  readonly total: number;
  /** Rows of the page. */
  readonly rows: readonly Row[];
  /** Hits by value of each characteristic, as if it were the only value allowed of it. */
  readonly facets?: ReadonlyMap<FacetName, ReadonlyMap<string, number>>;
  /** Hits by number of their underlying, as if every underlying were allowed; with the facets. */
  readonly byUnderlying?: ReadonlyMap<number, number>;
  /** Requested histograms, each without the question's range of that number. */
  readonly histograms?: ReadonlyMap<NumberName, Histogram>;
}

/** All products as stored. */
export interface Stock {
  readonly columns: ProductColumns;
  /** Underlyings by number; without those that are no longer in the catalogue, which have no products. */
  readonly underlyings: readonly (Underlying | undefined)[];
  /** Stored ends of the products. */
  readonly ends?: KnownEnds | undefined;
}

/** Everything about the derivatives, replaced as a whole when products are issued. */
export interface Derivatives {
  readonly book: DerivativeBook;
  readonly figures: FiguresEngine;
  /** Derivation of a notation of the book from its underlying, for `MarketOptions.derived`. */
  derived(idNotation: number): DerivedNotation | undefined;
  /** Ends of products on completed days, as far as they were computed for callers. */
  knownEnds(): KnownEnds;
  /** Products that match, as of the instant of `figures.columns()`. */
  find(question: FinderQuestion): FinderAnswer;
}
