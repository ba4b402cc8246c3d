/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
export interface Publisher {
  /** Kennung. */
  id: number;
  /** Herausgeber. */
  name: string;
}

export interface ArticleUrls {
  /** Adresse im Portal. */
  WEBSITE: string;
}

export type ArticleTeaserType = typeof ArticleTeaserType[keyof typeof ArticleTeaserType];


export const ArticleTeaserType = {
  V1ArticleTeaser: 'V1ArticleTeaser',
} as const;

export type ArticleTeaserEntityType = typeof ArticleTeaserEntityType[keyof typeof ArticleTeaserEntityType];


export const ArticleTeaserEntityType = {
  ARTICLE: 'ARTICLE',
} as const;

/**
 * Zeitpunkt in UTC mit Millisekunden, `2026-07-31T15:38:08.550+00:00`.
 */
export type DateTime = string;

export interface ArticleTeaser {
  type: ArticleTeaserType;
  entityType: ArticleTeaserEntityType;
  /** Kennung. */
  entityValue: string;
  urls: ArticleUrls;
  /** Überschrift. */
  headline: string;
  /** Anreißer. */
  teaser?: string;
  /** Rubrik. */
  category?: string;
  /** Bild. */
  cloudinaryId?: string;
  publisher: Publisher;
  datetimePublication: DateTime;
}

/**
 * Zeitpunkt in Millisekunden seit 1970 (UTC).
 * @minimum 0
 */
export type EpochMilliseconds = number;

export interface ArticleTeaserList {
  expires?: EpochMilliseconds;
  /** Zahl aller Treffer. */
  total?: number;
  list: ArticleTeaser[];
}

export type ArticleType = typeof ArticleType[keyof typeof ArticleType];


export const ArticleType = {
  V1Article: 'V1Article',
} as const;

export type ArticleEntityType = typeof ArticleEntityType[keyof typeof ArticleEntityType];


export const ArticleEntityType = {
  ARTICLE: 'ARTICLE',
} as const;

export type ArticleDisplayType = typeof ArticleDisplayType[keyof typeof ArticleDisplayType];


export const ArticleDisplayType = {
  NATIVE: 'NATIVE',
} as const;

export type ArticleLanguage = typeof ArticleLanguage[keyof typeof ArticleLanguage];


export const ArticleLanguage = {
  de: 'de',
} as const;

/**
 * Art einer Entität.
 */
export type EntityType = typeof EntityType[keyof typeof EntityType];


export const EntityType = {
  STOCK: 'STOCK',
  INDEX: 'INDEX',
  NEWS: 'NEWS',
  ARTICLE: 'ARTICLE',
  BOND: 'BOND',
  COMMODITY: 'COMMODITY',
  CRYPTO: 'CRYPTO',
  CURRENCY: 'CURRENCY',
  DERIVATIVE: 'DERIVATIVE',
  ETF: 'ETF',
  FUND: 'FUND',
  FUTURE: 'FUTURE',
  INTEREST: 'INTEREST',
  PRECIOUS_METAL: 'PRECIOUS_METAL',
  UNKNOWN: 'UNKNOWN',
} as const;

export interface InstrumentUrls {
  /** Adresse der Instrumentseite im Portal (absolut oder ab Wurzel). */
  WEBSITE?: string;
  /** Nachrichten zum Instrument. */
  NEWS?: string;
  /** Derivate-Suche mit diesem Basiswert. */
  DERIVATIVES_FINDER?: string;
  /** ETF-Suche mit diesem Index. */
  ETF_FINDER?: string;
}

export interface Logo {
  /** Adresse des Logos mit Platzhaltern für Breite und Höhe. */
  cloudinaryUrlTemplate: string;
}

/**
 * Ein Instrument, wie Listen und Seiten es nennen.
 */
export interface Instrument {
  /** Immer „Instrument“. */
  type: string;
  entityType: EntityType;
  /** Unterart. */
  entitySubType?: string;
  /** Merkmale. */
  entityAttributes?: string[];
  /** Kennung. */
  entityValue: string;
  /** Name. */
  name: string;
  /** Kurzname für enge Stellen. */
  tinyName: string;
  /** Name in Adressen. */
  urlName: string;
  /**
     * ISIN.
     * @pattern ^[A-Z]{2}[A-Z0-9]{9}[0-9]$
     */
  isin?: string;
  /**
     * WKN.
     * @pattern ^[A-Z0-9]{6}$
     */
  wkn?: string;
  /** Börsenkürzel. */
  symbol?: string;
  /** Kürzel an der Heimatbörse. */
  homeSymbol?: string;
  /** Art auf Deutsch. */
  displayType: string;
  /** Technische Art. */
  instrumentType?: string;
  urls: InstrumentUrls;
  logo?: Logo;
  expires?: EpochMilliseconds;
}

/**
 * Art des Links.
 */
export type ContentItemLinkType = typeof ContentItemLinkType[keyof typeof ContentItemLinkType];


export const ContentItemLinkType = {
  EXTERNAL: 'EXTERNAL',
  INTERNAL: 'INTERNAL',
} as const;

/**
 * @maxLength 24
 * @pattern ^(ISIN:[A-Z]{2}[A-Z0-9]{9}[0-9]|WKN:[A-Z0-9]{6}|[A-Za-z0-9]{1,24})$
 */
export type EntityKey = string;

