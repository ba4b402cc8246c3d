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

/** Number of a product in the book, 0 … size − 1. It changes when products are issued: never keep it. */
export type Row = number;

/** Rows `from` (inclusive) to `to` (exclusive). */
export interface RowRange {
  readonly from: Row;
  readonly to: Row;
}

/** Why and when a product ended. Its last price is before this instant. */
export interface ProductEnd {
  readonly instant: Instant;
  /** REDEEMED: paid back early, as express certificates are. */
  readonly reason: 'MATURED' | 'KNOCKED_OUT' | 'REDEEMED';
}

/** Every derivative that was ever issued, ended ones too, sorted by underlying. Records are made when asked for. */
export interface DerivativeBook {
  readonly size: number;
  /** The product with this number, ISIN, WKN or notation, if there is one. */
  row(entityValue: string): Row | undefined;
  rowByIsin(isin: string): Row | undefined;
  rowByWkn(wkn: string): Row | undefined;
  rowByNotation(idNotation: number): Row | undefined;
  entityValueOf(row: Row): string;
  isinOf(row: Row): string;
  wknOf(row: Row): string;
  /** „Call DAX 24.500 Dez. 2026“. */
  nameOf(row: Row): string;
  typeOf(row: Row): DerivativeType;
  instrument(row: Row): InstrumentRecord;
  /** Two notations, the default one first. */
  notations(row: Row): readonly NotationRecord[];
  terms(row: Row): DerivativeTerms;
  issuer(row: Row): Issuer;
  /** entityValue of the underlying. */
  underlyingOf(row: Row): string;
  /** Its number in the list of underlyings. */
  underlyingNumber(row: Row): number;
  /** Currency that prices of the underlying are in. */
  currencyOf(row: Row): string;
  /** Underlyings that have products, in the order of the rows. */
  readonly underlyings: readonly string[];
  /** The products on an underlying; an empty range for others. */
  rowsOf(underlying: string): RowRange;
}

/** Market data of an underlying at an instant, as the portal shows it; the figures of its products follow from it. */
export interface Shown {
  /** The instant that figures hold for: the one that was asked for, or the last at which anything was traded. */
  readonly asOf: Instant;
  /** Last official price in the home currency, and its time. */
  readonly price: number;
  readonly priceTime: Instant;
  /** Euros per unit of that currency by its last price. */
  readonly exchangeRate: number;
  /** The time that values are computed for: the start of the half hour of `asOf`. */
  readonly time: Instant;
  /** Since when nothing of this has changed. */
  readonly since: Instant;
}

/** Figures of one product at the provider's now: what its page shows. */
export interface ProductFigures {
  /** The instant that the figures hold for; see `Shown`. */
  readonly instant: Instant;
  /** Time of the underlying's price in `inputs`. */
  readonly priceTime: Instant;
  readonly inputs: PricingInputs;
  /** Prices of the product in its currency; absent when it has ended. */
  readonly bid?: number;
  readonly ask?: number;
  readonly figures: DerivativeFigures;
  readonly end?: ProductEnd;
}

/** The figures that lists are filtered and sorted by; percentages in percent. */
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

