import type { Zone } from '#domain/time/timezone.ts';
import type {
  BondDetails,
  CommodityDetails,
  CompanyDetails,
  CryptoDetails,
  CurrencyDetails,
  ExpiryRule,
  FundDetails,
  FutureDetails,
  IndexDetails,
  InterestDetails,
  StockDetails,
} from './details.ts';

export type * from './details.ts';

/** Records of instruments in the provider. Everything here is plain JSON, so that a store can hold it unchanged. */

/** ETFs are funds with the sub type `ETF`. */
export type EntityType =
  | 'STOCK'
  | 'INDEX'
  | 'FUND'
  | 'COMMODITY'
  | 'PRECIOUS_METAL'
  | 'CURRENCY'
  | 'CRYPTO'
  | 'BOND'
  | 'FUTURE'
  | 'INTEREST'
  | 'DERIVATIVE';

/** Key of a trading venue, such as `GER` (Xetra); see `venues.ts`. */
export type VenueCode = string;

/** Trading venue, or market maker in off-exchange trading (then with `contributor`). */
export interface Venue {
  readonly code: VenueCode;
  readonly name: string;
  readonly nameExchange: string;
  readonly codeExchange: string;
  /** Market code: `_` + exchange, or `@_` + contributor off exchange. */
  readonly codeMarket: string;
  readonly contributor?: { readonly code: string; readonly name: string };
  readonly isoCountry: string;
  readonly codeExchangeGoogle?: string;
  readonly timezone: Zone;
  /** Trading schedule (idTradingSchedule), see `market/calendar/schedules.ts`. */
  readonly scheduleId: number;
  /** Whether the venue's prices are real time for everyone. Others are delayed by 15 minutes for visitors who are not entitled. */
  readonly realtime: boolean;
}

/**
 * Model of an instrument's simulated price. Special rules of some types:
 * - BOND: prices are percent of the nominal amount (`unitType` and `displayUnit` `PCT`); `currency` and the notations' `isoCurrency` are
 * both the bond's own currency, so that nothing is converted. An anchor at the day of maturity with price 100 pulls it to par, `until` is
 * that day.
 * - FUTURE: `tracks` its underlying with the basis in `level`, or an independent walk; `until` is the last trading day. Venues `EUX` and
 * `CME`.
 * - INTEREST: `arithmetic`, in percent points (`PCT`), at venue `INT` with one price a day, or at any other venue all day.
 */
export interface PriceModel {
  /** Currency (or `PKT` for index points) of `level` and of the process itself. */
  readonly currency: string;
  /** Price at the model's reference instant (see `REFERENCE_DAY`). */
  readonly level: number;
  /** Volatility per year that the factor does not explain, 0.25 = 25 %. */
  readonly volatility: number;
  /** Common factor that moves this price, and its strength. */
  readonly factor?: string;
  readonly beta?: number;
  /** Day of the first price, `YYYY-MM-DD`. */
  readonly since: string;
  /** Known prices at earlier days, which the path passes through: [day, price]. */
  readonly anchors?: readonly (readonly [day: string, price: number])[];
  /** Price of `base` divided by that of `divisor` (cross rates). Volatility is then not used. */
  readonly ratio?: { readonly base: string; readonly divisor: string };
  /** Instrument (entityValue) that the price follows, scaled to `level`. */
  readonly tracks?: string;
  /**
   * Instrument (entityValue) that the price follows from each start of a quarter of a day to the next. Within a quarter it is an
   * independent walk.
   */
  readonly follows?: string;
  /**
   * Instrument (entityValue) that an index is computed from: the price index, to which `drift` adds the dividends, or the rate of a
   * deposit. If the index is a factor of others, they move with its walk.
   */
  readonly computedFrom?: string;
  /** Additional log price per year, 0.01 = 1 %; 0 at the reference instant. */
  readonly drift?: number;
  /**
   * Roll of a future series: the price exceeds that of its underlying by the carry (log price per year) until the expiry, which is the
   * third Friday of one of `months` (1 to 12); `position` 1 is the next expiry, 2 the one after it.
   */
  readonly roll?: { readonly carry: number; readonly months: readonly number[]; readonly expiry?: ExpiryRule; readonly position: number };
  /** Average number of pieces (shares, contracts) traded per day at the main venue; 0 if no turnover is published. */
  readonly dailyVolume: number;
  /**
   * Money per piece at a price of 1, in the currency of the price; 1 by default. A point of an index represents the shares of its members.
   */
  readonly worth?: number;
  /**
   * Whether the price moves by points instead of percent, and may be 0 or negative: `level`, `anchors` and `volatility` (per year) are then
   * in points. A `factor` must be arithmetic too. Only for rates.
   */
  readonly arithmetic?: boolean;
  /** Last day with prices, `YYYY-MM-DD`; absent if there is no end. */
  readonly until?: string;
  /** Trading hours that carry the movement. */
  readonly clock: 'EUROPE' | 'AMERICA' | 'ASIA' | 'CURRENCY' | 'CRYPTO';
}