export interface InstrumentKey {
  entityType: EntityType;
  entityValue: EntityKey;
}

/**
 * Zeitraum eines Charts. D1 ein Tag, W1 eine Woche, M1 ein Monat, Y1 ein Jahr …, MAX alles.
 */
export type Range = typeof Range[keyof typeof Range];


export const Range = {
  D1: 'D1',
  W1: 'W1',
  M1: 'M1',
  M3: 'M3',
  M6: 'M6',
  Y1: 'Y1',
  Y3: 'Y3',
  Y5: 'Y5',
  Y10: 'Y10',
  MAX: 'MAX',
} as const;

export type ContentItemIssuer = {
  /** Haftungsausschluss. */
  longDisclaimer?: string;
};

/**
 * Ein Baustein eines Textes; `type` entscheidet, welche Felder gelten.
 */
export interface ContentItem {
  /** Art des Bausteins. */
  type: string;
  /** Text (einfaches HTML erlaubt). */
  value?: string;
  /** Nicht im Inhaltsverzeichnis. */
  excludedFromTOC?: boolean;
  /** Adresse. */
  url?: string;
  /** Art des Links. */
  linkType?: ContentItemLinkType;
  /** Bild im Bilderdienst. */
  cloudinaryId?: string;
  /** Adresse eines Bildes. */
  photoUrl?: string;
  /** Titel. */
  title?: string;
  /** Bildunterschrift. */
  caption?: string;
  /** Bildnachweis. */
  credit?: string;
  /** Seitenverhältnis (Breite durch Höhe). */
  ratio?: number;
  /** Breite in Pixeln. */
  width?: number;
  /** Höhe in Pixeln. */
  height?: number;
  /** Kennung des Videos. */
  videoId?: string;
  /** Kennung des Beitrags. */
  tweetId?: string;
  /** Adresse. */
  link?: string;
  /** Einträge einer Liste. */
  values?: string[];
  /** Zeilen einer Tabelle; die erste ist der Kopf. */
  rows?: string[][];
  /** Instrumente einer Liste oder eines Charts. */
  instruments?: InstrumentKey[];
  range?: Range;
  issuer?: ContentItemIssuer;
  /** Unbekannte Art still auslassen. */
  ignoreIfUnknown?: boolean;
  [key: string]: unknown;
 }

export interface Article {
  expires?: EpochMilliseconds;
  type: ArticleType;
  entityType: ArticleEntityType;
  /** Kennung. */
  entityValue: string;
  /** Adresse ohne führenden Schrägstrich. */
  alias?: string;
  urls: ArticleUrls;
  /** Überschrift. */
  headline: string;
  /** Anreißer. */
  teaser?: string;
  /** Rubrik. */
  category?: string;
  /** Bild. */
  cloudinaryId?: string;
  /** Autor. */
  author?: string;
  publisher: Publisher;
  displayType: ArticleDisplayType;
  language: ArticleLanguage;
  datetimePublication: DateTime;
  datetimeUpdate?: DateTime;
  /** Art, etwa Ratgeber. */
  articleSubTypeName?: string;
  /** Wörter. */
  wordCount?: number;
  /** Nur für Abonnenten. */
  premium: boolean;
  /** Instrumente im Artikel. */
  instruments: Instrument[];
  /** Bausteine in Reihenfolge. */
  contentItems: ContentItem[];
}

/**
 * Gewünschte Kursqualität.
 */
export type RequestQuality = typeof RequestQuality[keyof typeof RequestQuality];


export const RequestQuality = {
  BST: 'BST',
  RLT: 'RLT',
  DLY: 'DLY',
  EOD: 'EOD',
} as const;

/**
 * Kursqualität. RLT Echtzeit, DLY verzögert, EOD Tagesschluss.
 */
export type QualityCode = typeof QualityCode[keyof typeof QualityCode];


export const QualityCode = {
  RLT: 'RLT',
  DLY: 'DLY',
  EOD: 'EOD',
} as const;

/**
 * Währung nach ISO 4217.
 * @pattern ^[A-Z]{3}$
 */
export type IsoCurrency = string;

/**
 * Land nach ISO 3166-1 (zwei Buchstaben).
 * @pattern ^[A-Z]{2}$
 */
export type IsoCountry = string;

/**
 * Kalendertag `YYYY-MM-DD`.
 */
export type LocalDate = string;

/**
 * Fehlerantwort aller Aufrufe.
 */
export interface Error {
  /** Text für Besucher. */
  displayErrorMessage: string;
  /** Fachlicher Fehlercode. */
  errorCode: number;
  /** Technischer Text (englisch). */
  errorMessage: string;
  /** Kennung der Anfrage für Rückfragen. */
  identifier: string;
  /** HTTP-Status. */
  statusCode: number;
}

/**
 * Handelsplatz einer Notierung.
 */
export interface Market {
  /** Handelsplatz. */
  name: string;
  /** `_` + Börse, `@_` + Market Maker bei außerbörslichem Handel. */
  codeMarket: string;
  /** Börse. */
  nameExchange?: string;
  /** Kürzel der Börse. */
  codeExchange?: string;
  /** Market Maker. */
  nameContributor?: string;
  /** Kürzel des Market Makers. */
  codeContributor?: string;
  /** Notierung. */
  idNotation: number;
  isoCountry?: IsoCountry;
  /** Kürzel bei Google. */
  codeExchangeGoogle?: string;
}