/** One column per figure, by row; NaN is unknown, or the product does not trade. */
export interface FigureColumns {
  /** Instant that every figure of the columns holds for. */
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

/** Ends of products as far as they are known, in memory that threads share. */
export interface EndsMemory {
  /** End of each product (of a knock-out the start of its last day until the instant is computed); Infinity: it lives. */
  readonly at: Float64Array;
  /** When the barrier of a product that lives on was touched; Infinity: never. */
  readonly hit: Float64Array;
  /** How it ended: a number of `createEnds`. */
  readonly way: Uint8Array;
}

/** Figures and ends in memory that threads share; the two sets are written in turn. */
export interface FiguresMemory {
  readonly sets: readonly [FigureArrays, FigureArrays];
  readonly ends: EndsMemory;
}

/** Which set is complete, and the market that it was computed from. */
export interface FiguresState {
  readonly set: 0 | 1;
  readonly moment: Moment;
}

/** Figures of all products as of the start of a minute, the same minute for all products and all callers. */
export interface FiguresEngine {
  /** Memory that this engine writes and other threads may read. */
  readonly memory: FiguresMemory;
  /** State behind `columns()`, so that another thread can follow it; undefined before the first minute is complete. */
  state(): FiguresState | undefined;
  /** Resolves once there are figures of all products, or of those on the underlying with this number. */
  ready(underlying?: number): Promise<void>;
  /** Figures of one product now. */
  figures(row: Row): ProductFigures;
  /** Returns the current figures of one product that lists show. */
  current(row: Row): Partial<Record<FigureName, number>>;
  /** The figures of `columns()` for one product, in full precision; those that are not known are absent. */
  listed(row: Row): Partial<Record<FigureName, number>>;
  /** Columns of the last minute whose figures are complete: the running one, or one shortly before. */
  columns(): FigureColumns;
  /** When and why a product ended, as known now. */
  endOf(row: Row): ProductEnd | undefined;
  /** Returns true for a product that is known to have ended: quicker than `endOf`, which looks at prices. */
  hasEnded(row: Row): boolean;
  /** Looks what has ended by now among the products on the underlyings with these numbers, on all when left out. */
  look(underlyings?: Iterable<number>): void;
  close(): Promise<void>;
}

/** Names that lists filter by range and sort by: figures and numbers from the terms. */
export const NUMBER_NAMES = [...FIGURE_NAMES, 'capAbs', 'bonusLevel', 'coverRatio', 'dateMaturity', 'dateFirstTrading'] as const;
export type NumberName = (typeof NUMBER_NAMES)[number];

/** Characteristics that hits are counted by. */
export const FACET_NAMES = ['entitySubType', 'idIssuer', 'idExerciseRight', 'feature', 'openEnded', 'yearMaturity'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

export interface NumberRange {
  readonly name: NumberName;
  /** Inclusive; days as day numbers. */
  readonly from: number;
  readonly to: number;
}

export interface FinderFilters {
  /** Allowed values per characteristic; all values when absent. */
  readonly only: Partial<Record<FacetName, readonly string[]>>;
  readonly ranges: readonly NumberRange[];
  /** Positions of underlyings that may be; all when absent. */
  readonly underlyings?: ReadonlySet<number> | undefined;
  readonly quanto?: boolean;
  /** Also what has no prices (any more). */
  readonly withEnded: boolean;
}

export interface FinderQuestion extends FinderFilters {
  readonly rows: RowRange;
  /** The most traded first when absent. */
  readonly sort?: NumberName | undefined;
  readonly descending: boolean;
  readonly first: number;
  readonly count: number;
  readonly withFacets: boolean;
  /** Numbers whose histogram over the hits is wanted. */
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
  /** Histograms of the wanted numbers, each without the range that the question asks of that number. */
  readonly histograms?: ReadonlyMap<NumberName, Histogram>;
}

/** All products as stored. */
export interface Stock {
  readonly columns: ProductColumns;
  /** By number; without those that the catalogue no longer has, on which no product is left. */
  readonly underlyings: readonly (Underlying | undefined)[];
  /** Stored ends of the products. */
  readonly ends?: KnownEnds | undefined;
}

/** All that belongs to the derivatives, replaced as a whole when products are issued. */
export interface Derivatives {
  readonly book: DerivativeBook;
  readonly figures: FiguresEngine;
  /** How a notation of the book follows its underlying, for `MarketOptions.derived`. */
  derived(idNotation: number): DerivedNotation | undefined;
  /** Returns the ends of products on days that are over, as far as a caller has asked for them. */
  knownEnds(): KnownEnds;
  /** Products that fit, as of the instant of `figures.columns()`. */
  find(question: FinderQuestion): FinderAnswer;
}
