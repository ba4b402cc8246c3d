/** Details of the instruments of one type. Plain JSON: a store keeps it as it is. Percentages: 1.5 = 1.5 %. */

export interface StockDetails {
  readonly officialName: string;
  readonly shortName: string;
  readonly sharesOutstanding?: number;
}

/** Facts about a company; what is not known for certain is absent. */
export interface CompanyDetails {
  /** Town of the head office. */
  readonly seat?: string;
  readonly founded?: number;
  readonly employees?: number;
  /** Host name, `www.sap.com`. */
  readonly website?: string;
  /** Month in which the business year ends, 1 to 12; December when absent. */
  readonly fiscalMonth?: number;
  /** True for companies that are known to pay no dividend. */
  readonly paysNothing?: boolean;
  /** Usual price/earnings of the share, where it is far from its branch's. */
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
  /** Most coins there will ever be; absent when there is no limit. */
  readonly maxSupply?: number;
}

/** Out of what a fund chooses its holdings. */
export interface FundUniverse {
  readonly asset: 'EQUITY' | 'BOND' | 'MIXED' | 'MONEY' | 'COMMODITY';
  /** Members of this index (entityValue) first. */
  readonly index?: string;
  /** ISO codes of countries; without them every country. */
  readonly countries?: readonly string[];
  /** Names of sectors as companies have them; without them every sector. */
  readonly sectors?: readonly string[];
  /** Bonds: of states, of companies, or both. */
  readonly bonds?: 'STATE' | 'COMPANY' | 'HIGH_YIELD' | 'ALL';
  /** Bonds: years until maturity, from and to. */
  readonly years?: readonly [number, number];
  /** Currency of the bonds. */
  readonly currency?: string;
  /** Share of equities in percent (MIXED only). */
  readonly equityPct?: number;
}

export interface FundDetails {
  readonly idIssuer: number;
  /** Brand, `iShares`. */
  readonly nameIssuer: string;
  /** The company that manages the fund, with its legal form. */
  readonly nameCompany: string;
  readonly nameIndex?: string;
  /** entityValue of the benchmark, when it is one of our indices. */
  readonly benchmark?: string;
  readonly distributing: boolean;
  /** Distributions per year; 0 when earnings are kept. */
  readonly distributions: 0 | 1 | 2 | 4;
  /** Earnings per year in percent of the price. */
  readonly yieldPct: number;
  /** Kind of fund, `Aktienfonds`. */
  readonly nameType: string;
  readonly idFocus: number;
  readonly nameFocus: string;
  readonly nameRegion: string;
  readonly universe: FundUniverse;
  /** 1 swap, 2 full, 3 sampling; absent for active funds. */
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
  /** 1 to 7. */
  readonly riskClass: number;
  readonly minInvestment: number;
  readonly minFollowup: number;
  readonly savingsPlan: boolean;
  readonly custodianBank: string;
  readonly manager?: string;
  readonly domicile: string;
  /** Its prices are guarded against the currency of its index. */
  readonly hedged?: boolean;
}

export type CouponType = 'FIXED' | 'ZERO' | 'FLOATING';

export interface BondDetails {
  readonly nameType: string;
  readonly couponType: CouponType;
  /** Percent a year; of a floater the margin over the reference rate; 0 for zero bonds. */
  readonly coupon: number;
  /** Coupons per year; zero bonds have none. */
  readonly frequency: 0 | 1 | 2 | 4;
  /** Floaters: entityValue of the interest rate that the coupon follows. */
  readonly reference?: string;
  readonly currency: string;
  readonly nominal: number;
  readonly issued: string;
  readonly maturity: string;
  /** Percent. */
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
    /** The company, when it is one of the catalogue. */
    readonly companyId?: string;
  };
}

export interface FutureDetails {
  /** entityValue of what the contract delivers or settles on. */
  readonly underlying?: string;
  readonly nameUnderlying: string;
  readonly nameExchange: string;
  readonly contractSize: string;
  /** How often one contract stands for what its price is quoted for. */
  readonly multiplier?: number;
  /** Which of the open contracts it is: 1 the next to expire, 2 the one after it. */
  readonly position: number;
  /** Months (1 to 12) in which contracts expire. */
  readonly months: readonly number[];
  /** On which day of them; as index futures when left out. */
  readonly expiry?: ExpiryRule;
}

/** On which day of its month a future ends; `market/calendar/expiry.ts` has the rules. */
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