/**
 * Simuliert oder eingelesen.
 */
export type PriceSourceKind = typeof PriceSourceKind[keyof typeof PriceSourceKind];


export const PriceSourceKind = {
  SIMULATED: 'SIMULATED',
  IMPORTED: 'IMPORTED',
} as const;

/**
 * Woher die Kurse stammen. Simulierte Kurse werden auf der Seite so genannt.
 */
export interface PriceSource {
  /** Simuliert oder eingelesen. */
  kind: PriceSourceKind;
  /** Quelle für Besucher. */
  name: string;
  /** Adresse der Quelle. */
  url?: string;
  /** Lizenz der Quelle. */
  license?: string;
}

/**
 * Kurs einer Notierung. Unbekanntes fehlt.
 */
export interface Quote {
  expires?: EpochMilliseconds;
  /** Kennung des Instruments. */
  idInstrument: string;
  entityType: EntityType;
  /** Kennung. */
  entityValue: string;
  market: Market;
  isoCurrency: IsoCurrency;
  /** Handelszeiten. */
  idTradingSchedule?: number;
  /** Art des Kurses. */
  idTypePrice?: number;
  /** Eröffnung. */
  open?: number;
  /** Tageshoch. */
  high?: number;
  /** Tagestief. */
  low?: number;
  /** Letzter Kurs. */
  last: number;
  /** Schlusskurs des Vortags. */
  previousLast?: number;
  /** Veränderung zum Vortag in der Währung. */
  performance?: number;
  /** Veränderung zum Vortag in Prozent (1.8161 = 1.8161 %). */
  performancePct?: number;
  /** Geldkurs. */
  bid?: number;
  /** Briefkurs. */
  ask?: number;
  /** Stück im Geld. */
  volumeBid?: number;
  /** Stück im Brief. */
  volumeAsk?: number;
  /** Stück des letzten Handels. */
  volume?: number;
  /** Umsatz des letzten Handels in der Währung. */
  money?: number;
  /** Gehandelte Stück heute. */
  totalVolume?: number;
  /** Umsatz heute in der Währung. */
  totalMoney?: number;
  /** Gehandelte Stück der letzten vier Wochen. */
  volume4Weeks?: number;
  datetimeOpen?: DateTime;
  datetimeHigh?: DateTime;
  datetimeLow?: DateTime;
  datetimeLast: DateTime;
  datetimePreviousLast?: DateTime;
  datetimeBid?: DateTime;
  datetimeAsk?: DateTime;
  /** Hoch der letzten 52 Wochen. */
  highPrice1Year?: number;
  /** Tief der letzten 52 Wochen. */
  lowPrice1Year?: number;
  datetimeHighPrice1Year?: DateTime;
  datetimeLowPrice1Year?: DateTime;
  /** Veränderung in einem Jahr in der Währung. */
  performance1Year?: number;
  /** Veränderung in einem Jahr in Prozent. */
  performance1YearPct?: number;
  codeQualityPrice: QualityCode;
  codeQualityPriceBidAsk?: QualityCode;
  /** Kurszusatz („G“ Geld, „B“ Brief). */
  addendum?: string;
  /** Einheit der Notierung (STK, PCT, PKT). */
  unitType: string;
  /** Einheit für die Anzeige (Währung oder Einheit). */
  displayUnit: string;
  priceSource: PriceSource;
}

export interface InstrumentQueryResult {
  expires?: EpochMilliseconds;
  /** Die Suche. */
  searchValue: string;
  /** Treffer, wichtigster zuerst. */
  list: Instrument[];
}

export interface InstrumentListRequest {
  /**
     * @minItems 1
     * @maxItems 500
     */
  list: InstrumentKey[];
}

export interface InstrumentList {
  expires?: EpochMilliseconds;
  /** Zahl der Einträge. */
  total: number;
  /** In der Reihenfolge der Anfrage; Unbekannte fehlen. */
  list: Instrument[];
}

export type QuoteListRequestListItem = {
  entityType: EntityType;
  entityValue: EntityKey;
  quality?: RequestQuality;
  /** @maxLength 16 */
  codeMarket?: string;
  isoCurrency?: IsoCurrency;
  /** @minimum 1 */
  idNotation?: number;
};

export interface QuoteListRequest {
  /**
     * @minItems 1
     * @maxItems 500
     */
  list: QuoteListRequestListItem[];
}

export interface QuoteList {
  expires?: EpochMilliseconds;
  /** Zahl der Kurse. */
  total?: number;
  list: Quote[];
}

export type ChartHistoryResolution = typeof ChartHistoryResolution[keyof typeof ChartHistoryResolution];


export const ChartHistoryResolution = {
  '1m': '1m',
  '5m': '5m',
  '15m': '15m',
  '1H': '1H',
  '1D': '1D',
  '1W': '1W',
  '1M': '1M',
} as const;

