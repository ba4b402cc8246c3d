/** Details of the instruments of one type. Plain JSON, so that a store can hold it unchanged. Percentages: 1.5 = 1.5 %. */

export interface StockDetails {
  readonly officialName: string;
  readonly shortName: string;
  readonly sharesOutstanding?: number;
}

/** Facts about a company. Uncertain ones are absent. */
export interface CompanyDetails {
  /** Town of the head office. */
  readonly seat?: string;
  readonly founded?: number;
  readonly employees?: number;
  /** Host name, such as `www.sap.com`. */
  readonly website?: string;
  /** Month in which the business year ends, 1 to 12; December when absent. */
  readonly fiscalMonth?: number;
  /** True for companies that are known to pay no dividend. */
  readonly paysNothing?: boolean;
  /** Typical price/earnings of the share, if it differs much from that of its branch. */
  readonly priceEarnings?: number;
  /** Share of the capital in free float in percent; simulated. */
  readonly freeFloat: number;
}

export interface IndexDetails {
  readonly nameIndexType: string;
  readonly isoCountry?: string;
  readonly nameCountry?: string;
  readonly nameContinent: string;
  readonly nameFamily: string;
  readonly idFamily: string;
  readonly numberConstituents: number;
}

export interface CommodityDetails {
  readonly nameCategory: string;
  readonly nameQuotationUnit: string;
  readonly nameProvider: string;
}

export interface CurrencyDetails {
  readonly nameBase: string;
  readonly nameQuote: string;
}

export interface CryptoDetails {
  /** Coins in circulation at the reference day; price times this is the market capitalisation. */
  readonly circulatingSupply: number;
  /** Maximum number of coins; absent if unlimited. */
  readonly maxSupply?: number;
}

/** Instruments from which a fund chooses its holdings. */
export interface FundUniverse {
  readonly asset: 'EQUITY' | 'BOND' | 'MIXED' | 'MONEY' | 'COMMODITY';
  /** Index (entityValue) whose members are preferred. */
  readonly index?: string;
  /** ISO codes of countries; every country by default. */
  readonly countries?: readonly string[];
  /** Names of sectors as companies have them; every sector by default. */
  readonly sectors?: readonly string[];
  /** Kind of bonds: of states, of companies, or both. */
  readonly bonds?: 'STATE' | 'COMPANY' | 'HIGH_YIELD' | 'ALL';
  /** Range of years until maturity of bonds. */
  readonly years?: readonly [number, number];
  /** Currency of the bonds. */
  readonly currency?: string;
  /** Share of equities in percent (MIXED only). */
  readonly equityPct?: number;
}

export interface FundDetails {
  readonly idIssuer: number;
  /** Brand, such as `iShares`. */
  readonly nameIssuer: string;
  /** Company that manages the fund, with its legal form. */
  readonly nameCompany: string;
  readonly nameIndex?: string;
  /** Benchmark (entityValue), if it is one of our indices. */
  readonly benchmark?: string;
  readonly distributing: boolean;
  /** Distributions per year; 0 if earnings are accumulated. */
  readonly distributions: 0 | 1 | 2 | 4;
  /** Earnings per year in percent of the price. */
  readonly yieldPct: number;
  /** Kind of fund, such as `Aktienfonds`. */
  readonly nameType: string;
  readonly idFocus: number;
  readonly nameFocus: string;
  readonly nameRegion: string;
  readonly universe: FundUniverse;
  /** Replication: 1 swap, 2 full, 3 sampling; absent for active funds. */
  readonly replication?: 1 | 2 | 3;
  /** Percent a year. */
  readonly ongoingCharges: number;
  readonly managementFee: number;
  readonly custodianFee: number;
  readonly maxInitialFee: number;
  readonly currency: string;
  /** Day of launch, `YYYY-MM-DD`. */
  readonly launched: string;
  /** Assets in the fund's currency at the reference day. */
  readonly volume: number;
  /** Risk class, 1 to 7. */
  readonly riskClass: number;
  readonly minInvestment: number;
  readonly minFollowup: number;
  readonly savingsPlan: boolean;
  readonly custodianBank: string;
  readonly manager?: string;
  readonly domicile: string;
  /** Whether its prices are hedged against the currency of its index. */
  readonly hedged?: boolean;
}

export type CouponType = 'FIXED' | 'ZERO' | 'FLOATING';

export interface BondDetails {
  readonly nameType: string;
  readonly couponType: CouponType;
  /** Percent a year: of a floater the margin over the reference rate; 0 for zero bonds. */
  readonly coupon: number;
  /** Coupons per year; zero bonds have none. */
  readonly frequency: 0 | 1 | 2 | 4;
  /** Interest rate (entityValue) that a floater's coupon follows. */
  readonly reference?: string;
  readonly currency: string;
  readonly nominal: number;
  readonly issued: string;
  readonly maturity: string;
  /** Issue price in percent. */
  readonly priceEmission: number;
  readonly volume: number;
  readonly seniority: string;
  readonly ratingClass: string;
  readonly callable: boolean;
  readonly issuer: {
    readonly name: string;
    readonly isoCountry: string;
    readonly nameCountry: string;
    readonly nameType: string;
    readonly nameSubType: string;
    /** Company of the bond, if the catalogue has it. */
    readonly companyId?: string;
  };
}

export interface FutureDetails {
  /** Underlying (entityValue) that the contract delivers or settles on. */
  readonly underlying?: string;
  readonly nameUnderlying: string;
  readonly nameExchange: string;
  readonly contractSize: string;
  /** Quantity that one contract represents, relative to the quoted price. */
  readonly multiplier?: number;
  /** Position among the open contracts: 1 the next to expire, 2 the one after it. */
  readonly position: number;
  /** Months (1 to 12) in which contracts expire. */
  readonly months: readonly number[];
  /** Rule for the expiry day within the month; that of index futures by default. */
  readonly expiry?: ExpiryRule;
}

/** Rule for the expiry day of a future; `market/calendar/expiry.ts` implements the rules. */
export type ExpiryRule =
  | 'INDEX'
  | 'EUREX_BOND'
  | 'TREASURY'
  | 'NIKKEI'
  | 'CURRENCY'
  | 'METAL'
  | 'WTI'
  | 'BRENT'
  | 'GAS'
  | 'WHEAT'
  | 'COFFEE'
  | 'COCOA';

export interface InterestDetails {
  readonly nameCategory: string;
  readonly isoCurrency: string;
  readonly isoCountry?: string;
  readonly nameProvider: string;
  /** Years until maturity; 0 for overnight and key rates. */
  readonly term: number;
}