export interface InstrumentDetails {
  readonly model?: PriceModel;
  /** Paragraphs in German. */
  readonly profile?: readonly string[];
  readonly stock?: StockDetails;
  readonly index?: IndexDetails;
  readonly commodity?: CommodityDetails;
  readonly currency?: CurrencyDetails;
  readonly crypto?: CryptoDetails;
  readonly fund?: FundDetails;
  readonly bond?: BondDetails;
  readonly future?: FutureDetails;
  readonly interest?: InterestDetails;
}

export interface InstrumentRecord {
  readonly entityType: EntityType;
  readonly entitySubType?: string;
  /** Unique over all types. */
  readonly entityValue: string;
  readonly name: string;
  readonly tinyName: string;
  readonly urlName: string;
  readonly isin?: string;
  readonly wkn?: string;
  readonly symbol?: string;
  readonly homeSymbol?: string;
  readonly displayType: string;
  /** Root-relative address of the portal page. */
  readonly websitePath: string;
  /** Importance, 0 (unknown) to 100 (most searched): ranks search results. */
  readonly importance: number;
  readonly aliases: readonly string[];
  readonly companyId?: string;
  readonly details: InstrumentDetails;
}

/** An instrument at one venue in one currency. */
export interface NotationRecord {
  readonly idNotation: number;
  readonly entityValue: string;
  readonly venue: VenueCode;
  readonly codeMarket: string;
  readonly isoCurrency: string;
  readonly isDefault: boolean;
  /** Unit of the price: STK, PKT and so on. */
  readonly unitType: string;
  readonly displayUnit: string;
  /** Minimum number of decimals in displayed prices. */
  readonly decimals: number;
  /** Smallest price step; without it, steps of shares depend on the price. */
  readonly tickSize?: number;
}

export interface CompanyRecord {
  readonly companyId: string;
  readonly name: string;
  readonly isoCountry: string;
  readonly nameCountry: string;
  readonly branch: { readonly idBranch: number; readonly name: string };
  readonly sector: { readonly idSector: number; readonly name: string };
  /** Shares of all classes. */
  readonly sharesOutstanding?: number;
  readonly details?: CompanyDetails;
}

/** Membership of an instrument in an index; weight in percent at the reference day, where known. */
export interface IndexMemberRecord {
  readonly indexEntityValue: string;
  readonly entityValue: string;
  readonly weight?: number;
}

/** Source of fair prices of instruments in their home currency: the market. */
export interface FairPrices {
  fairAt(entityValue: string, instant: number): number;
}

/** Source of the last price of an instrument that is shown at an instant: the market. */
export interface ShownPrices {
  lastOf(entityValue: string, instant: number): { readonly price: number } | undefined;
}

export interface Seed {
  readonly instruments: readonly InstrumentRecord[];
  readonly notations: readonly NotationRecord[];
  readonly companies: readonly CompanyRecord[];
  readonly indexMembers: readonly IndexMemberRecord[];
}