export interface ChartHistory {
  expires?: EpochMilliseconds;
  entityType: EntityType;
  /** Kennung. */
  entityValue: string;
  market: Market;
  /** Kennung des Instruments. */
  idInstrument: string;
  /** Notierung. */
  idNotation: number;
  isoCurrency: IsoCurrency;
  /** Einheit der Notierung. */
  unitType: string;
  /** Einheit für die Anzeige. */
  displayUnit: string;
  /** Handelszeiten. */
  idTradingSchedule?: number;
  datetimeStartAvailableHistory?: DateTime;
  datetimeEndAvailableHistory?: DateTime;
  priceSource: PriceSource;
  resolution: ChartHistoryResolution;
  /** Zeitpunkte in Sekunden seit 1970 (UTC); Tageskurse 12 Uhr UTC. */
  datetimeLast: number[];
  /** Eröffnung. */
  first: number[];
  /** Schluss. */
  last: number[];
  /** Hoch. */
  high: number[];
  /** Tief. */
  low: number[];
  /** Gehandelte Stück. */
  volume: number[];
  /** Zahl der Kurse. */
  numberPrices: number[];
}

export interface SimpleChartHistory {
  expires?: EpochMilliseconds;
  entityType: EntityType;
  /** Kennung. */
  entityValue: string;
  market: Market;
  /** Kennung des Instruments. */
  idInstrument: string;
  /** Notierung. */
  idNotation: number;
  isoCurrency: IsoCurrency;
  /** Einheit der Notierung. */
  unitType: string;
  /** Einheit für die Anzeige. */
  displayUnit: string;
  /** Handelszeiten. */
  idTradingSchedule?: number;
  datetimeStartAvailableHistory?: DateTime;
  datetimeEndAvailableHistory?: DateTime;
  priceSource: PriceSource;
  /** Schlusskurs vor dem Zeitraum. */
  previousLast?: number;
  /** Zeitpunkte in Millisekunden seit 1970 (UTC). */
  datetimeTick: number[];
  /** Kurse. */
  tick: number[];
}

export interface EodHistory {
  expires?: EpochMilliseconds;
  entityType: EntityType;
  /** Kennung. */
  entityValue: string;
  market: Market;
  /** Kennung des Instruments. */
  idInstrument: string;
  /** Notierung. */
  idNotation: number;
  isoCurrency: IsoCurrency;
  /** Einheit der Notierung. */
  unitType: string;
  /** Einheit für die Anzeige. */
  displayUnit: string;
  /** Handelszeiten. */
  idTradingSchedule?: number;
  datetimeStartAvailableHistory?: DateTime;
  datetimeEndAvailableHistory?: DateTime;
  priceSource: PriceSource;
  /** Zahl aller Tage im Zeitraum. */
  total?: number;
  /** Zeitpunkte in Sekunden seit 1970 (UTC); Tageskurse 12 Uhr UTC. */
  datetimeLast: number[];
  /** Eröffnung. */
  first: number[];
  /** Schluss. */
  last: number[];
  /** Hoch. */
  high: number[];
  /** Tief. */
  low: number[];
  /** Gehandelte Stück. */
  volume: number[];
  /** Zahl der Kurse. */
  numberPrices: number[];
}

/**
 * Kennzahlen aus dem Kursverlauf; Unbekanntes fehlt.
 */
export interface PerformanceValues {
  /** Notierung. */
  idNotation: number;
  /** Durchschnittlicher Tagesumsatz in der Währung (D5). */
  averageMoneyD5?: number;
  /** Durchschnittlicher Tagesumsatz in der Währung (D30). */
  averageMoneyD30?: number;
  /** Durchschnittlicher Tagesumsatz in der Währung (D100). */
  averageMoneyD100?: number;
  /** Durchschnittlicher Tagesumsatz in der Währung (D250). */
  averageMoneyD250?: number;
  /** Durchschnittlicher Tagesumsatz in der Währung (Cy). */
  averageMoneyCy?: number;
  /** Durchschnittskurs (D5). */
  averagePriceD5?: number;
  /** Durchschnittskurs (D30). */
  averagePriceD30?: number;
  /** Durchschnittskurs (D100). */
  averagePriceD100?: number;
  /** Durchschnittskurs (D250). */
  averagePriceD250?: number;
  /** Durchschnittskurs (Cy). */
  averagePriceCy?: number;
  /** Durchschnittlich gehandelte Stück je Tag (D5). */
  averageVolumeD5?: number;
  /** Durchschnittlich gehandelte Stück je Tag (D30). */
  averageVolumeD30?: number;
  /** Durchschnittlich gehandelte Stück je Tag (D100). */
  averageVolumeD100?: number;
  /** Durchschnittlich gehandelte Stück je Tag (D250). */
  averageVolumeD250?: number;
  /** Umsatz in der Währung (D5). */
  moneyD5?: number;
  /** Umsatz in der Währung (D30). */
  moneyD30?: number;
  /** Umsatz in der Währung (D100). */
  moneyD100?: number;
  /** Umsatz in der Währung (D250). */
  moneyD250?: number;
  /** Veränderung in der Währung (Cy). */
  performanceAbsCy?: number;
  /** Veränderung in der Währung (W1). */
  performanceAbsW1?: number;
  /** Veränderung in der Währung (W4). */
  performanceAbsW4?: number;
  /** Veränderung in der Währung (M3). */
  performanceAbsM3?: number;
  /** Veränderung in der Währung (M6). */
  performanceAbsM6?: number;
  /** Veränderung in der Währung (W52). */
  performanceAbsW52?: number;
  /** Veränderung in der Währung (Y3). */
  performanceAbsY3?: number;
  /** Veränderung in der Währung (Y5). */
  performanceAbsY5?: number;
  /** Veränderung in der Währung (Y7). */
  performanceAbsY7?: number;
  /** Veränderung in der Währung (Y10). */
  performanceAbsY10?: number;
  /** Veränderung in Prozent (Cy). */
  performanceRelCy?: number;
  /** Veränderung in Prozent (D1). */
  performanceRelD1?: number;
  /** Veränderung in Prozent (W1). */
  performanceRelW1?: number;
  /** Veränderung in Prozent (W4). */
  performanceRelW4?: number;
  /** Veränderung in Prozent (M2). */
  performanceRelM2?: number;
  /** Veränderung in Prozent (M3). */
  performanceRelM3?: number;
  /** Veränderung in Prozent (M6). */
  performanceRelM6?: number;
  /** Veränderung in Prozent (W52). */
  performanceRelW52?: number;
  /** Veränderung in Prozent (Y2). */
  performanceRelY2?: number;
  /** Veränderung in Prozent (Y3). */
  performanceRelY3?: number;
  /** Veränderung in Prozent (Y4). */
  performanceRelY4?: number;
  /** Veränderung in Prozent (Y5). */
  performanceRelY5?: number;
  /** Veränderung in Prozent (Y7). */
  performanceRelY7?: number;
  /** Veränderung in Prozent (Y10). */
  performanceRelY10?: number;
  /** Annualisierte Volatilität in Prozent (W1). */
  volaW1?: number;
  /** Annualisierte Volatilität in Prozent (30). */
  vola30?: number;
  /** Annualisierte Volatilität in Prozent (M1). */
  volaM1?: number;
  /** Annualisierte Volatilität in Prozent (M3). */
  volaM3?: number;
  /** Annualisierte Volatilität in Prozent (M6). */
  volaM6?: number;
  /** Annualisierte Volatilität in Prozent (250). */
  vola250?: number;
  /** Annualisierte Volatilität in Prozent (Y1). */
  volaY1?: number;
  /** Annualisierte Volatilität in Prozent (Y3). */
  volaY3?: number;
  /** Annualisierte Volatilität in Prozent (Y5). */
  volaY5?: number;
  /** Annualisierte Volatilität in Prozent (Y7). */
  volaY7?: number;
  /** Annualisierte Volatilität in Prozent (Y10). */
  volaY10?: number;
  /** Annualisierte Volatilität in Prozent (Cy). */
  volaCy?: number;
  /** Durchschnittlich gehandelte Stück je Tag (W1). */
  volumeAvgW1?: number;
  /** Durchschnittlich gehandelte Stück je Tag (W4). */
  volumeAvgW4?: number;
  /** Durchschnittlich gehandelte Stück je Tag (W52). */
  volumeAvgW52?: number;
  /** Gehandelte Stück (W1). */
  volumeW1?: number;
  /** Gehandelte Stück (W4). */
  volumeW4?: number;
  /** Gehandelte Stück (W52). */
  volumeW52?: number;
  /** Höchster Kurs (W1). */
  highPriceW1?: number;
  /** Höchster Kurs (M1). */
  highPriceM1?: number;
  /** Höchster Kurs (M3). */
  highPriceM3?: number;
  /** Höchster Kurs (M6). */
  highPriceM6?: number;
  /** Höchster Kurs (W52). */
  highPriceW52?: number;
  /** Höchster Kurs (Y3). */
  highPriceY3?: number;
  /** Höchster Kurs (Y5). */
  highPriceY5?: number;
  /** Höchster Kurs (Y7). */
  highPriceY7?: number;
  /** Höchster Kurs (Y10). */
  highPriceY10?: number;
  /** Höchster Kurs (Year). */
  highPriceYear?: number;
  /** Tiefster Kurs (W1). */
  lowPriceW1?: number;
  /** Tiefster Kurs (M1). */
  lowPriceM1?: number;
  /** Tiefster Kurs (M3). */
  lowPriceM3?: number;
  /** Tiefster Kurs (M6). */
  lowPriceM6?: number;
  /** Tiefster Kurs (W52). */
  lowPriceW52?: number;
  /** Tiefster Kurs (Y3). */
  lowPriceY3?: number;
  /** Tiefster Kurs (Y5). */
  lowPriceY5?: number;
  /** Tiefster Kurs (Y7). */
  lowPriceY7?: number;
  /** Tiefster Kurs (Y10). */
  lowPriceY10?: number;
  /** Tiefster Kurs (Year). */
  lowPriceYear?: number;
  /** Kurs zu Beginn des Zeitraums (Cy). */
  lastPriceCy?: number;
  /** Kurs zu Beginn des Zeitraums (W1). */
  lastPriceW1?: number;
  /** Kurs zu Beginn des Zeitraums (W4). */
  lastPriceW4?: number;
  /** Kurs zu Beginn des Zeitraums (M3). */
  lastPriceM3?: number;
  /** Kurs zu Beginn des Zeitraums (M6). */
  lastPriceM6?: number;
  /** Kurs zu Beginn des Zeitraums (W52). */
  lastPriceW52?: number;
  /** Kurs zu Beginn des Zeitraums (Y3). */
  lastPriceY3?: number;
  /** Kurs zu Beginn des Zeitraums (Y5). */
  lastPriceY5?: number;
  /** Kurs zu Beginn des Zeitraums (Y7). */
  lastPriceY7?: number;
  /** Kurs zu Beginn des Zeitraums (Y10). */
  lastPriceY10?: number;
  dateM1High?: DateTime;
  dateM1Low?: DateTime;
  dateM3High?: DateTime;
  dateM3Low?: DateTime;
  dateM6High?: DateTime;
  dateM6Low?: DateTime;
  dateW1High?: DateTime;
  dateW1Low?: DateTime;
  dateW52High?: DateTime;
  dateW52Low?: DateTime;
  dateY10High?: DateTime;
  dateY10Low?: DateTime;
  dateY3High?: DateTime;
  dateY3Low?: DateTime;
  dateY5High?: DateTime;
  dateY5Low?: DateTime;
  dateY7High?: DateTime;
  dateY7Low?: DateTime;
  dateYearHigh?: DateTime;
  dateYearLow?: DateTime;
  dateW1Last?: DateTime;
  dateW4Last?: DateTime;
  dateM3Last?: DateTime;
  dateM6Last?: DateTime;
  dateW52Last?: DateTime;
  dateY3Last?: DateTime;
  dateY5Last?: DateTime;
  dateY7Last?: DateTime;
  dateY10Last?: DateTime;
  dateCyLast?: DateTime;
}

export interface SnapshotChart {
  /** Notierung. */
  idNotation: number;
  selectedRange: Range;
  ranges: Range[];
  /** Handelsplatz. */
  codeMarket: string;
  isoCurrency: IsoCurrency;
}

export interface SnapshotKeywords {
  entityType?: EntityType;
  entityValue?: string;
  isin?: string;
  wkn?: string;
  idFamily?: string;
}

export type CompanyType = typeof CompanyType[keyof typeof CompanyType];


export const CompanyType = {
  Company: 'Company',
} as const;

export type CompanyEntityType = typeof CompanyEntityType[keyof typeof CompanyEntityType];


export const CompanyEntityType = {
  COMPANY: 'COMPANY',
} as const;

export type CompanyBranchSector = {
  idSector: number;
  /** Sektor. */
  name: string;
};

export type CompanyBranch = {
  idBranch: number;
  /** Branche. */
  name: string;
  sector?: CompanyBranchSector;
};

export interface Company {
  type: CompanyType;
  entityType: CompanyEntityType;
  /** Kennung. */
  entityValue: string;
  /** Firma. */
  name: string;
  isoCountry?: IsoCountry;
  /** Land auf Deutsch. */
  nameCountry?: string;
  branch?: CompanyBranch;
}

export interface StocksDetails {
  /** Kurzname. */
  shortName?: string;
  /** Amtlicher Name des Wertpapiers. */
  officialName?: string;
}

export interface StocksFigure {
  idCompany?: number;
  idInstrument?: number;
  isoCurrency?: IsoCurrency;
  /** Marktkapitalisierung der Gattung. */
  marketCapInstrument?: number;
  /** Marktkapitalisierung des Unternehmens. */
  marketCapCompany?: number;
  /** Zahl der Aktien der Gattung. */
  numSharesInstrument?: number;
  /** Zahl aller Aktien. */
  numSharesCompany?: number;
  datetimeCalculation?: DateTime;
}

export interface IndicesDetails {
  /** Art des Index, etwa Performance- oder Kursindex. */
  nameIndexType?: string;
  isoCountry?: IsoCountry;
  /** Land auf Deutsch. */
  nameCountry?: string;
  /** Erdteil. */
  nameContinent?: string;
  /** Indexfamilie. */
  nameFamily?: string;
  /** Zahl der Mitglieder. */
  numberConstituents?: number;
  /** Einheit. */
  unitType?: string;
}

export interface CommodityDetails {
  /** Gruppe, etwa Energie oder Edelmetalle. */
  nameCategory?: string;
  /** Handelseinheit, etwa Barrel oder Feinunze. */
  nameQuotationUnit?: string;
  /** Handelsort oder Referenz des Kurses. */
  nameProvider?: string;
}

export type StockSnapshotType = typeof StockSnapshotType[keyof typeof StockSnapshotType];


export const StockSnapshotType = {
  StocksSnapshot: 'StocksSnapshot',
} as const;

export interface StockSnapshot {
  expires?: EpochMilliseconds;
  type: StockSnapshotType;
  instrument: Instrument;
  quote: Quote;
  quoteList: QuoteList;
  chart: SnapshotChart;
  cnPerformance: PerformanceValues;
  /** Beschreibung. */
  profile: ContentItem[];
  relatedInstrumentItemList?: Instrument[];
  keywords: SnapshotKeywords;
  company: Company;
  stocksDetails: StocksDetails;
  stocksFigure: StocksFigure;
}

export type IndexSnapshotType = typeof IndexSnapshotType[keyof typeof IndexSnapshotType];


export const IndexSnapshotType = {
  IndicesSnapshot: 'IndicesSnapshot',
} as const;

export interface IndexSnapshot {
  expires?: EpochMilliseconds;
  type: IndexSnapshotType;
  instrument: Instrument;
  quote: Quote;
  quoteList: QuoteList;
  chart: SnapshotChart;
  cnPerformance: PerformanceValues;
  /** Beschreibung. */
  profile: ContentItem[];
  relatedInstrumentItemList?: Instrument[];
  keywords: SnapshotKeywords;
  /** Zahl der Mitglieder. */
  numberConstituents?: number;
  indicesDetails: IndicesDetails;
}

export type CommoditySnapshotType = typeof CommoditySnapshotType[keyof typeof CommoditySnapshotType];


export const CommoditySnapshotType = {
  CommoditySnapshot: 'CommoditySnapshot',
  PreciousMetalSnapshot: 'PreciousMetalSnapshot',
} as const;

export interface CommoditySnapshot {
  expires?: EpochMilliseconds;
  type: CommoditySnapshotType;
  instrument: Instrument;
  quote: Quote;
  quoteList: QuoteList;
  chart: SnapshotChart;
  cnPerformance: PerformanceValues;
  /** Beschreibung. */
  profile: ContentItem[];
  relatedInstrumentItemList?: Instrument[];
  keywords: SnapshotKeywords;
  commodityDetails: CommodityDetails;
}

/**
 * Die Anfrage passt nicht zum Vertrag.
 */
export type BadRequestResponse = Error;

/**
 * Das Gesuchte gibt es nicht.
 */
export type NotFoundResponse = Error;

/**
 * Der Rumpf der Anfrage ist zu groß.
 */
export type PayloadTooLargeResponse = Error;

/**
 * Zu viele Anfragen.
 */
export type TooManyRequestsResponse = Error;

/**
 * Der Dienst ist gerade nicht erreichbar.
 */
export type ServiceUnavailableResponse = Error;

/**
 * Unerwarteter Fehler.
 */
export type UnexpectedErrorResponse = Error;

/**
 * Notierung (Instrument an einem Handelsplatz). Ohne sie gilt die Leitbörse.
 */
export type IdNotationParameter = number;

/**
 * Kürzel des Handelsplatzes, wenn keine Notierung genannt ist.
 */
export type CodeMarketParameter = string;

export type IsoCurrencyParameter = IsoCurrency;

export type QualityParameter = RequestQuality;

/**
 * Art des Kurses (1 = gehandelter Kurs).
 */
export type IdTypePriceParameter = number;

/**
 * Gruppe der Kursart.
 */
export type IdGroupTypePriceParameter = number;

export type RangeParameter = Range;

export type StartDateParameter = LocalDate;

export type EndDateParameter = LocalDate;

/**
 * Kurse um Ausschüttungen bereinigen.
 */
export type WithEarningsParameter = boolean;

/**
 * Seite, ab 0 gezählt.
 */
export type PageParameter = number;

/**
 * Einträge je Seite.
 */
export type PerPageParameter = number;

export type OrderParameter = typeof OrderParameter[keyof typeof OrderParameter];


export const OrderParameter = {
  ASC: 'ASC',
  DESC: 'DESC',
} as const;

export type FindArticlesParams = {
/**
 * Seite, ab 0 gezählt.
 * @minimum 0
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Einträge je Seite.
 * @minimum 1
 * @maximum 10000
 */
perPage?: PerPageParameter;
/**
 * Rubrik.
 * @maxLength 60
 * @pattern ^[a-z0-9-]+$
 */
category?: string;
/**
 * Nur Artikel zu diesem Instrument.
 */
entityType?: EntityType;
/**
 * Nur Artikel zu diesem Instrument.
 */
entityValue?: EntityKey;
/**
 * Zahl aller Treffer mitliefern.
 */
calculateTotal?: boolean;
/**
 * Anwendung.
 * @maxLength 20
 */
application?: string;
/**
 * Gerät.
 */
device?: FindArticlesDevice;
};

export type FindArticlesDevice = typeof FindArticlesDevice[keyof typeof FindArticlesDevice];


export const FindArticlesDevice = {
  DESKTOP: 'DESKTOP',
  TABLET: 'TABLET',
  MOBILE: 'MOBILE',
  UNKNOWN: 'UNKNOWN',
} as const;

export type QueryInstrumentsParams = {
/**
 * Name, ISIN, WKN oder Kürzel.
 * @minLength 1
 * @maxLength 100
 */
searchValue: string;
/**
 * Nur diese Art.
 */
type?: EntityType;
/**
 * Höchstzahl der Treffer.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
/**
 * Kennung der Sitzung für die Auswertung.
 * @maxLength 64
 */
scapaId?: string;
};

export type GetQuoteParams = {
/**
 * Notierung (Instrument an einem Handelsplatz). Ohne sie gilt die Leitbörse.
 * @minimum 1
 * @maximum 2147483647
 */
idNotation?: IdNotationParameter;
/**
 * Gewünschte Kursqualität.
 */
quality?: QualityParameter;
/**
 * Kürzel des Handelsplatzes, wenn keine Notierung genannt ist.
 * @maxLength 16
 * @pattern ^@?_?[A-Z0-9]+$
 */
codeMarket?: CodeMarketParameter;
/**
 * Währung nach ISO 4217.
 * @pattern ^[A-Z]{3}$
 */
isoCurrency?: IsoCurrencyParameter;
/**
 * Zeitraum eines Charts. D1 ein Tag, W1 eine Woche, M1 ein Monat, Y1 ein Jahr …, MAX alles.
 */
range?: RangeParameter;
};

export type GetChartHistoryParams = {
/**
 * Notierung (Instrument an einem Handelsplatz). Ohne sie gilt die Leitbörse.
 * @minimum 1
 * @maximum 2147483647
 */
idNotation?: IdNotationParameter;
/**
 * Gewünschte Kursqualität.
 */
quality?: QualityParameter;
/**
 * Art des Kurses (1 = gehandelter Kurs).
 * @minimum 0
 * @maximum 999
 */
idTypePrice?: IdTypePriceParameter;
/**
 * Gruppe der Kursart.
 * @minimum 0
 * @maximum 999
 */
idGroupTypePrice?: IdGroupTypePriceParameter;
/**
 * Kürzel des Handelsplatzes, wenn keine Notierung genannt ist.
 * @maxLength 16
 * @pattern ^@?_?[A-Z0-9]+$
 */
codeMarket?: CodeMarketParameter;
/**
 * Währung nach ISO 4217.
 * @pattern ^[A-Z]{3}$
 */
isoCurrency?: IsoCurrencyParameter;
/**
 * Zeitraum eines Charts. D1 ein Tag, W1 eine Woche, M1 ein Monat, Y1 ein Jahr …, MAX alles.
 */
range?: RangeParameter;
/**
 * Kalendertag `YYYY-MM-DD`.
 */
startDate?: StartDateParameter;
/**
 * Kalendertag `YYYY-MM-DD`.
 */
endDate?: EndDateParameter;
/**
 * Kurse um Ausschüttungen bereinigen.
 */
withEarnings?: WithEarningsParameter;
/**
 * Länge eines Balkens.
 */
resolution?: GetChartHistoryResolution;
};

export type GetChartHistoryResolution = typeof GetChartHistoryResolution[keyof typeof GetChartHistoryResolution];


export const GetChartHistoryResolution = {
  '1m': '1m',
  '5m': '5m',
  '15m': '15m',
  '1H': '1H',
  '1D': '1D',
  '1W': '1W',
  '1M': '1M',
} as const;

export type GetSimpleChartHistoryParams = {
/**
 * Notierung (Instrument an einem Handelsplatz). Ohne sie gilt die Leitbörse.
 * @minimum 1
 * @maximum 2147483647
 */
idNotation?: IdNotationParameter;
/**
 * Gewünschte Kursqualität.
 */
quality?: QualityParameter;
/**
 * Art des Kurses (1 = gehandelter Kurs).
 * @minimum 0
 * @maximum 999
 */
idTypePrice?: IdTypePriceParameter;
/**
 * Gruppe der Kursart.
 * @minimum 0
 * @maximum 999
 */
idGroupTypePrice?: IdGroupTypePriceParameter;
/**
 * Kürzel des Handelsplatzes, wenn keine Notierung genannt ist.
 * @maxLength 16
 * @pattern ^@?_?[A-Z0-9]+$
 */
codeMarket?: CodeMarketParameter;
/**
 * Währung nach ISO 4217.
 * @pattern ^[A-Z]{3}$
 */
isoCurrency?: IsoCurrencyParameter;
/**
 * Zeitraum eines Charts. D1 ein Tag, W1 eine Woche, M1 ein Monat, Y1 ein Jahr …, MAX alles.
 */
range?: RangeParameter;
/**
 * Kalendertag `YYYY-MM-DD`.
 */
startDate?: StartDateParameter;
/**
 * Kalendertag `YYYY-MM-DD`.
 */
endDate?: EndDateParameter;
/**
 * Kurse um Ausschüttungen bereinigen.
 */
withEarnings?: WithEarningsParameter;
/**
 * Länge eines Balkens.
 */
resolution?: GetSimpleChartHistoryResolution;
/**
 * Art der Reihe.
 */
chartType?: GetSimpleChartHistoryChartType;
};

export type GetSimpleChartHistoryResolution = typeof GetSimpleChartHistoryResolution[keyof typeof GetSimpleChartHistoryResolution];


export const GetSimpleChartHistoryResolution = {
  '1m': '1m',
  '5m': '5m',
  '15m': '15m',
  '1H': '1H',
  '1D': '1D',
  '1W': '1W',
  '1M': '1M',
} as const;

export type GetSimpleChartHistoryChartType = typeof GetSimpleChartHistoryChartType[keyof typeof GetSimpleChartHistoryChartType];


export const GetSimpleChartHistoryChartType = {
  PRICE: 'PRICE',
} as const;

export type GetEodHistoryParams = {
/**
 * Notierung (Instrument an einem Handelsplatz). Ohne sie gilt die Leitbörse.
 * @minimum 1
 * @maximum 2147483647
 */
idNotation?: IdNotationParameter;
/**
 * Zeitraum eines Charts. D1 ein Tag, W1 eine Woche, M1 ein Monat, Y1 ein Jahr …, MAX alles.
 */
range?: RangeParameter;
/**
 * Kalendertag `YYYY-MM-DD`.
 */
startDate?: StartDateParameter;
/**
 * Kalendertag `YYYY-MM-DD`.
 */
endDate?: EndDateParameter;
/**
 * Seite, ab 0 gezählt.
 * @minimum 0
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Einträge je Seite.
 * @minimum 1
 * @maximum 10000
 */
perPage?: PerPageParameter;
/**
 * Sortierrichtung.
 */
order?: OrderParameter;
/**
 * Kurse um Ausschüttungen bereinigen.
 */
withEarnings?: WithEarningsParameter;
};

export type GetPerformanceValuesParams = {
/**
 * Notierung (Instrument an einem Handelsplatz). Ohne sie gilt die Leitbörse.
 * @minimum 1
 * @maximum 2147483647
 */
idNotation?: IdNotationParameter;
};


