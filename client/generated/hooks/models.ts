/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
export interface Publisher {
  /** Kennung. */
  id: number;
  /** Herausgeber. */
  name: string;
}

/**
 * Art des Beitrags: zum Lesen, zum Hören (mit Text) oder zum Sehen (mit Text).
 */
export type ContentType = typeof ContentType[keyof typeof ContentType];


export const ContentType = {
  ARTICLE: 'ARTICLE',
  PODCAST: 'PODCAST',
  VIDEO: 'VIDEO',
} as const;

/**
 * Wie der Werbekunde genannt wird.
 */
export type NewsCategoryAdLabelStyle = typeof NewsCategoryAdLabelStyle[keyof typeof NewsCategoryAdLabelStyle];


export const NewsCategoryAdLabelStyle = {
  WITH_NAME: 'WITH_NAME',
  WITH_LOGO: 'WITH_LOGO',
} as const;

/**
 * Rubrik mit dem, was ihre Seiten zeigen.
 */
export interface NewsCategory {
  /**
     * Kennung.
     * @minimum 1
     */
  id?: number;
  /** Kürzel. */
  alias: string;
  /** Kürzel der Rubrik, zu der sie gehört. */
  parent?: string;
  /** Name. */
  name: string;
  /** Adresse im Portal. */
  url: string;
  /** Titel ihrer Seite, auch für Suchmaschinen. */
  title?: string;
  /** Überschrift ihrer Seite. */
  headline?: string;
  /** Beschreibung. */
  description?: string;
  /** Suchmaschinen nehmen die Seiten nicht auf. */
  noIndex: boolean;
  /** Die Seiten zeigen Anzeigenplätze. */
  displayAds: boolean;
  /** Wie der Werbekunde genannt wird. */
  adLabelStyle?: NewsCategoryAdLabelStyle;
}

/**
 * Autorin oder Autor.
 */
export interface Author {
  /** Kennung. */
  id: number;
  /** Kürzel. */
  alias: string;
  /** Titel. */
  title?: string;
  /** Vorname. */
  firstName?: string;
  /** Nachname. */
  lastName: string;
  /** Kurze Vita. */
  vita?: string;
  /** Funktion in der Redaktion. */
  position?: string;
  /** Schwerpunkte, der wichtigste zuerst. */
  topics?: string[];
  /** Was über Interessenkonflikte zu wissen ist. */
  disclosure?: string;
  /** Bild der Person, quadratisch. */
  cloudinaryId?: string;
}

/**
 * Quelle eines Beitrags.
 */
export interface ArticleSource {
  /** Kürzel. */
  alias: string;
  /** Name. */
  name: string;
  /** Ob es eine Nachrichtenagentur ist. */
  isAgency: boolean;
  /** Zeichen der Quelle, quadratisch. */
  cloudinaryId?: string;
}

/**
 * Eine Aufnahme.
 */
export interface AudioFile {
  /** Adresse, im Portal ohne Rechner. */
  url: string;
  /** Art der Datei. */
  mediaType: string;
  /**
     * Größe in Bytes.
     * @minimum 1
     */
  bytes: number;
  /**
     * Länge in Sekunden.
     * @minimum 1
     */
  seconds: number;
}

/**
 * Kapitel einer Aufnahme.
 */
export interface Chapter {
  /**
     * Beginn in Sekunden.
     * @minimum 0
     */
  start: number;
  /** Titel. */
  title: string;
}

/**
 * Folge eines Podcasts.
 */
export interface PodcastEpisode {
  /** Kürzel des Podcasts. */
  alias: string;
  /** Titel des Podcasts. */
  title: string;
  /** Nummer der Folge. */
  number: number;
  audio?: AudioFile;
  /** Kapitel, das erste zuerst. */
  chapters?: Chapter[];
}

/**
 * Ein Video bei einem fremden Dienst.
 */
export interface Video {
  /** Adresse seines Players. */
  url: string;
  /** Adresse der Seite mit dem Video. */
  link?: string;
}

/**
 * Wo der Player auf der Seite eines Podcasts steht: im Kopf, über oder unter den Folgen.
 */
export type PlayerPosition = typeof PlayerPosition[keyof typeof PlayerPosition];


export const PlayerPosition = {
  HEAD: 'HEAD',
  ABOVE_EPISODES: 'ABOVE_EPISODES',
  BELOW_EPISODES: 'BELOW_EPISODES',
} as const;

/**
 * Dienst, bei dem man einen Podcast hören kann.
 */
export interface PodcastService {
  /** Name. */
  name: string;
  /** Adresse. */
  url: string;
}

/**
 * Podcast.
 */
export interface Podcast {
  /** Kürzel. */
  alias: string;
  /** Titel. */
  title: string;
  /** Adresse im Portal. */
  url: string;
  /** Anreißer. */
  teaser?: string;
  /** Beschreibung. */
  description?: string;
  /** Autorinnen und Autoren. */
  authors: Author[];
  /** Bild. */
  cloudinaryId?: string;
  /** Bild auf der Seite des Podcasts. */
  heroImageId?: string;
  /**
     * Breite des Bildes auf der Seite des Podcasts in Pixeln.
     * @minimum 1
     */
  heroImageWidth?: number;
  /** Inhaltsströme, aus denen die Folgen kommen. */
  contentStreamIds?: number[];
  /**
     * Kennung der Rubrik der Folgen.
     * @minimum 1
     */
  idCategoryFormat?: number;
  /** Dritte Ebene der Seite in der Auswertung. */
  contentLevel3?: string;
  playerPosition?: PlayerPosition;
  /** Wo man ihn hören kann. */
  services?: PodcastService[];
  /** Zahl der erschienenen Folgen. */
  numberEpisodes: number;
}

/**
 * Name eines Dokuments der Redaktion: ein Beitrag (`articles`, `podcasts`, `videos`) oder worauf Beiträge sich beziehen (`directory.yaml` …).
 * @maxLength 160
 * @pattern ^[a-z0-9][a-zA-Z0-9_-]*([./][a-zA-Z0-9_-]+)*[.]yaml$
 */
export type ArticleDocumentName = string;

/**
 * Was einen Stand eines Dokuments von anderen unterscheidet; `none`, wo es keines gibt.
 * @pattern ^(none|[0-9a-f]{16})$
 */
export type ArticleDocumentRevision = string;

/**
 * Kennung einer Veröffentlichung.
 * @minLength 8
 * @maxLength 64
 * @pattern ^[a-z0-9-]+$
 */
export type PublicationId = string;

/**
 * Zeitpunkt in UTC mit Millisekunden, `2026-07-31T15:38:08.550+00:00`.
 */
export type DateTime = string;

/**
 * Ein Dokument der Redaktion ohne seinen Text.
 */
export interface ArticleDocument {
  file: ArticleDocumentName;
  revision: ArticleDocumentRevision;
  changedAt: DateTime;
}

/**
 * Alle Dokumente der Redaktion.
 */
export interface ArticleDocumentList {
  /** Dokumente nach ihrem Namen. */
  list: ArticleDocument[];
}

/**
 * Ein Dokument der Redaktion als YAML, mit allem, was darin steht.
 */
export interface ArticleDocumentText {
  file: ArticleDocumentName;
  revision: ArticleDocumentRevision;
  changedAt: DateTime;
  /** Text. */
  text: string;
}

/**
 * Was aus einem Dokument werden soll.
 */
export interface ArticleChange {
  file: ArticleDocumentName;
  /** Stand, den die Redaktion gesehen hat; `none` für ein neues Dokument. */
  was: ArticleDocumentRevision;
  /**
     * Neuer Text; fehlt er, geht das Dokument.
     * @maxLength 1000000
     */
  text?: string;
}

/**
 * Eine Veröffentlichung.
 */
export interface ArticlePublicationInput {
  publicationId: PublicationId;
  /**
     * In wessen Namen.
     * @minLength 1
     * @maxLength 200
     */
  editor: string;
  /**
     * Was veröffentlicht wird, in einem Satz.
     * @minLength 1
     * @maxLength 300
     */
  message: string;
  /**
     * Änderungen, jedes Dokument höchstens einmal.
     * @minItems 1
     * @maxItems 500
     */
  changes: ArticleChange[];
}

/**
 * Vorbereitet, gezeigt oder zurückgenommen.
 */
export type ArticlePublicationState = typeof ArticlePublicationState[keyof typeof ArticlePublicationState];


export const ArticlePublicationState = {
  PREPARED: 'PREPARED',
  SHOWN: 'SHOWN',
  WITHDRAWN: 'WITHDRAWN',
} as const;

/**
 * Was aus einer Veröffentlichung geworden ist.
 */
export interface ArticlePublication {
  publicationId: PublicationId;
  /** Vorbereitet, gezeigt oder zurückgenommen. */
  state: ArticlePublicationState;
  /** Ihre Dokumente. */
  files: ArticleDocumentName[];
  /** Dokumente, die jemand inzwischen von Hand geändert hat; sie sind geblieben, wie sie sind. */
  left?: ArticleDocumentName[];
}

/**
 * Fehlerantwort mit den Dokumenten, die nicht mehr sind, was die Redaktion gesehen hat.
 */
export interface ArticleConflict {
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
  /** Dokumente mit einem anderen Stand. */
  changed: ArticleDocumentName[];
}

/**
 * Gewicht.
 */
export type ArticleFindingSeverity = typeof ArticleFindingSeverity[keyof typeof ArticleFindingSeverity];


export const ArticleFindingSeverity = {
  error: 'error',
  warning: 'warning',
} as const;

/**
 * Ein Fehler in einem Dokument der Redaktion, mit seiner Stelle.
 */
export interface ArticleFinding {
  /** Gewicht. */
  severity: ArticleFindingSeverity;
  /** Name der Regel. */
  rule: string;
  /** Name des Dokuments, unter `content/`. */
  file: string;
  /**
     * Zeile, ab 1 gezählt.
     * @minimum 1
     */
  line: number;
  /**
     * Spalte, ab 1 gezählt.
     * @minimum 1
     */
  column: number;
  /**
     * Zeichen.
     * @minimum 0
     */
  length: number;
  /** Stelle im Dokument. */
  path: string;
  /** Befund. */
  message: string;
  /** Erwartet. */
  expected?: string;
  /** Vermutlich gemeint. */
  suggestion?: string;
  /** Ob nur der Vorschlag in Frage kommt. */
  isCertain?: boolean;
}

/**
 * Fehlerantwort mit den Befunden einer Prüfung.
 */
export interface ArticleRefusal {
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
  /** Was falsch wäre. */
  findings: ArticleFinding[];
}

/**
 * Zeitpunkt in Millisekunden seit 1970 (UTC).
 * @minimum 0
 */
export type EpochMilliseconds = number;

export interface ArticleDirectory {
  expires?: EpochMilliseconds;
  /** Rubriken. */
  categories: NewsCategory[];
  /** Autorinnen und Autoren. */
  authors: Author[];
  /** Quellen. */
  sources: ArticleSource[];
  /** Podcasts. */
  podcasts: Podcast[];
}

export interface ArticleUrls {
  /** Adresse im Portal. */
  WEBSITE: string;
}

/**
 * Art des Eintrags.
 */
export type ArticleTeaserType = typeof ArticleTeaserType[keyof typeof ArticleTeaserType];


export const ArticleTeaserType = {
  V1ArticleTeaser: 'V1ArticleTeaser',
} as const;

/**
 * Art der Entität.
 */
export type ArticleTeaserEntityType = typeof ArticleTeaserEntityType[keyof typeof ArticleTeaserEntityType];


export const ArticleTeaserEntityType = {
  ARTICLE: 'ARTICLE',
} as const;

/**
 * Werbekunde.
 */
export interface Customer {
  /** Kennung. */
  id: number;
  /** Kurzname. */
  shortName: string;
  /** Voller Name. */
  longName: string;
  /** Logo im Bilderdienst. */
  photoId?: string;
}

/**
 * „Werbung von“ mit Namen oder Logo.
 */
export type SponsoringLabel = typeof SponsoringLabel[keyof typeof SponsoringLabel];


export const SponsoringLabel = {
  WITH_NAME: 'WITH_NAME',
  WITH_LOGO: 'WITH_LOGO',
} as const;

/**
 * Werbekunde und wie er genannt wird.
 */
export interface Sponsoring {
  customer: Customer;
  /** „Werbung von“ mit Namen oder Logo. */
  label: SponsoringLabel;
  /** Ziel des Hinweises. */
  url?: string;
  /** Pflichthinweis. */
  disclaimer?: string;
}

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

/**
 * @maxLength 24
 * @pattern ^(ISIN:[A-Z]{2}[A-Z0-9]{9}[0-9]|WKN:[A-Z0-9]{6}|[A-Za-z0-9]{1,24}|[A-Z0-9]{2,10}-[A-Z]{3})$
 */
export type EntityKey = string;

/**
 * Das Instrument, von dem der Beitrag vor allem handelt.
 */
export interface ArticleAbout {
  entityType: EntityType;
  entityValue: EntityKey;
  /** Veränderung zum vorigen Schlusskurs in Prozent, von der der Beitrag erzählt. */
  performancePct?: number;
}

export interface ArticleTeaser {
  /** Art des Eintrags. */
  type: ArticleTeaserType;
  /** Art der Entität. */
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
  contentType?: ContentType;
  newsCategory?: NewsCategory;
  /** Autorinnen und Autoren. */
  authors?: Author[];
  source?: ArticleSource;
  sponsoring?: Sponsoring;
  podcastEpisode?: PodcastEpisode;
  video?: Video;
  /** Nur für Abonnenten. */
  premium?: boolean;
  /** Bild. */
  cloudinaryId?: string;
  publisher: Publisher;
  about?: ArticleAbout;
  datetimePublication: DateTime;
}

/**
 * Warum sich eine Aktie an dem Tag ihres letzten Kurses bewegt: der jüngste Beitrag dazu. Fehlt, wenn keiner in dieselbe Richtung erzählt.
 */
export interface MoveReason {
  /** Grund in einem Satz. */
  headline: string;
  /** Adresse des Beitrags im Portal. */
  url: string;
  datetimePublication: DateTime;
  /** Veränderung zum vorigen Schlusskurs in Prozent, von der der Beitrag erzählt. */
  performancePct?: number;
}

export interface ArticleTeaserList {
  expires?: EpochMilliseconds;
  /** Zahl aller Treffer. */
  total?: number;
  /** Einträge. */
  list: ArticleTeaser[];
}

/**
 * Art des Eintrags.
 */
export type ArticleType = typeof ArticleType[keyof typeof ArticleType];


export const ArticleType = {
  V1Article: 'V1Article',
} as const;

/**
 * Art der Entität.
 */
export type ArticleEntityType = typeof ArticleEntityType[keyof typeof ArticleEntityType];


export const ArticleEntityType = {
  ARTICLE: 'ARTICLE',
} as const;

/**
 * Art der Darstellung.
 */
export type ArticleDisplayType = typeof ArticleDisplayType[keyof typeof ArticleDisplayType];


export const ArticleDisplayType = {
  NATIVE: 'NATIVE',
} as const;

/**
 * Sprache.
 */
export type ArticleLanguage = typeof ArticleLanguage[keyof typeof ArticleLanguage];


export const ArticleLanguage = {
  de: 'de',
} as const;

/**
 * Unterart: ETFs unter den Fonds, die Art bei Derivaten. Andere Arten haben keine.
 */
export type EntitySubType = typeof EntitySubType[keyof typeof EntitySubType];


export const EntitySubType = {
  ETF: 'ETF',
  KNOCKOUT_CERTIFICATE: 'KNOCKOUT_CERTIFICATE',
  WARRANT: 'WARRANT',
  INLINE_WARRANT: 'INLINE_WARRANT',
  BONUS_CERTIFICATE: 'BONUS_CERTIFICATE',
  BOND_CERTIFICATE: 'BOND_CERTIFICATE',
  DISCOUNT_WARRANT: 'DISCOUNT_WARRANT',
  FACTOR_CERTIFICATE: 'FACTOR_CERTIFICATE',
  DISCOUNT_CERTIFICATE: 'DISCOUNT_CERTIFICATE',
  ETC_ETN_CERTIFICATE: 'ETC_ETN_CERTIFICATE',
  EXPRESS_CERTIFICATE: 'EXPRESS_CERTIFICATE',
  PART_CAPITAL_PROTECTED_CERTIFICATE: 'PART_CAPITAL_PROTECTED_CERTIFICATE',
  OUTPERFORMANCE_SPRINT_CERTIFICATE: 'OUTPERFORMANCE_SPRINT_CERTIFICATE',
  INDEX_PARTICIPATATION_CERTIFICATE: 'INDEX_PARTICIPATATION_CERTIFICATE',
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
  entitySubType?: EntitySubType;
  /** Merkmale, bei Anleihen auch deren Art. */
  entityAttributes?: string[];
  /** Kennung. */
  entityValue: string;
  /** Name. */
  name: string;
  /** Kurzname für enge Stellen. */
  tinyName?: string;
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
  /**
     * Kennung des gewohnten Handelsplatzes nach ISO 10383 (MIC), wo ein Instrument allein erfragt wird.
     * @pattern ^[A-Z0-9]{4}$
     */
  codeMic?: string;
  /** Art auf Deutsch. */
  displayType: string;
  /** Technische Art. */
  instrumentType?: string;
  urls: InstrumentUrls;
  logo?: Logo;
  /** Zurückgezahlt am; nur bei einer Anleihe, die schon fällig war, wo nach ihr gesucht oder sie allein erfragt wird. */
  datetimeRedemption?: string;
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

/**
 * Emittent eines Haftungsausschlusses.
 */
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
  /** Instrumente einer Liste oder eines Vergleichs. */
  instruments?: InstrumentKey[];
  instrument?: InstrumentKey;
  range?: Range;
  /** Emittent eines Haftungsausschlusses. */
  issuer?: ContentItemIssuer;
  /** Unbekannte Art still auslassen. */
  ignoreIfUnknown?: boolean;
  [key: string]: unknown;
 }

export interface Article {
  expires?: EpochMilliseconds;
  /** Art des Eintrags. */
  type: ArticleType;
  /** Art der Entität. */
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
  /** Art der Darstellung. */
  displayType: ArticleDisplayType;
  /** Sprache. */
  language: ArticleLanguage;
  datetimePublication: DateTime;
  datetimeUpdate?: DateTime;
  /** Art, etwa Ratgeber. */
  articleSubTypeName?: string;
  /** Wörter. */
  wordCount?: number;
  contentType?: ContentType;
  newsCategory?: NewsCategory;
  /** Autorinnen und Autoren. */
  authors?: Author[];
  source?: ArticleSource;
  sponsoring?: Sponsoring;
  podcastEpisode?: PodcastEpisode;
  video?: Video;
  /** Nur für Abonnenten. */
  premium: boolean;
  about?: ArticleAbout;
  /** Ob `contentItems` am Baustein `crop-mark` endet, weil der Zugang fehlt. */
  isExcerpt?: boolean;
  /** Instrumente im Artikel. */
  instruments: Instrument[];
  /** Bausteine in Reihenfolge. */
  contentItems: ContentItem[];
}

/**
 * Währung nach ISO 4217.
 * @pattern ^[A-Z]{3}$
 */
export type IsoCurrency = string;

export interface BondsDetails {
  /** Art der Anleihe. */
  nameTypeBond?: string;
  /** Art des Kupons. */
  nameTypeCoupon?: string;
  /** Kupon in Prozent; fehlt bei Nullkupon. */
  coupon?: number;
  /** Stückelung. */
  nominal?: number;
  /** Bonität, Stufe der Ratingagenturen. */
  ratingClass?: string;
  /** Rang und Besicherung. */
  nameSeniority?: string;
  isoCurrency?: IsoCurrency;
}

export interface BondsBaseData {
  /** Fälligkeit. */
  datetimeMaturity?: string;
  /** Nächster Kupon. */
  datetimeNextCoupon?: string;
  /** Begebung. */
  datetimeEmission?: string;
  /** Ausgabekurs in Prozent. */
  priceEmission?: number;
  /** Emissionsvolumen. */
  volumeEmission?: number;
  /** Zahlungsausfall. */
  inDefault?: boolean;
  /** Ohne Endfälligkeit. */
  perpetual?: boolean;
  /** Vom Emittenten kündbar. */
  callable?: boolean;
  isoCurrencyCapital?: IsoCurrency;
}

export interface BondsFigures {
  /** Rendite bis zur Fälligkeit in Prozent. */
  yieldToMaturity?: number;
  /** Stückzinsen. */
  accruedInterest?: number;
  /** Modifizierte Duration. */
  modifyDuration?: number;
  /** Duration nach Macaulay in Jahren. */
  macaulayDuration?: number;
  /** Konvexität. */
  convexity?: number;
  /** Zinselastizität. */
  interestElasticity?: number;
  /** Spanne zwischen Geld und Brief. */
  spread?: number;
}

/**
 * Land nach ISO 3166-1 (zwei Buchstaben).
 * @pattern ^[A-Z]{2}$
 */
export type IsoCountry = string;

export interface BondsIssuer {
  /** Emittent. */
  name: string;
  isoCountry?: IsoCountry;
  /** Land auf Deutsch. */
  nameCountry?: string;
  /** Art des Emittenten. */
  nameTypeIssuer?: string;
  /** Unterart des Emittenten. */
  nameSubTypeIssuer?: string;
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
  /**
     * Nachkommastellen, in denen hier notiert wird; fehlt, wo sie von der Höhe des Kurses abhängen.
     * @minimum 0
     * @maximum 10
     */
  decimals?: number;
}

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
  /** Zeit der Eröffnung. */
  datetimeOpen?: DateTime;
  /** Zeit des Tageshochs. */
  datetimeHigh?: DateTime;
  /** Zeit des Tagestiefs. */
  datetimeLow?: DateTime;
  /** Zeit des letzten Kurses. */
  datetimeLast: DateTime;
  /** Tag des Schlusskurses davor. */
  datetimePreviousLast?: DateTime;
  /** Zeit des Geldkurses. */
  datetimeBid?: DateTime;
  /** Zeit des Briefkurses. */
  datetimeAsk?: DateTime;
  /** Hoch der letzten 52 Wochen. */
  highPrice1Year?: number;
  /** Tief der letzten 52 Wochen. */
  lowPrice1Year?: number;
  /** Tag des Hochs der letzten 52 Wochen. */
  datetimeHighPrice1Year?: DateTime;
  /** Tag des Tiefs der letzten 52 Wochen. */
  datetimeLowPrice1Year?: DateTime;
  /** Veränderung in einem Jahr in der Währung. */
  performance1Year?: number;
  /** Veränderung in einem Jahr in Prozent. */
  performance1YearPct?: number;
  /** Qualität des Kurses: Realtime, verzögert oder Schlusskurs. */
  codeQualityPrice: QualityCode;
  /** Qualität von Geld und Brief. */
  codeQualityPriceBidAsk?: QualityCode;
  /** Schlusskurs: Der Handelsplatz hat geschlossen, und `last` ist der letzte Kurs des Handelstags. */
  isClose?: boolean;
  /** Kurszusatz („G“ Geld, „B“ Brief). */
  addendum?: string;
  /** Einheit der Notierung (STK, PCT, PKT). */
  unitType: string;
  /** Einheit für die Anzeige (Währung oder Einheit). */
  displayUnit: string;
  priceSource?: PriceSource;
}

/**
 * Wertentwicklung bis zum letzten Kurs; ohne Ausschüttungen. Was nicht so weit zurückreicht, fehlt.
 */
export interface FinderChanges {
  /** Wertentwicklung in Prozent, eine Woche. */
  performancePct1W?: number;
  /** Wertentwicklung in Prozent, vier Wochen. */
  performancePct4W?: number;
  /** Wertentwicklung in Prozent, drei Monate. */
  performancePct3M?: number;
  /** Wertentwicklung in Prozent, sechs Monate. */
  performancePct6M?: number;
  /** Wertentwicklung in Prozent, laufendes Jahr. */
  performancePctCY?: number;
  /** Wertentwicklung in Prozent, ein Jahr. */
  performancePct1Y?: number;
  /** Wertentwicklung in Prozent, drei Jahre. */
  performancePct3Y?: number;
  /** Wertentwicklung in Prozent, fünf Jahre. */
  performancePct5Y?: number;
  /**
     * Verlauf: Schlusskurse der letzten 63 Handelstage vor dem letzten Kurs, ältester zuerst, und dieser am Schluss; wenn er verlangt war.
     * @maxItems 64
     */
  course?: number[];
}

export interface BondFinderEntry {
  instrument: Instrument;
  bondsDetails: BondsDetails;
  bondsBaseData: BondsBaseData;
  bondsFigures?: BondsFigures;
  bondsIssuer: BondsIssuer;
  quote?: Quote;
  changes?: FinderChanges;
}

/**
 * Eine Ausprägung. Gezählt wird, was die Suche fände, wenn dieses Merkmal nur diesen Wert haben dürfte; die anderen Filter gelten.
 */
export interface FinderFacetValue {
  /** Wert des Filters. */
  value: string;
  /** Name für Besucher. */
  label: string;
  /**
     * Zahl der Treffer.
     * @minimum 0
     */
  count: number;
}

/**
 * Ein Merkmal, nach dem gefiltert werden kann, mit der Zahl der Treffer je Ausprägung.
 */
export interface FinderFacet {
  /** Name des Filters. */
  name: string;
  /** Name des Merkmals für Besucher. */
  label: string;
  /** Ausprägungen mit Treffern und gewählte ohne, häufigste zuerst. */
  values: FinderFacetValue[];
}

/**
 * Wie sich Treffer über eine Spanne verteilen, nach der gefiltert werden kann; der Filter selbst gilt dabei nicht, die anderen gelten.
 */
export interface FinderRange {
  /** Name des Filters. */
  name: string;
  /** Name des Merkmals für Besucher. */
  label: string;
  /** Unteres Ende, rund; was darunter liegt, zählt zum ersten Schritt. */
  from: string;
  /** Oberes Ende, rund; was darüber liegt, zählt zum letzten Schritt. */
  to: string;
  /**
     * Treffer in gleich großen Schritten von unten nach oben, verglichen mit dem häufigsten; bei vielen Treffern eine Stichprobe.
     * @minItems 1
     * @maxItems 24
     * @items.minimum 0
     * @items.maximum 1
     */
  shares: number[];
}

export interface BondFinderResult {
  expires?: EpochMilliseconds;
  /** Zahl aller Treffer. */
  total: number;
  /** Zeitpunkt, für den Kurse und Kennzahlen gelten: der Beginn der laufenden Minute. */
  dateCalculation?: string;
  /** Treffer der Seite. */
  list: BondFinderEntry[];
  /** Merkmale mit der Zahl der Treffer je Ausprägung, wenn sie verlangt waren. */
  facets?: FinderFacet[];
  /** Verteilungen, wenn sie verlangt waren. */
  ranges?: FinderRange[];
}

export interface BondsCoupon {
  /** Kupon in Prozent. */
  coupon: number;
  /** Ende der Zinsperiode. */
  datetimeEndCoupon: string;
}

export interface BondsCouponList {
  /** Kupons, nächster zuerst. */
  list: BondsCoupon[];
}

/**
 * Wofür gezahlt wird.
 */
export type BondsCashFlowNamePayment = typeof BondsCashFlowNamePayment[keyof typeof BondsCashFlowNamePayment];


export const BondsCashFlowNamePayment = {
  Kupon: 'Kupon',
  Rückzahlung: 'Rückzahlung',
  Kupon_und_Rückzahlung: 'Kupon und Rückzahlung',
} as const;

export interface BondsCashFlow {
  /** Tag der Zahlung. */
  datetimePayment: string;
  /** Wofür gezahlt wird. */
  namePayment: BondsCashFlowNamePayment;
  isoCurrency: IsoCurrency;
  /** Kupon. */
  coupon?: number;
  /** Rückzahlung. */
  redemption?: number;
  /** Betrag. */
  amount: number;
  /** Heutiger Wert, mit der Rendite abgezinst. */
  presentValue?: number;
}

/**
 * Was die Anleihe bis zur Fälligkeit noch zahlt, je 1.000 Nennwert, gekauft zum Kurs dieser Antwort. Fehlt nach der Fälligkeit.
 */
export interface BondsCashFlowList {
  isoCurrency: IsoCurrency;
  /** Nennwert, für den gerechnet ist. */
  nominal: number;
  /** Kurs der Rechnung in Prozent des Nennwerts. */
  price: number;
  /** Stand des Kurses. */
  datetimePrice?: string;
  /** Valuta, zwei Tage nach dem Kauf. */
  datetimeSettlement: string;
  /** Zinsmethode. */
  nameDayCount: string;
  /** Zinstage seit dem letzten Kupon. */
  accruedDays: number;
  /** Stückzinsen, die der Käufer mitbezahlt. */
  accruedAmount: number;
  /** Kaufbetrag mit Stückzinsen. */
  purchaseAmount: number;
  /** Summe der Kupons. */
  totalCoupon: number;
  /** Summe aller Zahlungen. */
  totalAmount: number;
  /** Ertrag bis zur Fälligkeit, vor Kosten und Steuern. */
  gainAmount: number;
  /** Rendite, die aus Kaufbetrag und Zahlungen folgt, in Prozent im Jahr. */
  yieldToMaturity?: number;
  /** Kupons geschätzt: bei variablem Zins gilt der laufende Satz bis zum Ende. */
  estimated: boolean;
  /** Zahlungen, nächste zuerst. */
  list: BondsCashFlow[];
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
 * Kalendertag `YYYY-MM-DD`.
 */
export type LocalDate = string;

/**
 * Kalendertag `YYYY-MM-DD` oder Zeitpunkt nach ISO 8601.
 * @maxLength 40
 * @pattern ^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])(T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9]([.][0-9]{1,9})?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$
 */
export type DateOrInstant = string;

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
 * Spanne von Zahlen, `von;bis`; beide Grenzen gehören dazu, jede darf fehlen.
 * @maxLength 60
 * @pattern ^(-?[0-9]{1,16}([.][0-9]{1,10})?)?;(-?[0-9]{1,16}([.][0-9]{1,10})?)?$
 */
export type NumberRange = string;

/**
 * Spanne von Tagen `YYYY-MM-DD`, `von;bis`; beide Grenzen gehören dazu, jede darf fehlen.
 * @maxLength 21
 * @pattern ^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))?;([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))?$
 */
export type DateRange = string;

/**
 * Kennzahlen aus dem Kursverlauf; Unbekanntes fehlt.
 */
export interface PerformanceValues {
  expires?: EpochMilliseconds;
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
  /** Höchster Kurs (W4). */
  highPriceW4?: number;
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
  /** Tiefster Kurs (W4). */
  lowPriceW4?: number;
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
  dateW4High?: DateTime;
  dateW4Low?: DateTime;
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
  dateW1Last?: LocalDate;
  dateW4Last?: LocalDate;
  dateM3Last?: LocalDate;
  dateM6Last?: LocalDate;
  dateW52Last?: LocalDate;
  dateY3Last?: LocalDate;
  dateY5Last?: LocalDate;
  dateY7Last?: LocalDate;
  dateY10Last?: LocalDate;
  dateCyLast?: LocalDate;
}

/**
 * Art des Eintrags.
 */
export type CompanyType = typeof CompanyType[keyof typeof CompanyType];


export const CompanyType = {
  Company: 'Company',
} as const;

/**
 * Art der Entität.
 */
export type CompanyEntityType = typeof CompanyEntityType[keyof typeof CompanyEntityType];


export const CompanyEntityType = {
  COMPANY: 'COMPANY',
} as const;

/**
 * Sektor.
 */
export type CompanyBranchSector = {
  /** Kennung des Sektors. */
  idSector: number;
  /** Sektor. */
  name: string;
};

/**
 * Branche.
 */
export type CompanyBranch = {
  /** Kennung der Branche. */
  idBranch: number;
  /** Branche. */
  name: string;
  /** Sektor. */
  sector?: CompanyBranchSector;
};

export interface Company {
  /** Art des Eintrags. */
  type: CompanyType;
  /** Art der Entität. */
  entityType: CompanyEntityType;
  /** Kennung. */
  entityValue: string;
  /** Firma. */
  name: string;
  isoCountry?: IsoCountry;
  /** Land auf Deutsch. */
  nameCountry?: string;
  /** Branche. */
  branch?: CompanyBranch;
}

export interface StocksFigure {
  /** Kennung des Unternehmens. */
  idCompany?: number;
  /** Kennung des Instruments. */
  idInstrument?: number;
  isoCurrency?: IsoCurrency;
  /** Börsenwert der Gattung in `isoCurrency`, in der Regel Euro. */
  marketCapInstrument?: number;
  /** Börsenwert des Unternehmens in `isoCurrency`, in der Regel Euro. */
  marketCapCompany?: number;
  /** Zahl der Aktien der Gattung. */
  numSharesInstrument?: number;
  /** Zahl aller Aktien. */
  numSharesCompany?: number;
  datetimeCalculation?: DateTime;
}

export interface ComparedStock {
  instrument: Instrument;
  quote?: Quote;
  cnPerformance: PerformanceValues;
  company?: Company;
  stocksFigure: StocksFigure;
  /** Kurs-Gewinn-Verhältnis. */
  cnPer?: number;
  /** Kurs-Gewinn-Verhältnis durch Gewinnwachstum. */
  cnPeg?: number;
  /** Dividendenrendite in Prozent. */
  cnDivYield?: number;
  /** Kurs-Buchwert-Verhältnis. */
  cnPriceBookvalue?: number;
  /** Kurs-Cashflow-Verhältnis. */
  cnPriceCf?: number;
  /** Kurs-Umsatz-Verhältnis. */
  cnPriceProfit?: number;
}

export interface ComparedStockList {
  expires: EpochMilliseconds;
  /**
     * Aktien.
     * @maxItems 10
     */
  list: ComparedStock[];
}

export interface FundsInvestmentRegion {
  /** Anlageregion. */
  name: string;
}

export interface FundsTypeCapitalisation {
  /**
     * 1 thesaurierend, 2 ausschüttend.
     * @minimum 1
     * @maximum 2
     */
  id: number;
  /** Verwendung der Erträge. */
  name: string;
}

export interface FundsTypeReplication {
  /**
     * 1 Swap, 2 voll, 3 Stichprobe.
     * @minimum 1
     * @maximum 3
     */
  id: number;
  /** Abbildung des Index. */
  name: string;
}

export interface FundsDetails {
  /** Amtlicher Name. */
  officialName?: string;
  /** Art des Fonds. */
  nameTypeFund?: string;
  /** Anlageschwerpunkt. */
  nameInvestmentFocus?: string;
  /** Ist ein ETF. */
  isExchangeTraded?: boolean;
  fundsInvestmentRegion?: FundsInvestmentRegion;
  fundsTypeCapitalisation?: FundsTypeCapitalisation;
  fundsTypeReplication?: FundsTypeReplication;
}

/**
 * Kosten in Prozent, Beträge in der genannten Währung.
 */
export interface FundsBaseData {
  /** Laufende Kosten in Prozent im Jahr. */
  ongoingCharges?: number;
  /** Pauschalgebühr in Prozent. */
  allInFee?: number;
  /** Verwaltungskosten nach MiFID in Prozent. */
  managementFeeExPostMifid?: number;
  /** Höchster Ausgabeaufschlag in Prozent. */
  maxPctInitialFee?: number;
  /** Höchste Vertriebsgebühr in Prozent. */
  maxPctDistributionFee?: number;
  /** Höchste Rücknahmegebühr in Prozent. */
  maxPctRedemptionFee?: number;
  /** Umtauschgebühr in Prozent. */
  switchingFee?: number;
  /** Depotbankgebühr in Prozent. */
  custodianBankFeePct?: number;
  isoCurrencyFees?: IsoCurrency;
  /** Fondsvermögen in Fondswährung. */
  volumeFund?: number;
  /** Fondsvermögen in Euro. */
  volumeFundEuro?: number;
  /** Stand des Fondsvermögens. */
  dateVolume?: string;
  isoCurrencyFund?: IsoCurrency;
  /** Auflage. */
  dateEmission?: string;
  /** Depotbank. */
  nameCustodianBank?: string;
  isoCountry?: IsoCountry;
  /** Sitz auf Deutsch. */
  nameCountry?: string;
  /** Kleinste erste Anlage. */
  minInitialInvestment?: number;
  /** Kleinste weitere Anlage. */
  minFollowupInvestment?: number;
}

export interface FundsIssuer {
  /** Kennung. */
  id: number;
  /** Gesellschaft. */
  name: string;
  /** Gruppe. */
  nameGroupIssuer?: string;
}

/**
 * Bewertungen; Sterne als Ziffer in Text.
 */
export interface FundsEvaluation {
  /**
     * Morningstar-Sterne.
     * @pattern ^[1-5]$
     */
  morningstarRating?: string;
  /**
     * Morningstar-Sterne, drei Jahre.
     * @pattern ^[1-5]$
     */
  morningstarRating3y?: string;
  /**
     * Morningstar-Sterne, fünf Jahre.
     * @pattern ^[1-5]$
     */
  morningstarRating5y?: string;
  /**
     * Morningstar-Sterne, zehn Jahre.
     * @pattern ^[1-5]$
     */
  morningstarRating10y?: string;
  /** Anlagestil Anleihen. */
  morningstarStyleboxBond?: string;
  /** Anlagestil Aktien. */
  morningstarStyleboxEquity?: string;
  /**
     * Nachhaltigkeit, Globen.
     * @pattern ^[1-5]$
     */
  morningstarSustainabilityRating?: string;
  /** Feri-Rating (A bis E). */
  feriRating?: string;
  /**
     * Risikoklasse (1 bis 7).
     * @minimum 1
     * @maximum 7
     */
  riskClass?: number;
}

export interface FundsBenchmark {
  instrument: Instrument;
  /** Notierung des Vergleichsindex. */
  idNotationBenchmark?: number;
}

export interface ComparedFund {
  instrument: Instrument;
  quote?: Quote;
  cnPerformance: PerformanceValues;
  fundsDetails: FundsDetails;
  fundsBaseData: FundsBaseData;
  fundsIssuer?: FundsIssuer;
  fundsEvaluation?: FundsEvaluation;
  benchmark?: FundsBenchmark;
  /** Fondsmanager, durch Komma getrennt. */
  manager?: string;
}

export interface ComparedFundList {
  expires: EpochMilliseconds;
  /**
     * Fonds und ETFs.
     * @maxItems 10
     */
  list: ComparedFund[];
}

export interface ComparedFundOverlap {
  instrument: Instrument;
  instrumentOther: Instrument;
  /** Überschneidung: Summe der kleineren von beiden Gewichten aller gemeinsamen Positionen in Prozent. */
  overlapPct: number;
  /** Gemeinsame Positionen. */
  numShared: number;
  /** Nicht bekannter Teil beider Fonds in Prozent: Um so viel kann die Überschneidung höchstens größer sein. */
  unknownPct: number;
  /** Gemeinsame Position mit dem größten gemeinsamen Gewicht. */
  nameTopShared?: string;
}

export interface ComparedFundOverlapList {
  expires?: EpochMilliseconds;
  /**
     * Paare, größte Überschneidung zuerst.
     * @maxItems 45
     */
  list: ComparedFundOverlap[];
}

export interface ComparedBond {
  instrument: Instrument;
  quote?: Quote;
  bondsDetails: BondsDetails;
  bondsBaseData: BondsBaseData;
  bondsIssuer: BondsIssuer;
  bondsFigures?: BondsFigures;
}

export interface ComparedBondList {
  expires: EpochMilliseconds;
  /**
     * Anleihen.
     * @maxItems 10
     */
  list: ComparedBond[];
}

export interface DerivativesIssuer {
  /** Kennung. */
  id?: number;
  /** Emittent. */
  name: string;
}

export interface DerivativesSubCategory {
  /** Kennung. */
  id: number;
  /** Unterart. */
  description: string;
  /** Art des Derivats. */
  entitySubType: string;
  /** Art auf Deutsch. */
  descriptionEntitySubType: string;
  /** Kennung der Rubrik. */
  idCategory?: number;
  /** Rubrik. */
  descriptionCategory?: string;
}

/**
 * C Call, P Put.
 */
export type DerivativesDetailsCodeExerciseRight = typeof DerivativesDetailsCodeExerciseRight[keyof typeof DerivativesDetailsCodeExerciseRight];


export const DerivativesDetailsCodeExerciseRight = {
  C: 'C',
  P: 'P',
} as const;

/**
 * Richtung.
 */
export type DerivativesDetailsNameExerciseRight = typeof DerivativesDetailsNameExerciseRight[keyof typeof DerivativesDetailsNameExerciseRight];


export const DerivativesDetailsNameExerciseRight = {
  CALL: 'CALL',
  PUT: 'PUT',
} as const;

export interface DerivativesDetails {
  /** Kurzname. */
  shortName?: string;
  /** Amtlicher Name. */
  officialName?: string;
  /** Adresse des Prospekts. */
  urlProspectus?: string;
  /** Adresse des Basisinformationsblatts. */
  urlKeyInformation?: string;
  /** Beschreibung. */
  description?: string;
  /** Kupon in Prozent des Nennbetrags im Jahr. */
  coupon?: number;
  /** Faktor, mit dem sich die Bewegung eines Tages vervielfacht; unter 0 bei Produkten auf fallende Kurse. */
  factor?: number;
  /** Anteil an den Gewinnen über dem Basispreis in Prozent. */
  participationPct?: number;
  /** Kapitalschutz in Prozent des Ausgangskurses. */
  protectionPct?: number;
  /** Verwaltungsgebühr in Prozent im Jahr. */
  managementFee?: number;
  /** Nennbetrag. */
  nominal?: number;
  /** Höchster Betrag, den ein Stück am Ende zahlt; nur wo er in der Währung des Produkts feststeht. */
  maximumAmount?: number;
  /** Kurs des Basiswerts, ab dem an einem Stichtag vorzeitig zurückgezahlt wird. */
  priceEarlyRedemption?: number;
  /** Bewertungstag. */
  datetimeMaturity?: string;
  derivativesSubCategory?: DerivativesSubCategory;
  /** Kennung der Ausübungsart. */
  idExerciseStyle?: number;
  /** Kürzel der Ausübungsart. */
  codeExerciseStyle?: string;
  /** Ausübungsart. */
  nameExerciseStyle?: string;
  /**
     * 1 Put, 2 Call.
     * @minimum 1
     * @maximum 2
     */
  idExerciseRight?: number;
  /** C Call, P Put. */
  codeExerciseRight?: DerivativesDetailsCodeExerciseRight;
  /** Richtung. */
  nameExerciseRight?: DerivativesDetailsNameExerciseRight;
  /** Kennung der Rubrik. */
  idCategory?: number;
  /** Rubrik. */
  nameCategory?: string;
  /** Kennung der Unterrubrik. */
  idSubcategory?: number;
  /** Unterrubrik. */
  nameSubcategory?: string;
  /** Kennung der Abwicklung. */
  idTypeSettlement?: number;
  /** Abwicklung. */
  nameTypeSettlement?: string;
  /** Kapitalschutz. */
  hasGuarantee?: boolean;
  isoCountry?: IsoCountry;
  /** Schwelle wurde berührt. */
  hasBarrierBeenHit?: boolean;
  /** Valuta. */
  datetimeValuta?: string;
  /** Art der Verzinsung. */
  nameTypeInterestRate?: string;
  /** Einheit des Ausgabepreises. */
  idUnitPriceEmission?: number;
  /** Ausgabepreis. */
  emissionPrice?: number;
  /** Emissionsvolumen. */
  emissionVolume?: number;
  /** Währung der Ersetzungsgebühr. */
  isoCurrencySubstitutionFee?: string;
  /** Aktiv verwaltet. */
  hasActiveManagement?: boolean;
  /** Nachbörslich handelbar. */
  hasAfterHourTrading?: boolean;
  /** Produktkennung beim Emittenten. */
  idProductIssuer?: number;
  /** Produktname beim Emittenten. */
  nameProductIssuer?: string;
  /** Nur Geldkurse. */
  hasOnlyBidPrices?: boolean;
  /** Besondere Besteuerung. */
  hasSpecialTaxTreatment?: boolean;
  /** Sparplanfähig. */
  hasSavingsPlan?: boolean;
  /** Angaben vorläufig. */
  hasIndicativeDetails?: boolean;
  /** Automatische Ausübung. */
  hasAutomaticExercise?: boolean;
  /** Bewertung durch Scope. */
  scopeGroupRating?: string;
  /** Begebung. */
  datetimeEmission?: string;
  /** Erster Handelstag. */
  datetimeFirstTradingDay?: string;
  /** Letzter Handelstag. */
  datetimeLastTradingDay?: string;
  /** Rückzahlung. */
  datetimePayment?: string;
  /** Kennung der Währung. */
  idCurrency?: number;
  isoCurrency?: IsoCurrency;
  /** Zahl der Basiswerte. */
  numberUnderlyings?: number;
  /** Stand der Angaben (1 aktiv). */
  dataStatus?: number;
  /** Basiswert ist eine Spanne. */
  underlyingSpread?: boolean;
  /** Totalverlust bei Knock-out. */
  totalLossOnKnockout?: boolean;
  /** Privatplatzierung. */
  privatePlacement?: boolean;
  /** Währungsgesichert. */
  quanto?: boolean;
  /** Ohne Fälligkeit. */
  openEnded?: boolean;
}

/**
 * Kennzahlen eines Derivats; welche es gibt, hängt von seiner Art ab.
 */
export interface DerivativesFigure {
  /** Notierung. */
  idNotation?: number;
  isoCurrency?: IsoCurrency;
  /** Kennung der Währung. */
  idCurrency?: number;
  /** Notierung des Basiswerts. */
  idNotationUnderlying?: number;
  /** Notierung des Basiswerts der Rechnung. */
  idNotationUnderlyingCalculation?: number;
  isoCurrencyUnderlying?: IsoCurrency;
  /** Kennung der Währung des Basiswerts. */
  idCurrencyUnderlying?: number;
  /** Kurs des Basiswerts. */
  priceUnderlying?: number;
  /** Kurs des Basiswerts der Rechnung. */
  priceUnderlyingCalculation?: number;
  /** Zeitpunkt des Kurses des Basiswerts. */
  datetimePriceUnderlying?: string;
  /** Zeitpunkt des Kurses der Rechnung. */
  datetimePriceUnderlyingCalculation?: string;
  /** Geldkurs der Rechnung. */
  bidPriceCalculation?: number;
  /** Briefkurs der Rechnung. */
  askPriceCalculation?: number;
  /** Zeitpunkt des Kurses. */
  datetimePrice?: string;
  /** Zeitpunkt des Geldkurses. */
  datetimeBidPrice?: string;
  /** Zeitpunkt des Briefkurses. */
  datetimeAskPrice?: string;
  /** Stand der Kennzahlen. */
  datetimeCalculation?: string;
  /** Zeitzone des Kurses. */
  idTimezonePrice?: number;
  /** Zeitzone des Basiswerts. */
  idTimezonePriceUnderlying?: number;
  /** Zeitzone der Rechnung. */
  idTimezoneCalculation?: number;
  /** Zeitzone des Höchstkurses. */
  idTimezoneHighPriceEmission?: number;
  /** Zeitzone des Tiefstkurses. */
  idTimezoneLowPriceEmission?: number;
  /** Spanne zwischen Geld und Brief. */
  spread?: number;
  /** Spanne auf einen Basiswert gerechnet. */
  harmonisedSpread?: number;
  /** Spanne in Prozent des Briefkurses. */
  spreadAskPct?: number;
  /** Aufgeld in Prozent. */
  premium?: number;
  /** Aufgeld zum Briefkurs in Prozent. */
  premiumAsk?: number;
  /** Aufgeld zum Geldkurs in Prozent. */
  premiumBid?: number;
  /** Aufgeld in Prozent im Jahr. */
  premiumPerAnnum?: number;
  /** Hebel. */
  gearing?: number;
  /** Hebel zum Briefkurs. */
  gearingAsk?: number;
  /** Hebel zum Geldkurs. */
  gearingBid?: number;
  /** Omega. */
  leverage?: number;
  /** Innerer Wert. */
  intrinsicValue?: number;
  /** Zeitwert. */
  presentValue?: number;
  /** Theoretischer Wert. */
  theoreticalValue?: number;
  /** Verhältnis von Kurs und Basispreis; über 1 liegt im Geld. */
  moneyness?: number;
  /** Gewinnschwelle. */
  breakEven?: number;
  /** Delta. */
  delta?: number;
  /** Gamma. */
  gamma?: number;
  /** Vega. */
  vega?: number;
  /** Rho. */
  rho?: number;
  /** Theta je Tag in Prozent. */
  thetaDayPct?: number;
  /** Theta je Woche in Prozent. */
  thetaWeekPct?: number;
  /** Implizite Volatilität in Prozent. */
  impliedVolatility?: number;
  /** Wahrscheinlichkeit des Totalverlusts in Prozent. */
  totalLossProbability?: number;
  /** Tage bis zur Fälligkeit. */
  daysUntilMaturity?: number;
  /** Abstand zum Basispreis. */
  differenceStrike?: number;
  /** Abstand zum Basispreis in Prozent. */
  differenceStrikePct?: number;
  /** Abstand zur Knock-out-Schwelle. */
  differenceKnockout?: number;
  /** Abstand zur Knock-out-Schwelle in Prozent. */
  differenceKnockoutPct?: number;
  /** Seitwärtsrendite in Prozent. */
  sidewaysYield?: number;
  /** Seitwärtsrendite zum Briefkurs in Prozent. */
  sidewaysYieldAskPct?: number;
  /** Seitwärtsertrag zum Briefkurs. */
  sidewaysYieldAskAbs?: number;
  /** Seitwärtsrendite zum Briefkurs in Prozent im Jahr. */
  sidewaysYieldPerAnnumPct?: number;
  /** Preisnachlass gegenüber dem Basiswert in Prozent; unter 0 ein Aufschlag. */
  discountPct?: number;
  /** Höchstmöglicher Ertrag. */
  maximumReturnAbs?: number;
  /** Höchstrendite in Prozent. */
  maximumReturnPct?: number;
  /** Höchstrendite in Prozent im Jahr. */
  maximumReturnPerAnnumPct?: number;
  /** Bonusrendite in Prozent, solange die Barriere hält. */
  bonusReturnPct?: number;
  /** Bonusrendite in Prozent im Jahr. */
  bonusReturnPerAnnumPct?: number;
  /** Abstand zur (unteren) Barriere. */
  differenceBarrier?: number;
  /** Abstand zur (unteren) Barriere in Prozent. */
  differenceBarrierPct?: number;
  /** Abstand zur oberen Barriere. */
  differenceUpperBarrier?: number;
  /** Abstand zur oberen Barriere in Prozent. */
  differenceUpperBarrierPct?: number;
  /** Mehrertrag in einer Woche in Prozent. */
  outperformance1Week?: number;
  /** Mehrertrag in einem Monat in Prozent. */
  outperformance1Month?: number;
  /** Höchstkurs seit Begebung. */
  highPriceEmission?: number;
  /** Tag des Höchstkurses. */
  datetimeHighPriceEmission?: string;
  /** Tiefstkurs seit Begebung. */
  lowPriceEmission?: number;
  /** Tag des Tiefstkurses. */
  datetimeLowPriceEmission?: string;
  /** Veränderung seit Begebung. */
  differenceEmissionPrice?: number;
  /** Veränderung seit Begebung in Prozent. */
  differenceEmissionPricePct?: number;
}

export interface ComparedDerivative {
  instrument: Instrument;
  instrumentUnderlying: Instrument;
  quote?: Quote;
  derivativesIssuer: DerivativesIssuer;
  derivativesDetails: DerivativesDetails;
  derivativesFigure: DerivativesFigure;
  isoCurrencyUnderlying?: IsoCurrency;
  /** Basispreis. */
  strike?: number;
  /** Knock-out-Schwelle. */
  knockOut?: number;
  /** (Untere) Barriere. */
  barrier?: number;
  /** Obere Barriere. */
  upperBarrier?: number;
  /** Bonusniveau. */
  bonusLevel?: number;
  /** Höchstkurs (Cap). */
  cap?: number;
  /** Bezugsverhältnis. */
  coverRatio?: number;
  /** Fälligkeit. */
  dateMaturity?: string;
}

export interface ComparedDerivativeList {
  expires: EpochMilliseconds;
  /**
     * Derivate.
     * @maxItems 10
     */
  list: ComparedDerivative[];
}

export interface CrossRate {
  expires?: EpochMilliseconds;
  /** Handelstag. */
  date: string;
  /** Eröffnung. */
  open: number;
  /** Schluss. */
  close: number;
  /** Hoch. */
  high: number;
  /** Tief. */
  low: number;
  priceSource?: PriceSource;
}

export interface CurrencyFinderEntry {
  instrument: Instrument;
  quote?: Quote;
  changes?: FinderChanges;
}

export interface CurrencyFinderResult {
  expires?: EpochMilliseconds;
  /** Zahl aller Treffer, wenn sie verlangt war. */
  total?: number;
  /** Zeitpunkt, für den Kurse und Kennzahlen gelten: der Beginn der laufenden Minute. */
  dateCalculation?: string;
  /** Treffer der Seite. */
  list: CurrencyFinderEntry[];
  /** Merkmale mit der Zahl der Treffer je Ausprägung, wenn sie verlangt waren. */
  facets?: FinderFacet[];
  /** Verteilungen, wenn sie verlangt waren. */
  ranges?: FinderRange[];
}

export interface CryptosDetails {
  /** Kürzel. */
  symbol: string;
  isoCurrency: IsoCurrency;
  /** Höchstmenge an Einheiten. */
  maxSupply?: number;
  /** Umlaufende Einheiten. */
  circulatingSupply?: number;
  /** Marktkapitalisierung in der Währung. */
  marketCapitalization?: number;
  /** Anteil der Höchstmenge im Umlauf in Prozent. */
  shareIssuedPct?: number;
  /**
     * Rang nach Marktkapitalisierung unter den Kryptowährungen des Katalogs.
     * @minimum 1
     */
  rank?: number;
}

export interface CryptoFinderEntry {
  instrument: Instrument;
  cryptosDetails?: CryptosDetails;
  quote?: Quote;
  changes?: FinderChanges;
}

export interface CryptoFinderResult {
  expires?: EpochMilliseconds;
  /** Zahl aller Treffer, wenn sie verlangt war. */
  total?: number;
  /** Zeitpunkt, für den Kurse und Kennzahlen gelten: der Beginn der laufenden Minute. */
  dateCalculation?: string;
  /** Treffer der Seite. */
  list: CryptoFinderEntry[];
  /** Merkmale mit der Zahl der Treffer je Ausprägung, wenn sie verlangt waren. */
  facets?: FinderFacet[];
  /** Verteilungen, wenn sie verlangt waren. */
  ranges?: FinderRange[];
}

export interface DerivativeCalculatorResult {
  /** Wechselkurs der Rechnung. */
  exchangeRate?: number;
  /** Zinssatz der Rechnung in Prozent. */
  interestInstrument?: number;
  /** Volatilität der Rechnung in Prozent. */
  volatilityInstrument?: number;
  /** Errechneter Kurs. */
  calculatedPriceInstrument?: number;
  /** Abstand zum heutigen Kurs in Prozent. */
  calculatedDiffInstrumentPct?: number;
  /** Briefkurs. */
  askPriceInstrument?: number;
  /** Geldkurs. */
  bidPriceInstrument?: number;
}

/**
 * C Call, P Put.
 */
export type DerivativeFinderIssuerCodeExerciseRight = typeof DerivativeFinderIssuerCodeExerciseRight[keyof typeof DerivativeFinderIssuerCodeExerciseRight];


export const DerivativeFinderIssuerCodeExerciseRight = {
  C: 'C',
  P: 'P',
} as const;

export interface DerivativeFinderIssuer {
  /** Kennung. */
  id: number;
  /** Emittent. */
  name: string;
  /** Adresse des Prospekts. */
  urlProspectus?: string;
  derivativesSubCategory?: DerivativesSubCategory;
  /** C Call, P Put. */
  codeExerciseRight?: DerivativeFinderIssuerCodeExerciseRight;
}

/**
 * Richtung.
 */
export type DerivativeFinderEntryNameExerciseRight = typeof DerivativeFinderEntryNameExerciseRight[keyof typeof DerivativeFinderEntryNameExerciseRight];


export const DerivativeFinderEntryNameExerciseRight = {
  CALL: 'CALL',
  PUT: 'PUT',
} as const;

export interface DerivativeFinderEntry {
  instrument: Instrument;
  instrumentUnderlying: Instrument;
  issuer: DerivativeFinderIssuer;
  quote?: Quote;
  /** Kurzname. */
  shortName?: string;
  /** Amtlicher Name. */
  officialName?: string;
  /** Basispreis. */
  strikeAbs?: number;
  /** Knock-out-Schwelle. */
  knockOutAbs?: number;
  /** Hebel zum Briefkurs. */
  gearingAsk?: number;
  /** Bezugsverhältnis. */
  coverRatio?: number;
  /** Spanne zwischen Geld und Brief. */
  spread?: number;
  /** Spanne in Prozent des Briefkurses. */
  spreadAskPct?: number;
  /** Aufgeld in Prozent. */
  premiumAsk?: number;
  /** Abstand zur Knock-out-Schwelle in Prozent. */
  differenceKnockoutPct?: number;
  /** Omega. */
  leverage?: number;
  /** Delta. */
  delta?: number;
  /** Gewinnschwelle. */
  breakEven?: number;
  /** Implizite Volatilität in Prozent. */
  impliedVolatility?: number;
  /** Höchstkurs (Cap). */
  capAbs?: number;
  /** Bonuslevel. */
  bonusLevel?: number;
  /** Abschlag auf den Basiswert in Prozent. */
  discountPct?: number;
  /** Höchster Ertrag in Prozent. */
  maximumReturnPct?: number;
  /** Höchster Ertrag in Prozent im Jahr. */
  maximumReturnPerAnnumPct?: number;
  /** Bonusertrag in Prozent. */
  bonusReturnPct?: number;
  /** Seitwärtsertrag zum Briefkurs in Prozent. */
  sidewaysYieldPct?: number;
  isoCurrency?: IsoCurrency;
  isoCurrencyUnderlying?: IsoCurrency;
  /** Ohne Fälligkeit. */
  openEnded?: boolean;
  /** Währungsgesichert. */
  quanto?: boolean;
  /**
     * 1 Put, 2 Call.
     * @minimum 1
     * @maximum 2
     */
  idExerciseRight?: number;
  /** Richtung. */
  nameExerciseRight?: DerivativeFinderEntryNameExerciseRight;
  /** Stand der Kennzahlen. */
  dateCalculation?: string;
  /** Erster Handelstag. */
  dateFirstTrading?: string;
  /** Fälligkeit. */
  dateMaturity?: string;
}

export interface DerivativeFinderResult {
  expires?: EpochMilliseconds;
  /** Zahl aller Treffer. */
  total: number;
  /** Stand aller Kennzahlen der Antwort. */
  dateCalculation?: string;
  /** Treffer der Seite. */
  list: DerivativeFinderEntry[];
  /** Merkmale mit Trefferzahlen, wenn sie verlangt waren. */
  facets?: FinderFacet[];
  /** Verteilungen, wenn sie verlangt waren. */
  ranges?: FinderRange[];
}

export interface DerivativesDistribution {
  /** Betrag je Stück. */
  abs: number;
  /** Prozent des Nennbetrags. */
  pct?: number;
  isoCurrency: IsoCurrency;
  /** Tag der Zahlung. */
  datePayment: string;
}

/**
 * Art der Schwelle.
 */
export type DerivativesBarrierTypeBarrier = typeof DerivativesBarrierTypeBarrier[keyof typeof DerivativesBarrierTypeBarrier];


export const DerivativesBarrierTypeBarrier = {
  KNOCK_OUT: 'KNOCK_OUT',
  STRIKE: 'STRIKE',
  BARRIER: 'BARRIER',
  CAP: 'CAP',
  BONUS: 'BONUS',
} as const;

export interface DerivativesBarrier {
  /** Art der Schwelle. */
  typeBarrier: DerivativesBarrierTypeBarrier;
  /** Kennung der Art; 5030 muss der Basiswert über oder unter sich lassen. */
  idTypeBarrier?: number;
  /** Höhe der Schwelle. */
  barrier: number;
  /** Name beim Emittenten. */
  nameTypeBarrierProductIssuer?: string;
  /** Wurde berührt. */
  hasBeenHit?: boolean;
  isoCurrencyUnderlying?: IsoCurrency;
  /** Gilt ab. */
  datetimeStart?: string;
  /** Wird angepasst. */
  variable?: boolean;
}

export interface DerivativesBarrierList {
  /** Schwellen. */
  list: DerivativesBarrier[];
}

/**
 * Art der Schwelle.
 */
export type DerivativesBarrierFigureTypeBarrier = typeof DerivativesBarrierFigureTypeBarrier[keyof typeof DerivativesBarrierFigureTypeBarrier];


export const DerivativesBarrierFigureTypeBarrier = {
  KNOCK_OUT: 'KNOCK_OUT',
  STRIKE: 'STRIKE',
  BARRIER: 'BARRIER',
  CAP: 'CAP',
  BONUS: 'BONUS',
} as const;

export interface DerivativesBarrierFigure {
  /** Art der Schwelle. */
  typeBarrier: DerivativesBarrierFigureTypeBarrier;
  /** Abstand zur Schwelle. */
  differenceBarrier?: number;
  /** Abstand zur Schwelle in Prozent. */
  differenceBarrierPct?: number;
}

export interface DerivativesBarrierFigureList {
  /** Notierung. */
  idNotation?: number;
  /** Notierung des Basiswerts. */
  idNotationUnderlying?: number;
  /** Notierung des Basiswerts der Rechnung. */
  idNotationUnderlyingCalculation?: number;
  isoCurrency?: IsoCurrency;
  isoCurrencyUnderlying?: IsoCurrency;
  /** Kurs des Basiswerts. */
  priceUnderlying?: number;
  /** Kurs des Basiswerts der Rechnung. */
  priceUnderlyingCalculation?: number;
  /** Zeitpunkt des Kurses des Basiswerts. */
  datetimePriceUnderlying?: string;
  /** Zeitpunkt des Kurses der Rechnung. */
  datetimePriceUnderlyingCalculation?: string;
  /** Geldkurs der Rechnung. */
  bidPriceCalculation?: number;
  /** Briefkurs der Rechnung. */
  askPriceCalculation?: number;
  /** Zeitpunkt des Kurses. */
  datetimePrice?: string;
  /** Zeitpunkt des Geldkurses. */
  datetimeBidPrice?: string;
  /** Zeitpunkt des Briefkurses. */
  datetimeAskPrice?: string;
  /** Stand der Kennzahlen. */
  datetimeCalculation?: string;
  /** Abstände zu den Schwellen. */
  list: DerivativesBarrierFigure[];
}

export interface SnapshotChart {
  /** Notierung. */
  idNotation: number;
  selectedRange: Range;
  /** Angebotene Zeiträume. */
  ranges: Range[];
  /** Handelsplatz. */
  codeMarket: string;
  isoCurrency: IsoCurrency;
}

export interface DerivativesUnderlying {
  instrument: Instrument;
  market?: Market;
  isoCurrency?: IsoCurrency;
  /** Amtlicher Name. */
  officialName?: string;
  /** Kurzname. */
  shortName?: string;
  /** Bezugsverhältnis. */
  coverRatio?: number;
  /** Kurs bei Begebung. */
  referencePrice?: number;
  derivativesBarrierList?: DerivativesBarrierList;
  derivativesBarrierFigureList?: DerivativesBarrierFigureList;
  chart?: SnapshotChart;
}

export interface DerivativesUnderlyingList {
  /** Basiswerte. */
  list: DerivativesUnderlying[];
}

export interface DerivativeOverviewUnderlying {
  instrument: Instrument;
  quote?: Quote;
}

export interface DerivativeOverview {
  expires?: EpochMilliseconds;
  instrument: Instrument;
  derivativesIssuer: DerivativesIssuer;
  /** Basisinformationsblatt. */
  urlKeyInformation?: string;
  /** Prospekt. */
  urlProspectus?: string;
  /** Basiswerte mit Kurs. */
  list: DerivativeOverviewUnderlying[];
}

export interface TradingSession {
  /**
     * Beginn in Ortszeit.
     * @pattern ^[0-2][0-9]:[0-5][0-9]$
     */
  timeOpen: string;
  /**
     * Ende in Ortszeit, Mitternacht als 24:00.
     * @pattern ^[0-2][0-9]:[0-5][0-9]$
     */
  timeClose: string;
}

export interface TradingException {
  /** Tag am Ort des Handels. */
  date: string;
  /** Name des Feiertags. */
  name: string;
  /**
     * Früheres Ende in Ortszeit; ohne Angabe ruht der Handel den ganzen Tag.
     * @pattern ^[0-2][0-9]:[0-5][0-9]$
     */
  timeClose?: string;
}

export interface TradingSchedule {
  /** Kennung der Handelszeiten. */
  idTradingSchedule: number;
  /** Name. */
  name: string;
  /** Zeitzone der Uhrzeiten. */
  timezone: string;
  /**
     * Tage mit Handel, 1 (Montag) bis 7 (Sonntag).
     * @items.minimum 1
     * @items.maximum 7
     */
  weekdays: number[];
  /** Abschnitte eines Handelstages. */
  sessions: TradingSession[];
  /** Feiertage und verkürzte Tage, nächster zuerst. */
  exceptions: TradingException[];
}

export interface TradingScheduleList {
  expires?: EpochMilliseconds;
  /** Zahl der Handelszeiten. */
  total: number;
  /** Handelszeiten. */
  list: TradingSchedule[];
}

export interface EconomicEvent {
  /** Kennung. */
  entityValue: string;
  /** Was veröffentlicht wird. */
  name: string;
  /**
     * Land, EU für den Euroraum.
     * @pattern ^[A-Z]{2}$
     */
  isoCountry: string;
  /** Land auf Deutsch. */
  nameCountry: string;
  /** Wofür der Wert gilt. */
  period: string;
  /**
     * Wie sehr Märkte darauf achten, 3 am meisten.
     * @minimum 1
     * @maximum 3
     */
  importance: number;
  datetimeStart: DateTime;
  /** Einheit der Werte. */
  unit?: string;
  /**
     * Nachkommastellen der Werte.
     * @minimum 0
     * @maximum 4
     */
  decimals?: number;
  /** Voriger Wert. */
  previous?: number;
  /** Erwarteter Wert. */
  expected?: number;
  /** Veröffentlichter Wert; fehlt bis zur Veröffentlichung. */
  actual?: number;
}

export interface EconomicEventList {
  expires?: EpochMilliseconds;
  source?: PriceSource;
  /** Zahl aller Termine. */
  total: number;
  /** Termine der Seite. */
  list: EconomicEvent[];
}

/**
 * Art des Eintrags.
 */
export type CalendarEventType = typeof CalendarEventType[keyof typeof CalendarEventType];


export const CalendarEventType = {
  V1CalendarEvent: 'V1CalendarEvent',
} as const;

/**
 * Art der Entität.
 */
export type CalendarEventEntityType = typeof CalendarEventEntityType[keyof typeof CalendarEventEntityType];


export const CalendarEventEntityType = {
  CALENDAR_EVENT: 'CALENDAR_EVENT',
} as const;

/**
 * Art des Termins.
 */
export type CalendarEventEventCategoryType = typeof CalendarEventEventCategoryType[keyof typeof CalendarEventEventCategoryType];


export const CalendarEventEventCategoryType = {
  RESULT_REPORTS: 'RESULT_REPORTS',
  DIVIDENDS: 'DIVIDENDS',
  GENERAL_MEETING: 'GENERAL_MEETING',
  ECONOMY: 'ECONOMY',
} as const;

/**
 * Was von einem Bericht erwartet war; ab seinem Tag auch, was er sagt.
 */
export interface ReportFigures {
  isoCurrency: IsoCurrency;
  /** Erwartetes Ergebnis je Aktie. */
  epsExpected: number;
  /** Berichtetes Ergebnis je Aktie. */
  eps?: number;
  /** Abstand des Ergebnisses je Aktie zum erwarteten in Prozent; fehlt, wo ein Verlust erwartet war. */
  epsSurprisePct?: number;
  /** Erwarteter Umsatz. */
  revenueExpected: number;
  /** Berichteter Umsatz. */
  revenue?: number;
  /** Abstand des Umsatzes zum erwarteten in Prozent. */
  revenueSurprisePct?: number;
}

export interface CompanyEvent {
  /** Kennung. */
  id: number;
  /** Titel mit Unternehmen. */
  title: string;
  /** Titel. */
  eventName: string;
  /** Rubrik. */
  nameCategory: string;
  /** Unterrubrik. */
  nameSubcategory: string;
  /** Art des Termins, wie sie in Listen steht. */
  nameSubcategoryDelivery?: string;
  /** Zeitpunkt. */
  datetimeEvent: string;
  reportFigures?: ReportFigures;
}

export interface StocksCompanyEvent {
  instrument: Instrument;
  companyEvent: CompanyEvent;
}

export interface CalendarEvent {
  /** Art des Eintrags. */
  type: CalendarEventType;
  /** Art der Entität. */
  entityType: CalendarEventEntityType;
  /** Kennung. */
  entityValue: string;
  /** Titel. */
  name: string;
  /** Art des Termins. */
  eventCategoryType: CalendarEventEventCategoryType;
  /** Art des Termins auf Deutsch. */
  nameEventCategoryType: string;
  /** Beginn. */
  datetimeStart: string;
  /** Ende. */
  datetimeEnd: string;
  stocksCompanyEvent?: StocksCompanyEvent;
}

export interface CalendarEventList {
  expires?: EpochMilliseconds;
  source?: PriceSource;
  /** Zahl aller Termine. */
  total: number;
  /** Termine der Seite. */
  list: CalendarEvent[];
}

export interface FundsPerformance {
  /** Zeitraum: 1Y, 3Y, 5Y, 10Y, SE seit Auflage, „PA“ heißt je Jahr. */
  timeSpan: string;
  /** Zeitraum auf Deutsch. */
  nameTimeSpan: string;
  /** Wertentwicklung in Prozent. */
  performanceTimeSpanPct: number;
}

export interface FundsPerformanceList {
  /** Wertentwicklung je Zeitraum. */
  list: FundsPerformance[];
}

export interface FundsRisk {
  /** Zeitraum. */
  timeSpan: string;
  /** Zeitraum auf Deutsch. */
  nameTimeSpan?: string;
  /** Volatilität in Prozent. */
  volatility?: number;
  /** Größter Rückgang in Prozent. */
  maxDrawdown?: number;
}

export interface FundsRiskList {
  /** Risiko je Zeitraum. */
  list: FundsRisk[];
}

export interface FundFinderEntry {
  instrument: Instrument;
  issuer?: FundsIssuer;
  benchmark?: FundsBenchmark;
  fundsDetails?: FundsDetails;
  fundsBaseData?: FundsBaseData;
  fundsEvaluation?: FundsEvaluation;
  fundsPerformanceList?: FundsPerformanceList;
  fundsRiskList?: FundsRiskList;
  changes?: FinderChanges;
  quote?: Quote;
}

export interface FundFinderResult {
  expires?: EpochMilliseconds;
  /** Zahl aller Treffer. */
  total: number;
  /** Zeitpunkt, für den Kurse und Kennzahlen gelten: der Beginn der laufenden Minute. */
  dateCalculation?: string;
  /** Treffer der Seite. */
  list: FundFinderEntry[];
  /** Merkmale mit der Zahl der Treffer je Ausprägung, wenn sie verlangt waren. */
  facets?: FinderFacet[];
  /** Verteilungen, wenn sie verlangt waren. */
  ranges?: FinderRange[];
}

export interface FundsBenchmarkList {
  /** Vergleichsindizes. */
  list: FundsBenchmark[];
}

/**
 * Position; nicht jede hat eine eigene Seite.
 */
export interface FundsHoldingInstrument {
  /** Name. */
  name: string;
  /**
     * ISIN.
     * @pattern ^[A-Z]{2}[A-Z0-9]{9}[0-9]$
     */
  isin?: string;
  entityType?: EntityType;
  /** Kennung, wenn das Instrument bekannt ist. */
  entityValue?: string;
  urls?: InstrumentUrls;
}

export interface FundsHolding {
  instrument: FundsHoldingInstrument;
  /** Anteil in Prozent. */
  investmentPct: number;
}

export interface FundsHoldingList {
  /** Stand. */
  dateMaintenance?: string;
  /** Größte Positionen. */
  list: FundsHolding[];
}

export interface FundsBreakdownEntry {
  /** Land, Branche, Währung oder Art. */
  nameBreakdown: string;
  /** Anteil in Prozent. */
  investmentPct: number;
}

export interface FundsBreakdown {
  /** Stand. */
  dateMaintenance?: string;
  /** Anteile, größter zuerst. */
  list: FundsBreakdownEntry[];
}

export interface FundsFigureBenchmark {
  /** Zeitraum. */
  timeSpan: string;
  /** Mehrertrag zum Vergleichsindex in Prozent. */
  relativeReturnPct: number;
}

export interface FundsFigureBenchmarkList {
  /** Mehrertrag je Zeitraum. */
  list: FundsFigureBenchmark[];
}

export interface FundsIssuerReport {
  /** Art des Berichts. */
  nameTypeFundsReport: string;
  /** Adresse. */
  url: string;
}

export interface FundBreakdowns {
  expires?: EpochMilliseconds;
  fundsHoldingList?: FundsHoldingList;
  countryBreakdown?: FundsBreakdown;
  branchBreakdown?: FundsBreakdown;
  currencyBreakdown?: FundsBreakdown;
  instrumentBreakdown?: FundsBreakdown;
}

export interface FundEarning {
  /** Tag der Ausschüttung. */
  dateEarning: string;
  /** Betrag je Anteil. */
  valueEarning: number;
  /** Betrag je Anteil, bereinigt. */
  valueEarningAdjusted?: number;
  isoCurrency: IsoCurrency;
}

export interface FundEarningList {
  expires?: EpochMilliseconds;
  /** Zahl der Ausschüttungen. */
  total?: number;
  /** Ausschüttungen, neueste zuerst. */
  list: FundEarning[];
}

export interface FundOverlap {
  instrument: Instrument;
  /** Überschneidung: Summe der kleineren von beiden Gewichten aller gemeinsamen Positionen in Prozent. */
  overlapPct: number;
  /** Gemeinsame Positionen. */
  numShared: number;
  /** Nicht bekannter Teil beider Fonds in Prozent: Um so viel kann die Überschneidung höchstens größer sein. */
  unknownPct: number;
  /** Bildet denselben Index ab. */
  sameBenchmark: boolean;
  /** Laufende Kosten in Prozent im Jahr. */
  ongoingCharges?: number;
  /** Fondsvermögen in Euro. */
  volumeFundEuro?: number;
  /** Abbildung des Index. */
  nameReplication?: string;
  /** Verwendung der Erträge. */
  nameCapitalisation?: string;
  quote?: Quote;
}

export interface FundOverlapList {
  expires?: EpochMilliseconds;
  /** Fonds, größte Überschneidung zuerst. */
  list: FundOverlap[];
}

export interface FundsTracking {
  /** Jahr. */
  year: number;
  /** Fonds. */
  fundPct: number;
  /** Index. */
  benchmarkPct: number;
  /** Abweichung. */
  differencePct: number;
  /** Das Jahr ist zu Ende. */
  complete: boolean;
}

/**
 * Wie nah der Fonds seinem Index folgt: je Kalenderjahr, zur Zeit der Kurse des Fonds, beide in Euro (der Index eines währungsgesicherten Fonds in seiner eigenen Währung), ohne Ausschüttungen.
 */
export interface FundsTrackingList {
  /** Index. */
  nameBenchmark?: string;
  /** Mittlere Abweichung der ganzen Jahre in Prozentpunkten. */
  averageDifferencePct?: number;
  /** Jahre, ältestes zuerst. */
  list: FundsTracking[];
}

export interface FundsCost {
  /** Jahre. */
  years: number;
  isoCurrency: IsoCurrency;
  /** Wert ohne Kosten. */
  grossAmount: number;
  /** Wert nach Kosten. */
  netAmount: number;
  /** Kosten. */
  costAmount: number;
}

/**
 * Was die laufenden Kosten und der Ausgabeaufschlag eine Anlage über Jahre kosten.
 */
export interface FundsCostList {
  isoCurrency: IsoCurrency;
  /** Einmalige Anlage. */
  amount: number;
  /** Angenommene Wertentwicklung in Prozent im Jahr vor Kosten. */
  assumedPerformancePct: number;
  /** Jahre, kürzeste Dauer zuerst. */
  list: FundsCost[];
}

export interface FundHolder {
  instrument: Instrument;
  fundsIssuer: FundsIssuer;
  /** Anteil des Instruments am Fonds in Prozent. */
  investmentPct: number;
  /** Laufende Kosten in Prozent im Jahr. */
  ongoingCharges?: number;
  /** Wertentwicklung in einem Jahr in Prozent. */
  performancePct1Y?: number;
  /** Fondsvermögen in Euro. */
  volumeFundEuro?: number;
}

export interface FundHolderList {
  expires?: EpochMilliseconds;
  /** Fonds, größter Anteil zuerst. */
  list: FundHolder[];
}

/**
 * Länge eines Balkens; `tick`: einzelne Kurse.
 */
export type ChartHistoryResolution = typeof ChartHistoryResolution[keyof typeof ChartHistoryResolution];


export const ChartHistoryResolution = {
  tick: 'tick',
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
  /** Kennung des Instruments, wenn sie eine Zahl ist. */
  idInstrument?: number;
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
  priceSource?: PriceSource;
  /** Länge eines Balkens; `tick`: einzelne Kurse. */
  resolution: ChartHistoryResolution;
  /** Zeitpunkte in Sekunden seit 1970 (UTC), einzelner Kurse auf die Millisekunde; Tageskurse 12 Uhr UTC. */
  datetimeLast: number[];
  /** Eröffnung; leer bei einzelnen Kursen, wie auch Hoch, Tief und Zahl der Kurse. */
  first: number[];
  /** Schluss; einzelne Kurse selbst. */
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
  /** Kennung des Instruments, wenn sie eine Zahl ist. */
  idInstrument?: number;
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
  priceSource?: PriceSource;
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
  /** Kennung des Instruments, wenn sie eine Zahl ist. */
  idInstrument?: number;
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
  priceSource?: PriceSource;
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
 * Entwicklung eines Kalenderjahrs vom Schlusskurs des Vorjahrs an.
 */
export interface PerformanceYear {
  /** Kalenderjahr. */
  year: number;
  /** Tag des letzten Kurses im Vorjahr. */
  dateBeforeLastPrice?: string;
  /** Letzter Kurs des Vorjahrs. */
  beforeLastPrice?: number;
  /** Tag des ersten Kurses. */
  dateFirstPrice: string;
  /** Erster Kurs des Jahres. */
  firstPrice: number;
  /** Tag des letzten Kurses. */
  dateLastPrice: string;
  /** Letzter Kurs des Jahres. */
  lastPrice: number;
  /** Veränderung in der Währung. */
  performanceAbs: number;
  /** Veränderung in Prozent (12.4 = 12.4 %). */
  performanceRel: number;
}

export interface PerformanceValuesYear {
  expires?: EpochMilliseconds;
  /** Notierung. */
  idNotation: number;
  /** Kalenderjahre, ältestes zuerst; das laufende bis heute. */
  list: PerformanceYear[];
}

export interface IndexConstituent {
  instrument: Instrument;
  /** Notierung am verlangten Handelsplatz, sonst an der Leitbörse. */
  idNotation: number;
  /** Kurs-Gewinn-Verhältnis. */
  cnPer?: number;
  /** Dividendenrendite in Prozent. */
  cnDivYield?: number;
  /** Kurs-Gewinn-Verhältnis durch Gewinnwachstum. */
  cnPeg?: number;
  /** Gewicht im Index in Prozent. */
  weightPct?: number;
  /** Börsenwert, in der Regel in Euro. */
  marketCapitalization?: number;
  isoCurrencyMarketCapitalization?: IsoCurrency;
  quote?: Quote;
}

/**
 * Handelsplatz, an dem Mitglieder des Index gehandelt werden.
 */
export interface IndexMarket {
  /** `_` + Börse, `@_` + Market Maker bei außerbörslichem Handel. */
  codeMarket: string;
  /** Handelsplatz. */
  name: string;
}

export interface IndexConstituentList {
  expires?: EpochMilliseconds;
  /** Zahl der Mitglieder. */
  total: number;
  /** Mitglieder der Seite. */
  list: IndexConstituent[];
  /** Handelsplätze aller Mitglieder, die mit den meisten zuerst. */
  markets?: IndexMarket[];
}

export interface IndexMover {
  instrument: Instrument;
  /** Notierung. */
  idNotation: number;
  isoCurrency: IsoCurrency;
  /** Letzter Kurs. */
  last: number;
  /** Veränderung zum Vortag in der Währung. */
  performance: number;
  /** Veränderung zum Vortag in Prozent. */
  performancePct: number;
  /** Zeitpunkt des letzten Kurses. */
  datetimeLast?: string;
  /** Gehandelte Stück heute. */
  volume?: number;
  /** Umsatz heute in der Währung. */
  money?: number;
  /** Kurs-Gewinn-Verhältnis. */
  cnPer?: number;
  /** Dividendenrendite in Prozent. */
  cnDivYield?: number;
  /** Kurs-Gewinn-Verhältnis durch Gewinnwachstum. */
  cnPeg?: number;
  moveReason?: MoveReason;
}

export interface IndexTopFlop {
  expires?: EpochMilliseconds;
  /** Zahl der Mitglieder. */
  total: number;
  /** Zahl der Gewinner. */
  numberTop: number;
  /** Zahl der Verlierer. */
  numberFlop: number;
  /** Zahl der unveränderten. */
  numberEqual: number;
  /** Größte Gewinner zuerst. */
  topList: IndexMover[];
  /** Größte Verlierer zuerst. */
  flopList: IndexMover[];
}

export interface IndicesDetails {
  /** Kennung des Instruments. */
  idInstrument?: number;
  /** Branche, wenn der Index nur eine abbildet. */
  branch?: string;
  /** Rubriken. */
  categories?: string[];
  /** ETFs bilden den Index ab. */
  etfBenchmark?: boolean;
  /** Kennung des Erdteils. */
  idContinent?: string;
  /** Kennung der Indexfamilie. */
  idFamily?: string;
  /** Kennung der Indexart. */
  idIndexType?: number;
  /** Kennung der Unterart. */
  idSecuritySubType?: number;
  /** Unterart. */
  nameSecuritySubType?: string;
  /** Börsenwert aller Mitglieder. */
  marketCapitalization?: number;
  isoCurrencyMarketCapitalization?: IsoCurrency;
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

export interface IndexFinderEntry {
  instrument: Instrument;
  indicesDetails?: IndicesDetails;
  quote?: Quote;
  changes?: FinderChanges;
}

export interface IndexFinderResult {
  expires?: EpochMilliseconds;
  /** Zahl aller Treffer. */
  total: number;
  /** Zeitpunkt, für den Kurse und Kennzahlen gelten: der Beginn der laufenden Minute. */
  dateCalculation?: string;
  /** Treffer der Seite. */
  list: IndexFinderEntry[];
  /** Merkmale mit der Zahl der Treffer je Ausprägung, wenn sie verlangt waren. */
  facets?: FinderFacet[];
  /** Verteilungen, wenn sie verlangt waren. */
  ranges?: FinderRange[];
}

export interface InstrumentQueryResult {
  expires?: EpochMilliseconds;
  /** Die Suche. */
  searchValue: string;
  /** Treffer, wichtigster zuerst. */
  list: Instrument[];
  /** Wörter der Suche, die der erste Treffer weder im Namen hat noch seine Art sind; fehlt ohne solche. */
  ignoredWords?: string[];
}

export interface InstrumentListRequest {
  /**
     * Einträge.
     * @minItems 1
     * @maxItems 500
     */
  list: InstrumentKey[];
}

export interface InstrumentList {
  expires?: EpochMilliseconds;
  /** Zahl der Einträge. */
  total: number;
  /** Mit `withQuotes`: die Kurse der Treffer, soweit es welche gibt. */
  quotes?: Quote[];
  /** In der Reihenfolge der Anfrage oder der Häufigkeit; Unbekannte fehlen. */
  list: Instrument[];
}

export interface InstrumentCatalogue {
  expires?: EpochMilliseconds;
  /** Zahl aller Instrumente auf allen Seiten. */
  total: number;
  /** Instrumente der Seite. */
  list: Instrument[];
}

export interface FuturesDetails {
  instrumentUnderlying?: Instrument;
  /** Basiswert. */
  nameUnderlying: string;
  /** Terminbörse. */
  nameExchange: string;
  /** Kontraktgröße. */
  contractSize: string;
  /** Multiplikator: so oft steht ein Kontrakt für das, wofür sein Kurs gilt. */
  multiplier?: number;
  isoCurrency?: IsoCurrency;
  /** Kleinste Preisänderung als Zahl. */
  tickSize?: number;
  /** Kleinste Preisänderung (Tick), in der Einheit des Kurses. */
  nameTick?: string;
  /** Wert eines Ticks je Kontrakt. */
  tickValue?: number;
  /** Verfall. */
  datetimeExpiry: string;
}

export interface InterestsDetails {
  /** Art des Satzes. */
  nameCategory: string;
  /** Wer ihn feststellt. */
  nameProvider: string;
  isoCurrency: IsoCurrency;
  isoCountry?: IsoCountry;
  /** Laufzeit in Jahren; 0 für Leitzinsen und Tagesgeld. */
  term: number;
  /** Gilt seit; nur bei Sätzen, die eine Notenbank festsetzt. */
  datetimeSince?: string;
  /** Nächster Zinsentscheid, soweit der Kalender der Notenbank bekannt ist. */
  datetimeNextDecision?: string;
}

export interface CommodityDetails {
  /** Gruppe, etwa Energie oder Edelmetalle. */
  nameCategory?: string;
  /** Handelseinheit, etwa Barrel oder Feinunze. */
  nameQuotationUnit?: string;
  /** Handelsort oder Referenz des Kurses. */
  nameProvider?: string;
}

/**
 * Ein Instrument mit seinem Kurs; welche Eckdaten es gibt, hängt von seiner Art ab.
 */
export interface InstrumentClassEntry {
  instrument: Instrument;
  quote?: Quote;
  futuresDetails?: FuturesDetails;
  interestsDetails?: InterestsDetails;
  commodityDetails?: CommodityDetails;
  bondsDetails?: BondsDetails;
  bondsBaseData?: BondsBaseData;
  bondsFigures?: BondsFigures;
}

export interface InstrumentClassList {
  expires?: EpochMilliseconds;
  /** Zahl aller Instrumente auf allen Seiten. */
  total: number;
  /** Instrumente der Seite. */
  list: InstrumentClassEntry[];
}

/**
 * Treffer mit Leitbörse und Kurs.
 */
export interface ExtendedInstrument {
  instrument: Instrument;
  market?: Market;
  quote?: Quote;
}

export interface InstrumentExtendedQueryResult {
  expires?: EpochMilliseconds;
  /** Die Suche. */
  searchValue: string;
  /** Treffer, wichtigster zuerst. */
  list: ExtendedInstrument[];
}

/**
 * Was Trefferlisten zusätzlich zeigen.
 */
export interface InstrumentFacetAdditionalData {
  countryCode?: IsoCountry;
  /** Kennung des Emittenten. */
  idIssuer?: number;
  /** Emittent. */
  nameIssuer?: string;
  /** Kennung der Emittentengruppe. */
  idGroupIssuer?: number;
  /** Emittentengruppe. */
  nameGroupIssuer?: string;
  /** Unterart auf Deutsch. */
  nameInstrumentSubType?: string;
  /** Anlageschwerpunkt. */
  nameInvestmentFocus?: string;
  /** Fälligkeit. */
  dateMaturity?: string;
  /** Indexfamilie. */
  indexFamily?: string;
}

/**
 * Treffer mit Zusatzangaben.
 */
export interface InstrumentFacetHit {
  /** Immer „Instrument“. */
  type: string;
  entityType: EntityType;
  entitySubType?: EntitySubType;
  /** Merkmale, bei Anleihen auch deren Art. */
  entityAttributes?: string[];
  /** Kennung. */
  entityValue: string;
  /** Name. */
  name: string;
  /** Kurzname für enge Stellen. */
  tinyName?: string;
  /** Zurückgezahlt am; nur bei einer Anleihe, die schon fällig war. */
  datetimeRedemption?: string;
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
  additionalData?: InstrumentFacetAdditionalData;
}

/**
 * Treffer einer Art. ETFs sind eine eigene Gruppe.
 */
export interface InstrumentFacet {
  type: EntityType;
  /** Name der Gruppe. */
  label: string;
  /** Zahl aller Treffer der Gruppe. */
  totalAmount: number;
  /** Adresse der Suche nach dieser Art. */
  finderPath?: string;
  /** Treffer der Gruppe. */
  results: InstrumentFacetHit[];
}

export interface InstrumentFacetResult {
  expires?: EpochMilliseconds;
  /** Die Suche. */
  searchValue: string;
  /** Gruppen mit Treffern, größte Bedeutung zuerst. */
  facets: InstrumentFacet[];
  instrument?: Instrument;
  /** Mit `withQuotes`: die Kurse der Treffer, soweit es welche gibt. */
  quotes?: Quote[];
  /** Von mehreren ISINs und WKNs die, zu denen es kein Instrument gibt. */
  unknownCodes?: string[];
  /** Wörter der Suche, die der erste Treffer weder im Namen hat noch seine Art sind; fehlt ohne solche. */
  ignoredWords?: string[];
  /** Was gesucht wurde, heißt so nichts; die Treffer passen nur mit Tippfehlern oder ohne einige der Wörter. */
  isGuess?: boolean;
}

export interface InstrumentTypeSearchResult {
  expires?: EpochMilliseconds;
  /** Die Suche. */
  searchValue: string;
  type: EntityType;
  /** Zahl aller Treffer. */
  total: number;
  /** Mit `withQuotes`: die Kurse der Treffer, soweit es welche gibt. */
  quotes?: Quote[];
  /** Treffer der Seite, wichtigster zuerst. */
  list: Instrument[];
  /** Wörter der Suche, die der erste Treffer weder im Namen hat noch seine Art sind; fehlt ohne solche. */
  ignoredWords?: string[];
}

export interface SavingsPlanBroker {
  /** Kennung des Anbieters. */
  id: number;
  /** Anbieter. */
  name: string;
  /** Logo im Bilderdienst. */
  photoId?: string;
}

/**
 * Sparplan einer Bank oder eines Brokers auf dieses Instrument.
 */
export interface SavingsPlan {
  broker: SavingsPlanBroker;
  isoCurrency: IsoCurrency;
  /** Kleinste Sparrate. */
  minInvestment: number;
  /** Größte Sparrate. */
  maxInvestment?: number;
  /** Gebühr je Ausführung in Prozent der Rate (1.5 = 1.5 %). */
  orderFeePct?: number;
  /** Gebühr je Ausführung in der Währung. */
  orderFeeAbs?: number;
  /** Ausführung: MONTHLY monatlich, BIMONTHLY alle zwei Monate, QUARTERLY vierteljährlich, HALFYEARLY halbjährlich. */
  intervals: string[];
  /** Aktionsangebot des Anbieters. */
  isPromoted?: boolean;
  /** Adresse des Angebots. */
  url?: string;
}

export interface SavingsPlanList {
  expires?: EpochMilliseconds;
  /** Zahl der Sparpläne. */
  total: number;
  /** Sparpläne, günstigster zuerst. */
  list: SavingsPlan[];
}

export interface NamedLink {
  /** Text des Links. */
  name: string;
  /** Adresse. */
  url: string;
}

export interface CategorySponsoring {
  /** Art des Derivats. */
  entitySubType: string;
  /** Art auf Deutsch. */
  name: string;
  sponsoring: Sponsoring;
}

export interface CategorySponsoringList {
  expires?: EpochMilliseconds;
  /** Derivatarten mit Werbekunden. */
  list: CategorySponsoring[];
}

export interface UnderlyingSponsoring {
  underlying: Instrument;
  sponsoring: Sponsoring;
  /** Angebote auf steigende Kurse. */
  longLinks?: NamedLink[];
  /** Angebote auf fallende Kurse. */
  shortLinks?: NamedLink[];
}

export interface UnderlyingSponsoringList {
  expires?: EpochMilliseconds;
  /** Basiswerte mit Werbekunden. */
  list: UnderlyingSponsoring[];
}

export interface Quicklink {
  /** Text. */
  name: string;
  /** Adresse im Portal. */
  url: string;
  underlying?: Instrument;
  /** Art des Derivats. */
  derivativeTypeName?: string;
  /** Zahl der Derivate. */
  total?: number;
}

export interface QuicklinkList {
  expires?: EpochMilliseconds;
  /** Schnellzugriffe in Reihenfolge. */
  list: Quicklink[];
}

export interface Partner {
  customer: Customer;
  /** Kürzel der Emittentenseite. */
  issuerAlias?: string;
  /** Adresse der Partnerseite. */
  url?: string;
  /** Kurzer Text. */
  teaser?: string;
}

export interface PartnerList {
  expires?: EpochMilliseconds;
  /** Partner in Reihenfolge. */
  list: Partner[];
}

/**
 * Richtung.
 */
export type DerivativeTeaserNameExerciseRight = typeof DerivativeTeaserNameExerciseRight[keyof typeof DerivativeTeaserNameExerciseRight];


export const DerivativeTeaserNameExerciseRight = {
  CALL: 'CALL',
  PUT: 'PUT',
} as const;

/**
 * Derivat in Kästen und Vorschlägen.
 */
export interface DerivativeTeaser {
  instrument: Instrument;
  instrumentUnderlying?: Instrument;
  /** Emittent. */
  nameIssuer?: string;
  /** Art des Derivats. */
  derivativeTypeName: string;
  /** Richtung. */
  nameExerciseRight?: DerivativeTeaserNameExerciseRight;
  /** Hebel zum Briefkurs. */
  gearingAsk?: number;
  /** Basispreis. */
  strikeAbs?: number;
  /** Knock-out-Schwelle. */
  knockOutAbs?: number;
  /** Zins in Prozent im Jahr. */
  couponPct?: number;
  /** Fälligkeit. */
  dateMaturity?: string;
  quote?: Quote;
  /** Angebot beim Emittenten. */
  url?: string;
}

export interface DerivativeTeaserList {
  expires?: EpochMilliseconds;
  sponsoring?: Sponsoring;
  /** Zahl der Derivate. */
  total: number;
  /** Derivate in Reihenfolge. */
  list: DerivativeTeaser[];
}

export interface FundTeaser {
  instrument: Instrument;
  /** Gesellschaft. */
  nameIssuer?: string;
  /** Anlageschwerpunkt. */
  nameInvestmentFocus?: string;
  /** Laufende Kosten in Prozent im Jahr. */
  ongoingCharges?: number;
  /** Wertentwicklung in einem Jahr in Prozent. */
  performancePct1Y?: number;
  quote?: Quote;
}

export interface FundTeaserList {
  expires?: EpochMilliseconds;
  sponsoring?: Sponsoring;
  /** Zahl der Fonds. */
  total: number;
  /** Fonds in Reihenfolge. */
  list: FundTeaser[];
}

/**
 * Aufwärts, seitwärts oder abwärts.
 */
export type TrendRadarViewTrend = typeof TrendRadarViewTrend[keyof typeof TrendRadarViewTrend];


export const TrendRadarViewTrend = {
  UP: 'UP',
  SIDEWAYS: 'SIDEWAYS',
  DOWN: 'DOWN',
} as const;

/**
 * Trend auf eine Sicht.
 */
export interface TrendRadarView {
  /** Aufwärts, seitwärts oder abwärts. */
  trend: TrendRadarViewTrend;
  /**
     * Stärke des Trends (0 bis 100).
     * @minimum 0
     * @maximum 100
     */
  strength: number;
  /** Nächste Unterstützung. */
  support?: number;
  /** Nächster Widerstand. */
  resistance?: number;
}

export interface TrendRadar {
  expires?: EpochMilliseconds;
  instrument: Instrument;
  /** Stand. */
  datetimeCalculation: string;
  shortTerm: TrendRadarView;
  mediumTerm: TrendRadarView;
  longTerm: TrendRadarView;
  /** Ausführliche Analyse. */
  url?: string;
}

export interface SearchSponsoringRequest {
  /**
     * Treffer der Suche.
     * @minItems 1
     * @maxItems 50
     */
  list: InstrumentKey[];
}

export interface SearchSponsoringIssuer {
  /** Kennung. */
  id: number;
  /** Emittent. */
  name: string;
}

/**
 * Werbung zum besten Treffer; ohne Werbung fehlen alle Felder.
 */
export interface SearchSponsoring {
  customer?: Customer;
  issuer?: SearchSponsoringIssuer;
  /** Art der Derivate. */
  derivativeTypeName?: string;
  underlying?: Instrument;
  /** Hebel auf steigende Kurse. */
  longLeverageLinks?: NamedLink[];
  /** Hebel auf fallende Kurse. */
  shortLeverageLinks?: NamedLink[];
}

export interface TraderBoxEntry {
  customer: Customer;
  /** Überschrift. */
  headline: string;
  /** Text. */
  text?: string;
  /** Vorteile. */
  benefits?: string[];
  /** Beschriftung des Knopfs. */
  actionName: string;
  /** Ziel. */
  url: string;
}

export interface TraderBox {
  expires?: EpochMilliseconds;
  /** Überschrift. */
  name: string;
  sponsoring?: Sponsoring;
  /** Angebote in Reihenfolge. */
  list: TraderBoxEntry[];
}

export interface TurboBoxEntry {
  /** Hebel. */
  gearing: number;
  instrument: Instrument;
  /** Knock-out-Schwelle. */
  knockOutAbs?: number;
  /** Briefkurs. */
  ask?: number;
}

export interface TurboBox {
  expires?: EpochMilliseconds;
  sponsoring?: Sponsoring;
  underlying: Instrument;
  quote?: Quote;
  /** Turbos auf steigende Kurse, kleinster Hebel zuerst. */
  longList: TurboBoxEntry[];
  /** Turbos auf fallende Kurse, kleinster Hebel zuerst. */
  shortList: TurboBoxEntry[];
}

/**
 * Bereich.
 */
export type InteractionScopeScopeCode = typeof InteractionScopeScopeCode[keyof typeof InteractionScopeScopeCode];


export const InteractionScopeScopeCode = {
  DEFAULT: 'DEFAULT',
  DISPLAY: 'DISPLAY',
  ANNOUNCEMENT: 'ANNOUNCEMENT',
  TRADING_LAYER: 'TRADING_LAYER',
  BELOW_HIGHLIGHTBOX: 'BELOW_HIGHLIGHTBOX',
} as const;

/**
 * Art des Hinweises.
 */
export type InteractionInteractionType = typeof InteractionInteractionType[keyof typeof InteractionInteractionType];


export const InteractionInteractionType = {
  MESSAGE: 'MESSAGE',
  TEASER: 'TEASER',
  DISPLAY: 'DISPLAY',
  LAYER: 'LAYER',
} as const;

/**
 * Wichtigkeit.
 */
export type InteractionImplementationLevel = typeof InteractionImplementationLevel[keyof typeof InteractionImplementationLevel];


export const InteractionImplementationLevel = {
  INFO: 'INFO',
  SUCCESS: 'SUCCESS',
  WARNING: 'WARNING',
  ERROR: 'ERROR',
} as const;

/**
 * Was der Hinweis zeigt.
 */
export interface InteractionImplementation {
  /** Wichtigkeit. */
  level: InteractionImplementationLevel;
  /** Überschrift. */
  headline?: string;
  /** Text (einfaches HTML erlaubt). */
  text?: string;
  /** Beschriftung des Links. */
  actionName?: string;
  /** Ziel. */
  url?: string;
  /** Bild im Bilderdienst. */
  photoId?: string;
  /** Lässt sich schließen. */
  isClosable?: boolean;
}

/**
 * Bereich.
 */
export type InteractionScopeProperty = typeof InteractionScopeProperty[keyof typeof InteractionScopeProperty];


export const InteractionScopeProperty = {
  DEFAULT: 'DEFAULT',
  DISPLAY: 'DISPLAY',
  ANNOUNCEMENT: 'ANNOUNCEMENT',
  TRADING_LAYER: 'TRADING_LAYER',
  BELOW_HIGHLIGHTBOX: 'BELOW_HIGHLIGHTBOX',
} as const;

export interface Interaction {
  /** Kennung. */
  interactionId: number;
  /** Interner Name. */
  interactionName: string;
  /** Art des Hinweises. */
  interactionType: InteractionInteractionType;
  implementation: InteractionImplementation;
  /** Kampagne. */
  campaignId: number;
  /** Regel, die den Hinweis gewählt hat. */
  ruleId?: number;
  /** Gewicht der Kampagne in der Regel. */
  ruleCampaignWeight?: number;
  /** Platz, für den der Hinweis gilt. */
  interactionSlotId?: string;
  /** Bereich. */
  scope: InteractionScopeProperty;
}

export interface InteractionScope {
  /** Bereich. */
  scopeCode: InteractionScopeScopeCode;
  /** Hinweise, wichtigster zuerst. */
  list: Interaction[];
}

export interface InteractionAnswer {
  expires?: EpochMilliseconds;
  /** Plätze nach Bereichen. */
  scopes: InteractionScope[];
}

/**
 * Zeitraum der Zahlung.
 */
export type ProductPaymentInterval = typeof ProductPaymentInterval[keyof typeof ProductPaymentInterval];


export const ProductPaymentInterval = {
  MONTH: 'MONTH',
  YEAR: 'YEAR',
} as const;

export interface Product {
  /** Kennung. */
  productId: string;
  /** Kurzname. */
  key: string;
  /** Name. */
  name: string;
  /** Ein Satz. */
  description: string;
  /**
     * Preis für einen Zeitraum, als Dezimaltext.
     * @pattern ^\d+\.\d{2}$
     */
  price: string;
  isoCurrency: IsoCurrency;
  /** Zeitraum der Zahlung. */
  paymentInterval: ProductPaymentInterval;
  /** Kennung bei der Zahlung. */
  paymentProductId: string;
  /** Kennungen der Produkte, die es mitbringt. */
  includes: string[];
  /** Alle Berechtigungen, auch die der mitgebrachten Produkte. */
  features: string[];
}

export interface ProductList {
  /** Produkte. */
  list: Product[];
}

/**
 * Token und Adresse der Kursversorgung.
 */
export interface PushToken {
  expires?: EpochMilliseconds;
  /**
     * Token der Verbindung, mindestens 80 Zeichen.
     * @minLength 80
     */
  token: string;
  /** Rechner der Verbindung. */
  host: string;
  /**
     * Port.
     * @minimum 1
     * @maximum 65535
     */
  port: number;
  /** Pfad der Verbindung. */
  path: string;
  /** Mit TLS. */
  isSecure: boolean;
}

export type QuoteListRequestListItem = {
  entityType: EntityType;
  entityValue: EntityKey;
  quality?: RequestQuality;
  /**
     * Handelsplatz.
     * @maxLength 16
     */
  codeMarket?: string;
  isoCurrency?: IsoCurrency;
  /**
     * Notierung.
     * @minimum 1
     * @maximum 2147483647
     */
  idNotation?: number;
};

export interface QuoteListRequest {
  /**
     * Gewünschte Kurse; die Antwort hält die Reihenfolge.
     * @minItems 1
     * @maxItems 500
     */
  list: QuoteListRequestListItem[];
}

export interface QuoteList {
  expires?: EpochMilliseconds;
  /** Zahl der Kurse. */
  total?: number;
  /** Einträge. */
  list: Quote[];
}

export interface OrderBookLevel {
  /**
     * Stufe.
     * @minimum 1
     * @maximum 10
     */
  level: number;
  /** Kurs. */
  price: number;
  /** Stück. */
  volume: number;
  /** Zahl der Orders. */
  numberOrders?: number;
}

/**
 * Orderbuch einer Notierung. Stufe 1 ist der beste Kurs.
 */
export interface OrderBook {
  expires?: EpochMilliseconds;
  entityType: EntityType;
  /** Kennung. */
  entityValue: string;
  market: Market;
  /** Notierung. */
  idNotation: number;
  isoCurrency: IsoCurrency;
  /** Einheit der Notierung. */
  unitType: string;
  /** Stand. */
  datetimeOrderBook: string;
  codeQualityPrice: QualityCode;
  priceSource?: PriceSource;
  /** Stück aller Kauforders der gezeigten Stufen. */
  totalVolumeBid: number;
  /** Stück aller Verkaufsorders der gezeigten Stufen. */
  totalVolumeAsk: number;
  /**
     * Kauforders, höchster Kurs zuerst.
     * @maxItems 10
     */
  bidList: OrderBookLevel[];
  /**
     * Verkaufsorders, niedrigster Kurs zuerst.
     * @maxItems 10
     */
  askList: OrderBookLevel[];
}

/**
 * Umsätze einer Notierung; alle Spalten sind gleich lang.
 */
export interface TimesAndSales {
  expires?: EpochMilliseconds;
  entityType: EntityType;
  /** Kennung. */
  entityValue: string;
  market: Market;
  /** Kennung des Instruments, wenn sie eine Zahl ist. */
  idInstrument?: number;
  /** Notierung. */
  idNotation: number;
  isoCurrency: IsoCurrency;
  /** Einheit der Notierung. */
  unitType: string;
  /** Einheit für die Anzeige. */
  displayUnit: string;
  priceSource?: PriceSource;
  /** Zahl aller Umsätze im Zeitraum. */
  total?: number;
  /** Zeitpunkte in Sekunden seit 1970 (UTC). */
  datetimePrice: number[];
  /** Kurse. */
  price: number[];
  /** Stück. */
  volume: number[];
  /** Kurszusatz; leer heißt ohne. */
  addendum: string[];
  /** Art des Kurses (1 = gehandelter Kurs). */
  idTypePrice: number[];
  /** Seit Handelsbeginn gehandelte Stück. */
  totalVolume: number[];
}

export interface TimesAndSalesVenue {
  market: Market;
  isoCurrency: IsoCurrency;
  /** Ältester Umsatz, der abgefragt werden kann. */
  datetimeStart: string;
  /** Neuester Umsatz. */
  datetimeEnd: string;
}

/**
 * An welchen Handelsplätzen und für welchen Zeitraum es Umsätze gibt.
 */
export interface TimesAndSalesConfiguration {
  expires?: EpochMilliseconds;
  entityType: EntityType;
  /** Kennung. */
  entityValue: string;
  /** Notierung der Leitbörse. */
  idNotation: number;
  /** So viele Tage reichen die Umsätze zurück. */
  maxDays: number;
  /** Höchstzahl der Umsätze je Antwort. */
  maxPerPage: number;
  /** Handelsplätze mit Umsätzen, Leitbörse zuerst. */
  list: TimesAndSalesVenue[];
}

/**
 * Ereignis oder Seitenaufruf.
 */
export type ScapaDataHitType = typeof ScapaDataHitType[keyof typeof ScapaDataHitType];


export const ScapaDataHitType = {
  event: 'event',
  pageview: 'pageview',
} as const;

/**
 * Art der Anwendung.
 */
export type ScapaDataAppType = typeof ScapaDataAppType[keyof typeof ScapaDataAppType];


export const ScapaDataAppType = {
  WEBSITE: 'WEBSITE',
  APP: 'APP',
} as const;

/**
 * Herkunft des Verkehrs.
 */
export type ScapaDataAppTraffic = typeof ScapaDataAppTraffic[keyof typeof ScapaDataAppTraffic];


export const ScapaDataAppTraffic = {
  public: 'public',
  internal: 'internal',
} as const;

/**
 * Umgebung.
 */
export type ScapaDataAppEnvironment = typeof ScapaDataAppEnvironment[keyof typeof ScapaDataAppEnvironment];


export const ScapaDataAppEnvironment = {
  live: 'live',
  preproduction: 'preproduction',
  test: 'test',
} as const;

/**
 * Wohin der Klick führt.
 */
export interface ScapaTarget {
  entityType?: EntityType;
  /**
     * Unterart.
     * @maxLength 60
     */
  entitySubType?: string;
  entityValue?: EntityKey;
  /**
     * Name.
     * @maxLength 300
     */
  name?: string;
  /**
     * Erste Ebene des Ziels.
     * @maxLength 60
     */
  level1?: string;
  /**
     * Merkmale des Ziels.
     * @maxItems 20
     * @items.maxLength 100
     */
  attributes?: string[];
  /**
     * Strategie.
     * @maxLength 100
     */
  strategy?: string;
  /**
     * Emittent.
     * @maxLength 100
     */
  issuer?: string;
  /**
     * WKN.
     * @pattern ^[A-Z0-9]{6}$
     */
  wkn?: string;
  /**
     * ISIN.
     * @pattern ^[A-Z]{2}[A-Z0-9]{9}[0-9]$
     */
  isin?: string;
}

/**
 * Ein Ereignis mit seinen Merkmalen; Unbekanntes fehlt.
 */
export interface ScapaData {
  /**
     * Kennung der Sitzung.
     * @minLength 1
     * @maxLength 64
     */
  scapaId: string;
  /** Ereignis oder Seitenaufruf. */
  hitType: ScapaDataHitType;
  /**
     * Gruppe des Ereignisses.
     * @maxLength 100
     */
  eventCategory?: string;
  /**
     * Ereignis.
     * @maxLength 100
     */
  eventAction?: string;
  /**
     * Nähere Angabe.
     * @maxLength 500
     */
  eventLabel?: string;
  /**
     * Bereich der Seite.
     * @maxLength 60
     */
  scope?: string;
  /**
     * Kennung des Besuchers.
     * @maxLength 64
     */
  tid?: string;
  /**
     * Zeitpunkt in Millisekunden seit 1970 (UTC).
     * @minimum 0
     * @maximum 8640000000000000
     */
  timestamp?: number;
  /**
     * Zähler der Sitzung.
     * @minimum 1
     * @maximum 1000000000
     */
  sessionNumber?: number;
  /** Nutzer ist angemeldet. */
  loggedIn?: boolean;
  /**
     * Gekaufte Produkte.
     * @maxItems 50
     * @items.maxLength 100
     */
  purchasedProducts?: string[];
  /**
     * Werbekunde.
     * @minimum 0
     * @maximum 2147483647
     */
  customerId?: number;
  /**
     * Name des Werbekunden.
     * @maxLength 100
     */
  customerName?: string;
  /**
     * Kürzel des Werbekunden.
     * @maxLength 100
     */
  customerAlias?: string;
  /**
     * Art der Einbindung.
     * @maxLength 100
     */
  customerIntegrationType?: string;
  /**
     * Herkunft der Einbindung.
     * @maxLength 500
     */
  customerIntegrationOrigin?: string;
  targetContent?: ScapaTarget;
  underlyingEntityType?: EntityType;
  /**
     * Unterart des Basiswerts.
     * @maxLength 60
     */
  underlyingEntitySubType?: string;
  underlyingEntityValue?: EntityKey;
  /**
     * Name des Basiswerts.
     * @maxLength 200
     */
  underlyingName?: string;
  /**
     * Stelle in einer Liste.
     * @minimum 0
     * @maximum 1000000
     */
  position?: number;
  /**
     * Variante.
     * @maxLength 100
     */
  variant?: string;
  /**
     * Format.
     * @maxLength 100
     */
  format?: string;
  /**
     * Name der Anwendung.
     * @maxLength 40
     */
  appName?: string;
  /** Art der Anwendung. */
  appType?: ScapaDataAppType;
  /**
     * Version.
     * @maxLength 20
     */
  appVersion?: string;
  /** Herkunft des Verkehrs. */
  appTraffic?: ScapaDataAppTraffic;
  /** Umgebung. */
  appEnvironment?: ScapaDataAppEnvironment;
  /**
     * Breite des Bildschirms in Pixeln.
     * @minimum 0
     * @maximum 100000
     */
  screenWidth?: number;
  /**
     * Höhe des Bildschirms in Pixeln.
     * @minimum 0
     * @maximum 100000
     */
  screenHeight?: number;
  /**
     * Breite des Fensters in Pixeln.
     * @minimum 0
     * @maximum 100000
     */
  windowWidth?: number;
  /**
     * Höhe des Fensters in Pixeln.
     * @minimum 0
     * @maximum 100000
     */
  windowHeight?: number;
  /** Werbeblocker erkannt. */
  hasAdBlocker?: boolean;
  /**
     * Titel der Seite.
     * @maxLength 300
     */
  contentName?: string;
  /**
     * Pfad der Seite.
     * @maxLength 1000
     */
  contentPath?: string;
  /**
     * Adresse der Seite.
     * @maxLength 2000
     */
  contentUrl?: string;
  /**
     * Erste Ebene des Inhalts.
     * @maxLength 60
     */
  contentLevel1?: string;
  /**
     * Zweite Ebene des Inhalts.
     * @maxLength 60
     */
  contentLevel2?: string;
  /**
     * Dritte Ebene des Inhalts.
     * @maxLength 60
     */
  contentLevel3?: string;
  /**
     * Vierte Ebene des Inhalts.
     * @maxLength 60
     */
  contentLevel4?: string;
  /**
     * Vorige Seite.
     * @maxLength 2000
     */
  documentReferrer?: string;
  /**
     * Quelle der Kampagne.
     * @maxLength 200
     */
  utm_source?: string;
  /**
     * Weg der Kampagne.
     * @maxLength 200
     */
  utm_medium?: string;
  /**
     * Kampagne.
     * @maxLength 200
     */
  utm_campaign?: string;
  /**
     * Suchwort der Kampagne.
     * @maxLength 200
     */
  utm_term?: string;
  /**
     * Variante der Kampagne.
     * @maxLength 200
     */
  utm_content?: string;
}

export interface SnapshotKeywords {
  entityType?: EntityType;
  /** Kennung. */
  entityValue?: string;
  /** ISIN. */
  isin?: string;
  /** WKN. */
  wkn?: string;
  /** Kennung der Indexfamilie. */
  idFamily?: string;
}

export interface StocksDetails {
  /** Kurzname. */
  shortName?: string;
  /** Amtlicher Name des Wertpapiers. */
  officialName?: string;
  /**
     * Chance, Sterne von 0 bis 4.
     * @minimum 0
     * @maximum 4
     */
  theScreenerChance?: number;
  /** Risiko. */
  theScreenerRisk?: number;
  /** Rubriken. */
  categories?: string[];
}

/**
 * Art des Eintrags.
 */
export type StockSnapshotType = typeof StockSnapshotType[keyof typeof StockSnapshotType];


export const StockSnapshotType = {
  StocksSnapshot: 'StocksSnapshot',
} as const;

/**
 * Bilanz eines Geschäftsjahrs; Beträge in der Währung.
 */
export interface StocksBalanceSheet {
  /** Geschäftsjahr. */
  label: string;
  /** Jahr. */
  idYear: number;
  /** Zeitraum (0 = ganzes Jahr). */
  idPeriod?: number;
  /** Ende des Geschäftsjahrs. */
  periodeEnd?: string;
  isoCurrency: IsoCurrency;
  /** Kennung des Bilanzstandards. */
  idBalanceType?: number;
  /** Bilanzstandard. */
  nameBalanceType?: string;
  /** Art des Unternehmens (Industrie, Bank, Versicherung). */
  nameCompanyType?: string;
  /** Umsatz. */
  turnover?: number;
  /** Jahresüberschuss nach Anteilen Dritter. */
  incomeAfterMi?: number;
  /** Ergebnis vor Steuern. */
  earningBeforeTax?: number;
  /** Gezahlte Zinsen. */
  paidInterests?: number;
  /** Eigenkapital. */
  shareholdersEquity?: number;
  /** Anteile Dritter. */
  minInterestBal?: number;
  /** Bilanzsumme. */
  totalAssets?: number;
  /** Umlaufvermögen. */
  currentAssets?: number;
  /** Kurzfristige Verbindlichkeiten. */
  currentLiabilities?: number;
  /** Verbindlichkeiten. */
  liabilities?: number;
  /** Flüssige Mittel. */
  cashReserve?: number;
  /** Ausschüttungssumme. */
  payout?: number;
  /** Mittelzufluss aus laufendem Geschäft. */
  cashflowNet?: number;
  /** Immaterielle Vermögenswerte. */
  intangibleAssets?: number;
  /** Beschäftigte. */
  employees?: number;
  /** Ergebnis je Aktie. */
  eps?: number;
}

export interface StocksBalanceSheetList {
  /** Bilanzen, älteste zuerst. */
  list: StocksBalanceSheet[];
}

export interface StocksCnFundamental {
  /** Geschäftsjahr; „e“ heißt geschätzt. */
  label: string;
  /** Jahr. */
  idYear: number;
  /** Beschäftigte. */
  employees?: number;
  isoCurrency?: IsoCurrency;
  /** Kurs-Gewinn-Verhältnis. */
  cnPer?: number;
  /** Kurs-Gewinn-Verhältnis durch Gewinnwachstum. */
  cnPeg?: number;
  /** Dividendenrendite in Prozent. */
  cnDivYield?: number;
  /** Dividende je Aktie. */
  cnDps?: number;
  /** Dividende je Aktie, um Splits bereinigt. */
  cnDpsAdj?: number;
  /** Tag des Dividendenabschlags. */
  dateExDividend?: string;
  /** Kurs-Buchwert-Verhältnis. */
  cnPriceBookvalue?: number;
  /** Kurs-Cashflow-Verhältnis. */
  cnPriceCf?: number;
  /** Kurs-Umsatz-Verhältnis. */
  cnPriceProfit?: number;
  /** Höchster Kurs des Jahres. */
  cnPriceHigh?: number;
  /** Höchster Kurs, bereinigt. */
  cnPriceHighAdj?: number;
  /** Tag des höchsten Kurses. */
  datePriceHigh?: string;
  /** Tiefster Kurs des Jahres. */
  cnPriceLow?: number;
  /** Tiefster Kurs, bereinigt. */
  cnPriceLowAdj?: number;
  /** Tag des tiefsten Kurses. */
  datePriceLow?: string;
  /** Börsenwert. */
  cnMarketCap?: number;
  /** Streubesitz in Prozent. */
  cnFreeFloat?: number;
  /** Niedrigstes Kurs-Gewinn-Verhältnis des Jahres. */
  cnPerLow1y?: number;
  /** Höchstes Kurs-Gewinn-Verhältnis des Jahres. */
  cnPerHigh1y?: number;
}

export interface StocksCnFundamentalList {
  /** Kennzahlen je Jahr, ältestes zuerst; „e“ am Jahr heißt geschätzt. */
  list: StocksCnFundamental[];
}

/**
 * Wachstum in Prozent über ein, drei und fünf Jahre.
 */
export interface StocksCnGrowth {
  /** Geschäftsjahr. */
  label: string;
  /** Jahr. */
  idYear: number;
  /** Umsatzwachstum, ein Jahr. */
  cnTurnGrt1yr?: number;
  /** Umsatzwachstum, drei Jahre. */
  cnTurnGrt3yr?: number;
  /** Umsatzwachstum, fünf Jahre. */
  cnTurnGrt5yr?: number;
  /** Gewinnwachstum, ein Jahr. */
  cnProfGrt1yr?: number;
  /** Gewinnwachstum, drei Jahre. */
  cnProfGrt3yr?: number;
  /** Gewinnwachstum, fünf Jahre. */
  cnProfGrt5yr?: number;
  /** Wachstum des Cashflows, ein Jahr. */
  cnCfGrt1yr?: number;
  /** Wachstum des Cashflows, drei Jahre. */
  cnCfGrt3yr?: number;
  /** Wachstum des Cashflows, fünf Jahre. */
  cnCfGrt5yr?: number;
  /** Wachstum der Bilanzsumme, ein Jahr. */
  cnBalGrt1yr?: number;
  /** Wachstum der Bilanzsumme, drei Jahre. */
  cnBalGrt3yr?: number;
  /** Wachstum der Bilanzsumme, fünf Jahre. */
  cnBalGrt5yr?: number;
  /** Wachstum der Beschäftigten, ein Jahr. */
  cnEmpGrt1yr?: number;
  /** Wachstum der Beschäftigten, drei Jahre. */
  cnEmpGrt3yr?: number;
  /** Wachstum der Beschäftigten, fünf Jahre. */
  cnEmpGrt5yr?: number;
}

export interface StocksCnGrowthList {
  /** Wachstum je Jahr, ältestes zuerst. */
  list: StocksCnGrowth[];
}

export interface StocksCnFinancial {
  /** Geschäftsjahr. */
  label: string;
  /** Jahr. */
  idYear: number;
  isoCurrency?: IsoCurrency;
  /** Cashflow. */
  cnCashflow?: number;
  /** Cashflow-Marge in Prozent. */
  cnCashflowMarge?: number;
  /** Cashflow-Rendite auf das eingesetzte Kapital in Prozent. */
  cnCfReturnOnInv?: number;
  /** Eigenkapitalquote in Prozent. */
  cnEquityRatio?: number;
  /** Eigenkapitalquote in Prozent (bereinigt). */
  cnEquityRatioRel?: number;
  /** Verschuldungsgrad in Prozent. */
  cnDebtEquity?: number;
  /** Dynamischer Verschuldungsgrad in Prozent. */
  cnDebtEquityDyn?: number;
  /** Dynamischer Verschuldungsgrad in Prozent (bereinigt). */
  cnDebtEquityDynRel?: number;
  /** Unternehmenswert durch EBITDA. */
  cnMvebitda?: number;
  /** Ergebnis vor Zinsen und Steuern. */
  cnEbit?: number;
  /** EBIT-Marge in Prozent. */
  cnEbitMa?: number;
  /** Ergebnis vor Zinsen, Steuern und Abschreibungen. */
  cnEbitda?: number;
  /** EBITDA-Marge in Prozent. */
  cnEbitdaMa?: number;
  /** Börsenwert je Beschäftigtem. */
  cnCap2Emp?: number;
  /** Börsenwert durch Umsatz. */
  cnCap2Turnover?: number;
  /** Umsatz je Beschäftigtem. */
  cnTurnoverEmp?: number;
  /** Ergebnis je Aktie, bereinigt. */
  cnEpsAdj?: number;
  /** Ergebnis je Aktie vor Steuern, bereinigt. */
  cnGrossEpsAdj?: number;
  /** Cashflow je Aktie. */
  cnCps?: number;
  /** Cashflow je Aktie, bereinigt. */
  cnCpsAdj?: number;
  /** Eigenkapitalrendite in Prozent. */
  cnReturnEquity?: number;
  /** Gesamtkapitalrendite in Prozent. */
  cnReturnCap?: number;
  /** Forschungsquote in Prozent. */
  cnResearchQuote?: number;
  /** Steuerquote in Prozent. */
  cnTaxQuote?: number;
  /** Nettomarge in Prozent. */
  cnMarginNet?: number;
  /** Marge vor Steuern in Prozent. */
  cnMarginGross?: number;
  /** Börsenwert. */
  cnMarketCap?: number;
  /** Aufwand-Ertrag-Verhältnis in Prozent (Banken). */
  cnCir?: number;
}

export interface StocksCnFinancialList {
  isoCurrency: IsoCurrency;
  /** Finanzkennzahlen je Jahr, ältestes zuerst. */
  list: StocksCnFinancial[];
}

/**
 * Technische Kennzahlen; die Zahl im Namen ist die Zahl der Tage.
 */
export interface StocksCnTechnical {
  /** Kennung des Instruments. */
  idInstrument: number;
  /** Notierung. */
  idNotation: number;
  /** Stand. */
  datetimeCalculation: string;
  /** Gleitender Durchschnitt, 5 Tage. */
  movingAverage5?: number;
  /** Gleitender Durchschnitt, 20 Tage. */
  movingAverage20?: number;
  /** Gleitender Durchschnitt, 30 Tage. */
  movingAverage30?: number;
  /** Gleitender Durchschnitt, 38 Tage. */
  movingAverage38?: number;
  /** Gleitender Durchschnitt, 100 Tage. */
  movingAverage100?: number;
  /** Gleitender Durchschnitt, 200 Tage. */
  movingAverage200?: number;
  /** Gleitender Durchschnitt, 250 Tage. */
  movingAverage250?: number;
  /** Relative Stärke nach Levy, 5 Tage. */
  relativeStrengthLevy5?: number;
  /** Relative Stärke nach Levy, 20 Tage. */
  relativeStrengthLevy20?: number;
  /** Relative Stärke nach Levy, 30 Tage. */
  relativeStrengthLevy30?: number;
  /** Relative Stärke nach Levy, 250 Tage. */
  relativeStrengthLevy250?: number;
  /** Momentum, 20 Tage. */
  momentum20?: number;
  /** Momentum, 30 Tage. */
  momentum30?: number;
  /** Momentum, 50 Tage. */
  momentum50?: number;
  /** Momentum, 250 Tage. */
  momentum250?: number;
  /** RSI nach Wilder, 5 Tage (0 bis 100). */
  relativeStrengthIndexWilder5?: number;
  /** RSI nach Wilder, 20 Tage (0 bis 100). */
  relativeStrengthIndexWilder20?: number;
  /** RSI nach Wilder, 250 Tage (0 bis 100). */
  relativeStrengthIndexWilder250?: number;
  /** Volatilität, 30 Tage, in Prozent. */
  volatility30?: number;
  /** Volatilität, 250 Tage, in Prozent. */
  volatility250?: number;
}

export interface StocksBenchmark {
  instrument: Instrument;
  /** Maßgeblicher Vergleichsindex. */
  default: boolean;
  /** Beta, 30 Tage. */
  cnBeta30?: number;
  /** Beta, 250 Tage. */
  cnBeta250?: number;
  /** Korrelation, 30 Tage (−1 bis 1). */
  cnKor30?: number;
  /** Korrelation, 250 Tage (−1 bis 1). */
  cnKor250?: number;
  /** Mehrertrag in einer Woche in Prozent. */
  cnOpb1W?: number;
  /** Mehrertrag in einem Monat in Prozent. */
  cnOpb1M?: number;
  /** Mehrertrag in einem Jahr in Prozent. */
  cnOpb1Y?: number;
}

export interface StocksBenchmarkList {
  /** Vergleichsindizes. */
  list: StocksBenchmark[];
}

export interface StocksSplit {
  /** Tag des Splits. */
  dateSplit: string;
  /** Neue Aktien je alter; eine gebrochene Zahl ist eine Abspaltung. */
  factor: number;
}

export interface StocksSplitList {
  /** Aktiensplits, neuester zuerst. */
  list: StocksSplit[];
}

/**
 * Klima.
 */
export type SustainabilityDataClimateGroup = {
  /** Punkte für das Klima. */
  climateScore?: number;
  /** Anteil erneuerbarer Energie in Prozent. */
  renewableEnergyValue?: number;
};

/**
 * Gesellschaft.
 */
export type SustainabilityDataSocietyGroup = {
  /** Punkte für die Gesellschaft. */
  societyScore?: number;
  /** Vergütung an der Spitze in der Währung. */
  ceoEmployeeRatioCEO?: number;
  /** Verhältnis dieser Vergütung zur mittleren im Unternehmen. */
  ceoEmployeeRatioValue?: number;
};

/**
 * Gleichstellung.
 */
export type SustainabilityDataGenderGroup = {
  /** Punkte für die Gleichstellung. */
  genderScore?: number;
};

/**
 * Nachhaltigkeit des Unternehmens; Punkte von 0 bis 100.
 */
export interface SustainabilityData {
  /** Punkte insgesamt. */
  totalScore?: number;
  /** Klima. */
  climateGroup?: SustainabilityDataClimateGroup;
  /** Gesellschaft. */
  societyGroup?: SustainabilityDataSocietyGroup;
  /** Gleichstellung. */
  genderGroup?: SustainabilityDataGenderGroup;
}

export interface StockSnapshot {
  expires?: EpochMilliseconds;
  /** Art des Eintrags. */
  type: StockSnapshotType;
  instrument: Instrument;
  quote: Quote;
  quoteList: QuoteList;
  chart: SnapshotChart;
  cnPerformance: PerformanceValues;
  /** Beschreibung. */
  profile: ContentItem[];
  /** Verwandte Instrumente. */
  relatedInstrumentItemList?: Instrument[];
  keywords: SnapshotKeywords;
  company: Company;
  stocksDetails: StocksDetails;
  stocksFigure: StocksFigure;
  stocksBalanceSheetList?: StocksBalanceSheetList;
  stocksCnFundamentalList?: StocksCnFundamentalList;
  stocksCnGrowthList?: StocksCnGrowthList;
  stocksCnFinancialList?: StocksCnFinancialList;
  stocksCnTechnical?: StocksCnTechnical;
  stocksBenchmarkList?: StocksBenchmarkList;
  stocksSplitList?: StocksSplitList;
  sustainabilityData?: SustainabilityData;
}

/**
 * Art des Eintrags.
 */
export type IndexSnapshotType = typeof IndexSnapshotType[keyof typeof IndexSnapshotType];


export const IndexSnapshotType = {
  IndicesSnapshot: 'IndicesSnapshot',
} as const;

export interface InstrumentSnapshotGenericData {
  /** Kürzel der Rubrik. */
  codeEntityCategory?: string;
  /** Rubrik. */
  entityCategory?: string;
  /** Beschreibung für Suchmaschinen. */
  seoDescription?: string;
}

export interface IndexSnapshot {
  expires?: EpochMilliseconds;
  /** Art des Eintrags. */
  type: IndexSnapshotType;
  instrument: Instrument;
  quote: Quote;
  quoteList: QuoteList;
  chart: SnapshotChart;
  cnPerformance: PerformanceValues;
  /** Beschreibung. */
  profile: ContentItem[];
  /** Verwandte Instrumente. */
  relatedInstrumentItemList?: Instrument[];
  keywords: SnapshotKeywords;
  /** Zahl der Mitglieder. */
  numberConstituents?: number;
  indicesDetails: IndicesDetails;
  indicesTopFlopEntityList?: IndexTopFlop;
  instrumentSnapshotGenericData?: InstrumentSnapshotGenericData;
}

/**
 * Art des Eintrags.
 */
export type CommoditySnapshotType = typeof CommoditySnapshotType[keyof typeof CommoditySnapshotType];


export const CommoditySnapshotType = {
  CommoditySnapshot: 'CommoditySnapshot',
  PreciousMetalSnapshot: 'PreciousMetalSnapshot',
} as const;

export interface CommoditySnapshot {
  expires?: EpochMilliseconds;
  /** Art des Eintrags. */
  type: CommoditySnapshotType;
  instrument: Instrument;
  quote: Quote;
  quoteList: QuoteList;
  chart: SnapshotChart;
  cnPerformance: PerformanceValues;
  /** Beschreibung. */
  profile: ContentItem[];
  /** Verwandte Instrumente. */
  relatedInstrumentItemList?: Instrument[];
  keywords: SnapshotKeywords;
  commodityDetails: CommodityDetails;
}

/**
 * Art der Antwort.
 */
export type InstrumentSnapshotType = typeof InstrumentSnapshotType[keyof typeof InstrumentSnapshotType];


export const InstrumentSnapshotType = {
  InstrumentSnapshot: 'InstrumentSnapshot',
} as const;

export interface InstrumentSnapshot {
  expires?: EpochMilliseconds;
  /** Art der Antwort. */
  type: InstrumentSnapshotType;
  instrument: Instrument;
  quote: Quote;
  quoteList: QuoteList;
  chart: SnapshotChart;
  cnPerformance: PerformanceValues;
  /** Beschreibung. */
  profile: ContentItem[];
  /** Verwandte Instrumente. */
  relatedInstrumentItemList?: Instrument[];
  keywords: SnapshotKeywords;
  futuresDetails?: FuturesDetails;
  interestsDetails?: InterestsDetails;
  instrumentSnapshotGenericData?: InstrumentSnapshotGenericData;
}

/**
 * Art der Antwort.
 */
export type FundSnapshotType = typeof FundSnapshotType[keyof typeof FundSnapshotType];


export const FundSnapshotType = {
  FundsSnapshot: 'FundsSnapshot',
} as const;

export interface FundSnapshot {
  expires?: EpochMilliseconds;
  /** Art der Antwort. */
  type: FundSnapshotType;
  instrument: Instrument;
  quote: Quote;
  quoteList: QuoteList;
  chart: SnapshotChart;
  cnPerformance: PerformanceValues;
  /** Beschreibung. */
  profile: ContentItem[];
  /** Verwandte Instrumente. */
  relatedInstrumentItemList?: Instrument[];
  keywords: SnapshotKeywords;
  fundsDetails: FundsDetails;
  fundsBaseData: FundsBaseData;
  fundsIssuer?: FundsIssuer;
  fundsEvaluation?: FundsEvaluation;
  fundsBenchmarkList?: FundsBenchmarkList;
  fundsHoldingList?: FundsHoldingList;
  branchFundsBreakdownList?: FundsBreakdown;
  fundsPerformanceList?: FundsPerformanceList;
  fundsRiskList?: FundsRiskList;
  fundsFigureBenchmarkList?: FundsFigureBenchmarkList;
  fundsTrackingList?: FundsTrackingList;
  fundsCostList?: FundsCostList;
  /** Berichte der Gesellschaft. */
  fundsIssuerReports?: FundsIssuerReport[];
  /** Fondsmanager, durch Komma getrennt. */
  manager?: string;
  /** Anlageziel und Hintergrund. */
  background?: ContentItem[];
}

/**
 * Art der Antwort.
 */
export type CurrencySnapshotType = typeof CurrencySnapshotType[keyof typeof CurrencySnapshotType];


export const CurrencySnapshotType = {
  CurrenciesSnapshot: 'CurrenciesSnapshot',
} as const;

export interface CurrenciesDetails {
  isoCurrencyBase?: IsoCurrency;
  isoCurrencyQuote?: IsoCurrency;
  /** Name der Basiswährung. */
  nameCurrencyBase?: string;
  /** Name der Gegenwährung. */
  nameCurrencyQuote?: string;
}

export interface CurrencySnapshot {
  expires?: EpochMilliseconds;
  /** Art der Antwort. */
  type: CurrencySnapshotType;
  instrument: Instrument;
  quote: Quote;
  quoteList: QuoteList;
  chart: SnapshotChart;
  cnPerformance: PerformanceValues;
  /** Beschreibung. */
  profile: ContentItem[];
  /** Verwandte Instrumente. */
  relatedInstrumentItemList?: Instrument[];
  keywords: SnapshotKeywords;
  currenciesDetails: CurrenciesDetails;
}

/**
 * Art der Antwort.
 */
export type CryptoSnapshotType = typeof CryptoSnapshotType[keyof typeof CryptoSnapshotType];


export const CryptoSnapshotType = {
  CryptosSnapshot: 'CryptosSnapshot',
} as const;

export interface CryptoSnapshot {
  expires?: EpochMilliseconds;
  /** Art der Antwort. */
  type: CryptoSnapshotType;
  instrument: Instrument;
  quote: Quote;
  quoteList: QuoteList;
  chart: SnapshotChart;
  cnPerformance: PerformanceValues;
  /** Beschreibung. */
  profile: ContentItem[];
  /** Verwandte Instrumente. */
  relatedInstrumentItemList?: Instrument[];
  keywords: SnapshotKeywords;
  cryptosDetails: CryptosDetails;
}

/**
 * Art der Antwort.
 */
export type DerivativeSnapshotType = typeof DerivativeSnapshotType[keyof typeof DerivativeSnapshotType];


export const DerivativeSnapshotType = {
  DerivativesSnapshot: 'DerivativesSnapshot',
} as const;

export interface DerivativeSnapshot {
  expires?: EpochMilliseconds;
  /** Art der Antwort. */
  type: DerivativeSnapshotType;
  instrument: Instrument;
  quote: Quote;
  quoteList: QuoteList;
  chart: SnapshotChart;
  cnPerformance: PerformanceValues;
  /** Beschreibung. */
  profile: ContentItem[];
  /** Verwandte Instrumente. */
  relatedInstrumentItemList?: Instrument[];
  keywords: SnapshotKeywords;
  derivativesDetails: DerivativesDetails;
  derivativesFigure?: DerivativesFigure;
  derivativesUnderlyingList: DerivativesUnderlyingList;
  derivativesIssuer: DerivativesIssuer;
  /** Zinszahlungen, die nächste zuerst; ohne Zins leer. */
  derivativeDistribution?: DerivativesDistribution[];
}

/**
 * Art der Antwort.
 */
export type BondSnapshotType = typeof BondSnapshotType[keyof typeof BondSnapshotType];


export const BondSnapshotType = {
  BondsSnapshot: 'BondsSnapshot',
} as const;

export interface BondSnapshot {
  expires?: EpochMilliseconds;
  /** Art der Antwort. */
  type: BondSnapshotType;
  instrument: Instrument;
  quote: Quote;
  quoteList: QuoteList;
  chart: SnapshotChart;
  cnPerformance: PerformanceValues;
  /** Beschreibung. */
  profile: ContentItem[];
  /** Verwandte Instrumente. */
  relatedInstrumentItemList?: Instrument[];
  keywords: SnapshotKeywords;
  bondsDetails: BondsDetails;
  bondsBaseData: BondsBaseData;
  bondsFigures?: BondsFigures;
  bondsIssuer: BondsIssuer;
  bondsCouponList?: BondsCouponList;
  bondsCashFlowList?: BondsCashFlowList;
}

export interface StockFinderEntry {
  instrument: Instrument;
  company?: Company;
  stocksDetails?: StocksDetails;
  stocksFigure?: StocksFigure;
  quote?: Quote;
  /** Kurs-Gewinn-Verhältnis. */
  cnPer?: number;
  /** Dividendenrendite in Prozent. */
  cnDivYield?: number;
  /** Kurs-Gewinn-Verhältnis durch Gewinnwachstum. */
  cnPeg?: number;
  changes?: FinderChanges;
  moveReason?: MoveReason;
}

export interface StockFinderResult {
  expires?: EpochMilliseconds;
  /** Zahl aller Treffer. */
  total: number;
  /** Zeitpunkt, für den Kurse und Kennzahlen gelten: der Beginn der laufenden Minute. */
  dateCalculation?: string;
  /** Treffer der Seite. */
  list: StockFinderEntry[];
  /** Merkmale mit der Zahl der Treffer je Ausprägung, wenn sie verlangt waren. */
  facets?: FinderFacet[];
  /** Verteilungen, wenn sie verlangt waren. */
  ranges?: FinderRange[];
}

export interface CompanyReport {
  /** Bericht. */
  name: string;
  /** Art des Berichts. */
  nameKind: string;
  /** Tag der Veröffentlichung. */
  dateReport: string;
  figures: ReportFigures;
}

export interface CompanyReportList {
  expires?: EpochMilliseconds;
  source?: PriceSource;
  /** Zahl der Berichte. */
  total: number;
  /** Der nächste Bericht und die letzten acht, neuester zuerst. */
  list: CompanyReport[];
}

/**
 * Kennzahlen einer Aktie oder deren Mediane; Unbekanntes fehlt und zählt nicht mit.
 */
export interface StockComparedFigures {
  /** Kurs-Gewinn-Verhältnis. */
  cnPer?: number;
  /** Kurs-Gewinn-Verhältnis durch Gewinnwachstum. */
  cnPeg?: number;
  /** Dividendenrendite in Prozent. */
  cnDivYield?: number;
  /** Kurs-Buchwert-Verhältnis. */
  cnPriceBookvalue?: number;
  /** Kurs-Cashflow-Verhältnis. */
  cnPriceCf?: number;
  /** Kurs-Umsatz-Verhältnis. */
  cnPriceProfit?: number;
  /** EBIT-Marge in Prozent. */
  cnEbitMa?: number;
  /** Nettomarge in Prozent. */
  cnMarginNet?: number;
  /** Eigenkapitalrendite in Prozent. */
  cnReturnEquity?: number;
  /** Umsatzwachstum, ein Jahr. */
  cnTurnGrt1yr?: number;
  /** Gewinnwachstum, ein Jahr. */
  cnProfGrt1yr?: number;
}

/**
 * Woraus die Kennzahlen der Aktie folgen; Beträge in der Währung.
 */
export interface StockFigureBasis {
  isoCurrency: IsoCurrency;
  /** Kurs. */
  lastPrice: number;
  /** Zeit des Kurses. */
  datetimePrice: string;
  /** Handelsplatz des Kurses. */
  nameMarket: string;
  /** Zahl der Aktien, mit der gerechnet ist. */
  numShares: number;
  /** Geschäftsjahr, dessen Erwartung gilt. */
  labelExpected: string;
  /** Erwartetes Ergebnis je Aktie. */
  epsExpected: number;
  /** Erwartetes Ergebnis je Aktie im Jahr danach. */
  epsNext?: number;
  /** Erwartete Dividende je Aktie. */
  dpsExpected: number;
  /** Erwartetes Eigenkapital. */
  equityExpected: number;
  /** Erwarteter Mittelzufluss. */
  cashflowExpected: number;
  /** Erwarteter Umsatz. */
  turnoverExpected: number;
  /** Letztes berichtetes Geschäftsjahr. */
  labelReported: string;
  /** Berichteter Umsatz. */
  turnover?: number;
  /** Umsatz im Jahr davor. */
  turnoverBefore?: number;
  /** Berichteter Jahresüberschuss. */
  incomeAfterMi?: number;
  /** Jahresüberschuss im Jahr davor. */
  incomeAfterMiBefore?: number;
  /** Berichtetes Ergebnis vor Zinsen und Steuern. */
  ebit?: number;
  /** Berichtetes Eigenkapital. */
  shareholdersEquity?: number;
}

export interface StockPeers {
  expires?: EpochMilliseconds;
  source?: PriceSource;
  /** Branche. */
  nameBranch?: string;
  /** Kennung der Branche. */
  idBranch?: number;
  /**
     * Zahl der Aktien der Branche, diese eingeschlossen.
     * @minimum 1
     */
  numShares?: number;
  figures?: StockComparedFigures;
  medians?: StockComparedFigures;
  /** Zeitpunkt, für den die Mediane gelten: der Beginn der laufenden Minute. */
  dateMedians?: string;
  basis?: StockFigureBasis;
  /**
     * Zahl der anderen Aktien der Branche.
     * @minimum 0
     */
  total: number;
  /** Die größten anderen Aktien der Branche, höchstens zwölf; Kurse und Kennzahlen wie auf ihren Seiten. */
  list: StockFinderEntry[];
}

export interface StockFigures {
  expires?: EpochMilliseconds;
  source?: PriceSource;
  stocksBalanceSheetList: StocksBalanceSheetList;
  stocksCnFundamentalList: StocksCnFundamentalList;
  stocksCnGrowthList?: StocksCnGrowthList;
  stocksCnFinancialList?: StocksCnFinancialList;
  stocksCnTechnical?: StocksCnTechnical;
  stocksBenchmarkList?: StocksBenchmarkList;
}

export interface CompanyDescriptor {
  /** Voller Name. */
  nameCompanyFull: string;
  company: Company;
  /** Zahl der Aktien. */
  numShares?: number;
  /** Börsenwert in `isoCurrency`, in der Regel Euro. */
  marketCap?: number;
  isoCurrency?: IsoCurrency;
  /** Kennung der Unternehmensart. */
  idCompanyType?: number;
  /** Unternehmensart. */
  nameCompanyType?: string;
  /** Ende des Geschäftsjahrs. */
  yearEndFiscal?: string;
  /** Jahr der letzten Bilanz. */
  yearLastBalance?: number;
  /** Streubesitz in Prozent. */
  freeFloat?: number;
  /** Adresse des Unternehmens. */
  url?: string;
}

export interface CompanyOwner {
  /** Kennung. */
  id: number;
  /** Aktionär. */
  name: string;
  /** Anteil in Prozent. */
  percentage: number;
}

export interface CompanyOwnerList {
  /** Zahl der Aktionäre. */
  total: number;
  /** Aktionäre, größter zuerst. */
  list: CompanyOwner[];
}

export interface CompanyPersonPhoto {
  /** Adresse des Bildes. */
  photoUrl: string;
}

export interface CompanyPerson {
  /** Titel. */
  title?: string;
  /** Vorname. */
  nameFirst?: string;
  /** Nachname. */
  nameLast: string;
  /** Voller Name. */
  fullName: string;
  /** Kennung der Aufgabe. */
  idFunction?: number;
  /** Aufgabe. */
  nameFunction: string;
  /** Beschreibung. */
  description?: string;
  photo?: CompanyPersonPhoto;
}

export interface CompanyPersonList {
  /** Zahl der Personen. */
  total?: number;
  /** Personen des Gremiums. */
  list: CompanyPerson[];
}

export interface CompanyParticipation {
  company: Company;
  /** Anteil in Prozent. */
  sharePercentage: number;
  instrument?: Instrument;
}

export interface CompanyParticipationList {
  /** Beteiligungen. */
  list: CompanyParticipation[];
}

export interface CompanyDocument {
  /** Titel. */
  title: string;
  /** Adresse. */
  url: string;
  /** Erschienen am. */
  date: string;
}

export interface CompanyDocumentList {
  /** Dokumente, neuestes zuerst. */
  list: CompanyDocument[];
}

export interface CompanyContact {
  /** Straße. */
  street?: string;
  /** Postleitzahl. */
  zipCode?: string;
  /** Ort. */
  city?: string;
  /** Land. */
  state?: string;
  /** Telefon. */
  phone?: string;
  /** Telefax. */
  fax?: string;
  /**
     * E-Mail.
     * @maxLength 254
     */
  email?: string;
  /** Adresse im Netz. */
  websiteUrl?: string;
}

/**
 * Angaben der Investor-Relations-Abteilung.
 */
export interface CompanyInvestorRelations {
  managingCommittee?: CompanyPersonList;
  supervisorBoard?: CompanyPersonList;
  companyDocumentList?: CompanyDocumentList;
  irContact?: CompanyContact;
}

export interface CompanySnapshot {
  expires?: EpochMilliseconds;
  source?: PriceSource;
  companyDescriptor: CompanyDescriptor;
  /** Porträt des Unternehmens. */
  profile: ContentItem[];
  companyOwnerList?: CompanyOwnerList;
  managingCommittee?: CompanyPersonList;
  supervisorBoard?: CompanyPersonList;
  companyParticipationList?: CompanyParticipationList;
  eqsCompanyInfo?: CompanyInvestorRelations;
}

/**
 * Empfehlung.
 */
export type AnalystRecommendationRecommendation = typeof AnalystRecommendationRecommendation[keyof typeof AnalystRecommendationRecommendation];


export const AnalystRecommendationRecommendation = {
  STRONG_BUY: 'STRONG_BUY',
  BUY: 'BUY',
  HOLD: 'HOLD',
  SELL: 'SELL',
  STRONG_SELL: 'STRONG_SELL',
} as const;

/**
 * Empfehlung davor.
 */
export type AnalystRecommendationPreviousRecommendation = typeof AnalystRecommendationPreviousRecommendation[keyof typeof AnalystRecommendationPreviousRecommendation];


export const AnalystRecommendationPreviousRecommendation = {
  STRONG_BUY: 'STRONG_BUY',
  BUY: 'BUY',
  HOLD: 'HOLD',
  SELL: 'SELL',
  STRONG_SELL: 'STRONG_SELL',
} as const;

/**
 * Empfehlung eines Analysehauses.
 */
export interface AnalystRecommendation {
  /** Analysehaus. */
  nameAnalyst: string;
  /** Empfehlung. */
  recommendation: AnalystRecommendationRecommendation;
  /** Empfehlung auf Deutsch. */
  nameRecommendation: string;
  /** Empfehlung davor. */
  previousRecommendation?: AnalystRecommendationPreviousRecommendation;
  /** Kursziel. */
  targetPrice: number;
  /** Veröffentlicht am. */
  dateRecommendation: string;
}

/**
 * Konsens der Analysten.
 */
export interface AnalyzerRecommendations {
  expires?: EpochMilliseconds;
  source?: PriceSource;
  /**
     * Durchschnitt der Empfehlungen: 1 stark kaufen bis 5 stark verkaufen.
     * @minimum 1
     * @maximum 5
     */
  recommendationConsensus: number;
  /** Zahl der Empfehlungen. */
  numTotal: number;
  /** Stark kaufen. */
  numStrongBuy: number;
  /** Kaufen. */
  numBuy: number;
  /** Halten. */
  numHold: number;
  /** Verkaufen. */
  numSell: number;
  /** Stark verkaufen. */
  numStrongSell: number;
  /** Positive Empfehlungen. */
  numPositive?: number;
  /** Negative Empfehlungen. */
  numNegative?: number;
  /** Zuletzt heraufgestuft. */
  numUpgraded?: number;
  /** Zuletzt herabgestuft. */
  numDowngraded?: number;
  /** Unverändert. */
  numUnchanged?: number;
  /** Überhang positiver Empfehlungen in Prozent. */
  ratioPositiveToNegative?: number;
  /** Mittleres Kursziel. */
  avgTargetPrice?: number;
  /** Niedrigstes Kursziel. */
  minTargetPrice?: number;
  /** Höchstes Kursziel. */
  maxTargetPrice?: number;
  idCurrencyTargetPrice?: IsoCurrency;
  /** Einzelne Empfehlungen, neueste zuerst. */
  recommendationList?: AnalystRecommendation[];
}

/**
 * Art der Liste.
 */
export type ScreenerItemListTypeItemList = typeof ScreenerItemListTypeItemList[keyof typeof ScreenerItemListTypeItemList];


export const ScreenerItemListTypeItemList = {
  FUNDAMENTAL: 'FUNDAMENTAL',
  RISK: 'RISK',
} as const;

/**
 * Art des Werts.
 */
export type ScreenerItemTypeValue = typeof ScreenerItemTypeValue[keyof typeof ScreenerItemTypeValue];


export const ScreenerItemTypeValue = {
  FLOAT: 'FLOAT',
  INT: 'INT',
} as const;

export interface ScreenerItem {
  /** Art der Einschätzung. */
  typeItem: string;
  /** Name. */
  typeDescription: string;
  /** Art des Werts. */
  typeValue: ScreenerItemTypeValue;
  /** Wert. */
  value: number;
  /** Trägt Sterne. */
  hasStar: boolean;
  /**
     * Zahl der Sterne.
     * @minimum 0
     * @maximum 4
     */
  numberStars?: number;
  /** Kurztext. */
  shortText?: string;
  /** Langtext. */
  longText?: string;
}

export interface ScreenerItemList {
  /** Art der Liste. */
  typeItemList: ScreenerItemListTypeItemList;
  /** Überschrift. */
  descriptionItemList: string;
  /** Einzelne Einschätzungen. */
  list: ScreenerItem[];
}

export interface ScreenerRating {
  expires?: EpochMilliseconds;
  source?: PriceSource;
  fundamentalList: ScreenerItemList;
  riskList: ScreenerItemList;
}

/**
 * Zahlung monatlich oder jährlich.
 */
export type PurchasedProductPaymentInterval = typeof PurchasedProductPaymentInterval[keyof typeof PurchasedProductPaymentInterval];


export const PurchasedProductPaymentInterval = {
  MONTH: 'MONTH',
  YEAR: 'YEAR',
} as const;

export interface PurchasedProduct {
  /** Kennung des Produkts. */
  productId: string;
  /** Produkt. */
  name: string;
  /** Berechtigungen. */
  features: string[];
  /** Namen, unter denen Regeln der Seiten den Käufer kennen: Kennung und Kurzname dieses Produkts und derer, die es mitbringt. */
  names: string[];
  /** Zahlung monatlich oder jährlich. */
  paymentInterval?: PurchasedProductPaymentInterval;
  /** Gültig ab. */
  datetimeStart?: string;
  /** Gültig bis. */
  datetimeEnd?: string;
}

/**
 * Wer in diesem Konto arbeitet, wenn es nicht der Nutzer selbst ist.
 */
export interface Impersonation {
  /**
     * Verwalter.
     * @maxLength 254
     */
  adminEmail: string;
}

/**
 * Angemeldeter Nutzer. Angemeldet ist nur, wer `token` und `activated` hat.
 */
export interface User {
  /** Sitzungstoken für den Kopf `X-ov-token`. */
  token: string;
  /** Konto ist bestätigt. */
  activated: boolean;
  /**
     * E-Mail-Adresse.
     * @maxLength 254
     */
  email?: string;
  /** Vorname. */
  firstName?: string;
  /** Nachname. */
  lastName?: string;
  /** Gekaufte Produkte. */
  purchasedProducts: PurchasedProduct[];
  /** Berechtigungen aus den gekauften Produkten. */
  features?: string[];
  /** Eine Bank ist verbunden. Das Token dafür gibt niemand heraus. */
  hasConnectedBank?: boolean;
  /** Newsletter bestellt. */
  wantsNewsletter?: boolean;
  /** Dunkle Darstellung; fehlt, solange das Gerät entscheidet. */
  darkMode?: boolean;
  impersonation?: Impersonation;
  /** Ende der Sitzung. */
  datetimeExpires?: string;
  /**
     * Nach Anmeldung und Bestätigung: weist das Gerät künftig im Kopf `X-ov-device-token` aus. Öffnet nichts.
     * @maxLength 512
     */
  deviceToken?: string;
}

export interface RegistrationRequest {
  /**
     * E-Mail-Adresse.
     * @maxLength 254
     */
  email: string;
  /**
     * Passwort.
     * @minLength 10
     * @maxLength 200
     */
  password: string;
  /**
     * Vorname.
     * @maxLength 100
     */
  firstName?: string;
  /**
     * Nachname.
     * @maxLength 100
     */
  lastName?: string;
  /** Nutzungsbedingungen gelesen; `false` wird mit 422 beantwortet. */
  hasAcceptedTerms: boolean;
  /** Newsletter bestellt. */
  wantsNewsletter?: boolean;
}

export interface RegistrationAnswer {
  /**
     * An diese Adresse ging die Bestätigung.
     * @maxLength 254
     */
  email: string;
  /** Immer falsch, bis die Bestätigung da ist. */
  activated: boolean;
}

/**
 * Eine Sitzung auf einem Gerät.
 */
export interface UserSession {
  /**
     * Kennung der Sitzung; sie öffnet nichts.
     * @minLength 8
     * @maxLength 64
     * @pattern ^[A-Za-z0-9-]+$
     */
  sessionId: string;
  /**
     * Browser und Gerät, wie sie sich selbst nennen.
     * @maxLength 60
     */
  device: string;
  /** Die Sitzung dieses Aufrufs. */
  isCurrent: boolean;
  /** Anmeldung. */
  datetimeStart: string;
  /** Letzter Aufruf, auf fünf Minuten genau. */
  datetimeSeen: string;
}

export interface SessionList {
  /** Offene Sitzungen, die zuletzt benutzte zuerst. */
  list: UserSession[];
}

export interface SessionEndRequest {
  /**
     * Kennung der Sitzung.
     * @minLength 8
     * @maxLength 64
     * @pattern ^[A-Za-z0-9-]+$
     */
  sessionId: string;
}

export interface LogoutAnswer {
  /** Sitzung ist beendet. */
  isLoggedOut: boolean;
}

export interface LoginRequest {
  /**
     * E-Mail-Adresse.
     * @maxLength 254
     */
  email: string;
  /**
     * Passwort.
     * @minLength 1
     * @maxLength 200
     */
  password: string;
  /** Angemeldet bleiben (30 Tage). */
  staysLoggedIn?: boolean;
}

export interface AnonymousToken {
  /** Token für den Kopf `X-ov-token`. */
  token: string;
  expires?: EpochMilliseconds;
}

export interface ConfirmationRequest {
  /**
     * Code aus der E-Mail.
     * @minLength 8
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_-]+$
     */
  code: string;
  /**
     * Passwort der Registrierung, wenn der Code danach verlangt.
     * @minLength 1
     * @maxLength 200
     */
  password?: string;
}

export interface EmailRequest {
  /**
     * E-Mail-Adresse.
     * @maxLength 254
     */
  email: string;
}

export interface PasswordResetRequest {
  /**
     * Code aus der E-Mail.
     * @minLength 8
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_-]+$
     */
  code: string;
  /**
     * Neues Passwort.
     * @minLength 10
     * @maxLength 200
     */
  password: string;
}

export interface PasswordChangeRequest {
  /**
     * Bisheriges Passwort.
     * @minLength 1
     * @maxLength 200
     */
  currentPassword: string;
  /**
     * Neues Passwort.
     * @minLength 10
     * @maxLength 200
     */
  newPassword: string;
}

export interface UserDeletionRequest {
  /**
     * Passwort.
     * @minLength 1
     * @maxLength 200
     */
  currentPassword: string;
  /** Der Nutzer weiß, dass sich nichts zurückholen lässt; `false` wird mit 422 beantwortet. */
  isConfirmed: boolean;
}

export interface UserNameRequest {
  /**
     * Vorname.
     * @maxLength 100
     */
  firstName?: string;
  /**
     * Nachname.
     * @maxLength 100
     */
  lastName?: string;
  /** Der Name wird gelöscht statt geändert. */
  isRemoved: boolean;
}

export interface UserEmailRequest {
  /**
     * Neue E-Mail-Adresse.
     * @maxLength 254
     */
  email: string;
  /**
     * Passwort.
     * @minLength 1
     * @maxLength 200
     */
  currentPassword: string;
}

export interface NewsletterRequest {
  /** Newsletter bestellt. */
  wantsNewsletter: boolean;
}

export interface UserDataField {
  /**
     * Angabe.
     * @maxLength 100
     */
  name: string;
  /** Wert. */
  value: string | number | boolean | (string | number)[];
}

export interface UserDataEntry {
  /** Angaben des Eintrags; was leer ist, fehlt. */
  fields: UserDataField[];
}

export interface UserDataArea {
  /**
     * Kennung des Bereichs, die bleibt.
     * @maxLength 60
     */
  code: string;
  /**
     * Bereich.
     * @maxLength 100
     */
  title: string;
  /**
     * Wofür diese Daten gespeichert sind.
     * @maxLength 400
     */
  purpose: string;
  /** Einträge. */
  entries: UserDataEntry[];
}

/**
 * Alles, was zu einem Nutzer gespeichert ist, nach Bereichen.
 */
export interface UserData {
  /** Stand der Daten. */
  datetimeCreation: string;
  /** Bereiche. */
  list: UserDataArea[];
}

/**
 * Was sich ein Nutzer eingestellt hat.
 */
export interface UserSettings {
  /** Dunkle statt heller Darstellung, auf jedem Gerät ab der nächsten Anmeldung. */
  darkMode: boolean;
}

/**
 * Kennung einer Zeichnung; wer sie anlegt, vergibt sie.
 * @pattern ^[A-Za-z0-9-]{8,40}$
 */
export type DrawingId = string;

/**
 * Art der Zeichnung: Trendlinie (zwei Punkte), waagerechte Linie (einer), Kanal (drei), Fibonacci-Marken (zwei), Text (einer).
 */
export type ChartDrawingKind = typeof ChartDrawingKind[keyof typeof ChartDrawingKind];


export const ChartDrawingKind = {
  LINE: 'LINE',
  LEVEL: 'LEVEL',
  CHANNEL: 'CHANNEL',
  FIBONACCI: 'FIBONACCI',
  TEXT: 'TEXT',
} as const;

export interface ChartDrawingPoint {
  /**
     * Zeitpunkt in Sekunden seit 1970 (UTC).
     * @minimum -9000000000
     * @maximum 9000000000
     */
  at: number;
  /**
     * Kurs in der Einheit des Charts.
     * @minimum -1000000000
     * @maximum 1000000000
     */
  price: number;
}

/**
 * Punkte in der Folge ihres Setzens.
 * @minItems 1
 * @maxItems 3
 */
export type ChartDrawingPoints = ChartDrawingPoint[];

/**
 * Beschriftung einer Zeichnung der Art `TEXT`.
 * @minLength 1
 * @maxLength 120
 */
export type ChartDrawingText = string;

export interface ChartDrawing {
  drawingId: DrawingId;
  kind: ChartDrawingKind;
  points: ChartDrawingPoints;
  text?: ChartDrawingText;
}

export interface ChartDrawingList {
  /** Zahl der Zeichnungen. */
  total: number;
  /** Zeichnungen. */
  list: ChartDrawing[];
}

export interface ChartDrawingRequest {
  kind: ChartDrawingKind;
  points: ChartDrawingPoints;
  text?: ChartDrawingText;
}

/**
 * Kennung einer gespeicherten Suche.
 * @pattern ^[a-z0-9-]{8,40}$
 */
export type SearchId = string;

/**
 * Name, den der Nutzer der Suche gegeben hat.
 * @minLength 1
 * @maxLength 60
 */
export type SearchName = string;

/**
 * Adresse der Seite mit dem Finder.
 * @maxLength 120
 * @pattern ^(/[A-Za-z0-9][A-Za-z0-9_-]*)+$
 */
export type FinderPath = string;

/**
 * Filter, Reihenfolge und Spalten, wie sie in der Adresse stehen.
 * @maxLength 2000
 * @pattern ^[^\s#?\x00-\x1F]*$
 */
export type SearchQuery = string;

export interface SavedSearch {
  searchId: SearchId;
  name: SearchName;
  finder: FinderPath;
  query: SearchQuery;
  /** Zeitpunkt des Speicherns. */
  datetimeCreation: string;
}

export interface SavedSearchList {
  /** Zahl der Suchen. */
  total: number;
  /** So viele kann dieser Nutzer speichern, in allen Findern zusammen. */
  most: number;
  /** Suchen. */
  list: SavedSearch[];
}

export interface SavedSearchRequest {
  name: SearchName;
  finder: FinderPath;
  query?: SearchQuery;
}

export interface SavedSearchNameRequest {
  name: SearchName;
}

export interface ImpersonationRequest {
  /**
     * Konto, in dem gearbeitet werden soll.
     * @maxLength 254
     */
  email: string;
}

/**
 * Art der Entität.
 */
export type WatchlistEntityType = typeof WatchlistEntityType[keyof typeof WatchlistEntityType];


export const WatchlistEntityType = {
  WATCHLIST: 'WATCHLIST',
} as const;

export interface Watchlist {
  /** Art der Entität. */
  entityType: WatchlistEntityType;
  /** Kennung der Watchlist. */
  entityValue: string;
  /** Name. */
  name: string;
  isoCurrency: IsoCurrency;
  /** Watchlist, auf die neue Positionen ohne Wahl kommen. */
  isDefault: boolean;
  /** Zahl der Positionen. */
  numberPositions: number;
  /** Angelegt am. */
  datetimeCreation: string;
  /** Zuletzt geändert am. */
  datetimeChange?: string;
}

export interface WatchlistList {
  /** Zahl der Watchlists. */
  total: number;
  /** Watchlists, älteste zuerst. */
  list: Watchlist[];
}

export interface WatchlistRequest {
  /**
     * Name.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  isoCurrency?: IsoCurrency;
}

export interface WatchlistNameRequest {
  /**
     * Neuer Name.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
}

export interface WatchlistPosition {
  /** Kennung der Position. */
  positionId: string;
  instrument: Instrument;
  /** Gewählte Notierung. */
  idNotation?: number;
  /** Aufgenommen am. */
  datetimeCreation: string;
  /** Kurs bei der Aufnahme. */
  priceCreation?: number;
  quote?: Quote;
  /** Eigene Notiz. */
  note?: string;
  /** Stück. */
  amount?: number;
  /** Obere Schwelle für einen Hinweis. */
  limitHigh?: number;
  /** Untere Schwelle für einen Hinweis. */
  limitLow?: number;
}

export interface WatchlistPositionList {
  /** Zahl der Positionen. */
  total: number;
  /** Positionen in der Reihenfolge der Aufnahme. */
  list: WatchlistPosition[];
  watchlist?: Watchlist;
}

export interface NewWatchlistPosition {
  entityType: EntityType;
  entityValue: EntityKey;
  /**
     * Gewünschte Notierung; ohne sie die Leitbörse.
     * @minimum 1
     * @maximum 2147483647
     */
  idNotation?: number;
  /**
     * Eigene Notiz.
     * @maxLength 500
     */
  note?: string;
  /**
     * Stück.
     * @minimum 0
     * @maximum 1000000000
     */
  amount?: number;
}

export interface WatchlistPositionsRequest {
  /**
     * Neue Positionen.
     * @minItems 1
     * @maxItems 100
     */
  list: NewWatchlistPosition[];
}

export interface WatchlistSearchRow {
  /**
     * ISIN oder WKN.
     * @maxLength 20
     * @pattern ^ *([A-Za-z]{2}[A-Za-z0-9]{9}[0-9]|[A-Za-z0-9]{6}) *$
     */
  code: string;
  /**
     * Stück.
     * @minimum 0
     * @maximum 1000000000
     */
  amount?: number;
  /**
     * Eigene Notiz.
     * @maxLength 500
     */
  note?: string;
}

/**
 * Zeilen, einzeln oder als Text.
 */
export interface WatchlistSearchRequest {
  /**
     * Einzelne Zeilen.
     * @minItems 1
     * @maxItems 20
     */
  rows?: WatchlistSearchRow[];
  /**
     * Text mit einer ISIN oder WKN je Zeile, etwa eine CSV-Datei.
     * @minLength 1
     * @maxLength 100000
     */
  text?: string;
}

/**
 * Neu; schon auf der Liste; weiter oben schon genannt; unbekannt; kein Platz mehr.
 */
export type FoundWatchlistLineState = typeof FoundWatchlistLineState[keyof typeof FoundWatchlistLineState];


export const FoundWatchlistLineState = {
  NEW: 'NEW',
  PRESENT: 'PRESENT',
  DOUBLE: 'DOUBLE',
  UNKNOWN: 'UNKNOWN',
  FULL: 'FULL',
} as const;

export interface FoundWatchlistLine {
  /** Nummer der Zeile. */
  line: number;
  /** ISIN oder WKN. */
  code: string;
  /** Neu; schon auf der Liste; weiter oben schon genannt; unbekannt; kein Platz mehr. */
  state: FoundWatchlistLineState;
  /** Name des Instruments. */
  name?: string;
}

export interface FoundWatchlistPositions {
  /** Zeilen mit einer ISIN oder WKN, in ihrer Reihenfolge. */
  lines: FoundWatchlistLine[];
  /** Zeilen ohne ISIN und WKN. */
  numberSkipped: number;
  /**
     * Was neu auf die Liste käme.
     * @maxItems 100
     */
  list: NewWatchlistPosition[];
}

/**
 * Was sich ändern soll.
 */
export interface WatchlistPositionChange {
  /**
     * Gewünschte Notierung.
     * @minimum 1
     * @maximum 2147483647
     */
  idNotation?: number;
  /**
     * Eigene Notiz.
     * @maxLength 500
     */
  note?: string;
  /**
     * Stück.
     * @minimum 0
     * @maximum 1000000000
     */
  amount?: number;
  /**
     * Obere Schwelle für einen Hinweis.
     * @minimum 0
     * @maximum 1000000000
     */
  limitHigh?: number;
  /**
     * Untere Schwelle für einen Hinweis.
     * @minimum 0
     * @maximum 1000000000
     */
  limitLow?: number;
}

/**
 * Die Anfrage passt nicht zum Vertrag.
 */
export type BadRequestResponse = Error;

/**
 * Das Token fehlt oder gilt nicht (bei der Anmeldung sind es falsche Zugangsdaten).
 */
export type UnauthorizedResponse = Error;

/**
 * Die Berechtigung fehlt.
 */
export type ForbiddenResponse = Error;

/**
 * Das Gesuchte gibt es nicht.
 */
export type NotFoundResponse = Error;

/**
 * Der Stand der Daten lässt das nicht zu.
 */
export type ConflictResponse = Error;

/**
 * Der Rumpf der Anfrage ist zu groß.
 */
export type PayloadTooLargeResponse = Error;

/**
 * Die Anfrage ist vollständig, ihr Inhalt aber nicht zulässig.
 */
export type UnprocessableResponse = Error;

/**
 * Zu viele Anfragen.
 */
export type TooManyRequestsResponse = Error;

/**
 * Der Dienst ist gerade nicht erreichbar.
 */
export type ServiceUnavailableResponse = Error;

/**
 * Die Platte nimmt es nicht an: Sie ist voll, lässt sich nur lesen oder kann die Namen nicht halten. Warten hilft nicht.
 */
export type InsufficientStorageResponse = Error;

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
 * Kurse um Ausschüttungen bereinigen. Liegen zu einem Instrument keine Ausschüttungen vor, sind die Kurse mit und ohne diese Angabe dieselben.
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

export type DeviceParameter = typeof DeviceParameter[keyof typeof DeviceParameter];


export const DeviceParameter = {
  DESKTOP: 'DESKTOP',
  TABLET: 'TABLET',
  MOBILE: 'MOBILE',
  UNKNOWN: 'UNKNOWN',
} as const;

export type ApplicationParameter = typeof ApplicationParameter[keyof typeof ApplicationParameter];


export const ApplicationParameter = {
  WEBSITE: 'WEBSITE',
} as const;

/**
 * Erste Ebene des Inhalts.
 */
export type ContentLevel1Parameter = string;

/**
 * Zweite Ebene des Inhalts.
 */
export type ContentLevel2Parameter = string;

/**
 * Dritte Ebene des Inhalts.
 */
export type ContentLevel3Parameter = string;

/**
 * Kennung der Sitzung für die Auswertung.
 */
export type ScapaIdParameter = string;

export type StartInstantParameter = DateOrInstant;

export type EndInstantParameter = DateOrInstant;

/**
 * Einträge je Seite.
 */
export type FinderPerPageParameter = number;

/**
 * Ohne Wirkung; die Zahl aller Treffer steht immer dabei.
 */
export type CalculateTotalParameter = boolean;

/**
 * Mitliefern, wie viele Treffer jede Ausprägung der Merkmale hat.
 */
export type CalculateFacetsParameter = boolean;

/**
 * Mitliefern, wie sich die Treffer über diese Spannen verteilen: Namen von Filtern, durch Komma getrennt.
 */
export type CalculateRangesParameter = string;

/**
 * Nur Treffer, deren letzter Kurs vom neuesten Handelstag unter allen Treffern ist: Veränderungen zum Vortag sind dann die eines Tages.
 */
export type OnlyNewestDayParameter = boolean;

/**
 * Mitliefern, wie der Kurs der Treffer verlief (`changes.course`).
 */
export type CalculateCoursesParameter = boolean;

/**
 * Seite, von der die Suche kam. Ohne Einfluss auf die Treffer.
 */
export type ReferrerParameter = string;

/**
 * Kennungen, ISIN oder WKN der Instrumente, durch Komma getrennt, höchstens zehn.
 */
export type EntityValuesParameter = string;

export type FinderPathParameter = FinderPath;

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
 * Rubrik, mit dem, was darunter steht.
 * @maxLength 60
 * @pattern ^[a-z0-9-]+$
 */
category?: string;
/**
 * Nur Artikel zu diesem Instrument; zu einem Derivat die zu seinem Basiswert.
 */
entityType?: EntityType;
/**
 * Nur Artikel zu diesem Instrument; zu einem Derivat die zu seinem Basiswert.
 */
entityValue?: EntityKey;
/**
 * Nur Artikel zu Instrumenten einer dieser Arten, durch Kommas getrennt.
 * @maxLength 200
 * @pattern ^[A-Z_]+(,[A-Z_]+)*$
 */
entityTypes?: string;
/**
 * Nur Beiträge dieser Art.
 */
contentType?: ContentType;
/**
 * Nur Beiträge dieser Person, nach ihrem Alias.
 * @maxLength 60
 * @pattern ^[a-z0-9-]+$
 */
author?: string;
/**
 * Nur Beiträge dieser Quelle, nach ihrem Alias.
 * @maxLength 60
 * @pattern ^[a-z0-9-]+$
 */
source?: string;
/**
 * Nur Folgen dieses Podcasts, nach seinem Alias.
 * @maxLength 60
 * @pattern ^[a-z0-9-]+$
 */
podcast?: string;
/**
 * Nur Beiträge dieser Inhaltsströme, durch Kommas getrennt.
 * @maxLength 200
 * @pattern ^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8})*$
 */
contentStreamIds?: string;
/**
 * Nur Beiträge der Rubrik mit dieser Kennung.
 * @minimum 1
 * @maximum 999999999
 */
idCategoryFormat?: number;
/**
 * Nur Beiträge dieses Werbekunden.
 * @minimum 1
 * @maximum 999999999
 */
customer?: number;
/**
 * Nur diese Beiträge, nach ihren Aliassen, durch Kommas getrennt.
 * @maxLength 2000
 * @pattern ^[a-z0-9/,-]+$
 */
aliases?: string;
/**
 * Nur Beiträge für Abonnenten (true) oder nur freie (false).
 */
premium?: boolean;
/**
 * Nur Beiträge, in denen alle Wörter vorkommen oder die von einem so benannten Instrument handeln; die passendsten zuerst.
 * @minLength 1
 * @maxLength 500
 */
searchValue?: string;
/**
 * Kalendertag `YYYY-MM-DD`.
 */
startDate?: StartDateParameter;
/**
 * Kalendertag `YYYY-MM-DD`.
 */
endDate?: EndDateParameter;
/**
 * Ohne Wirkung; die Zahl aller Treffer steht immer dabei.
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
/**
 * Dieselben Filter gepackt: `name=wert` mit `&` verbunden; der Zeitraum als `date=von;bis`.
 * @maxLength 2000
 */
queryParameters?: string;
};

export type FindArticlesDevice = typeof FindArticlesDevice[keyof typeof FindArticlesDevice];


export const FindArticlesDevice = {
  DESKTOP: 'DESKTOP',
  TABLET: 'TABLET',
  MOBILE: 'MOBILE',
  UNKNOWN: 'UNKNOWN',
} as const;

export type FindBondsParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
/**
 * Seite, ab 0 gezählt.
 * @minimum 0
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Einträge je Seite.
 * @minimum 1
 * @maximum 1000
 */
perPage?: FinderPerPageParameter;
/**
 * Sortieren nach; Unbekanntes steht hinten. Ohne Angabe nach dem Namen.
 */
sort?: FindBondsSort;
/**
 * Sortierrichtung.
 */
order?: OrderParameter;
/**
 * Ohne Wirkung; die Zahl aller Treffer steht immer dabei.
 */
calculateTotal?: CalculateTotalParameter;
/**
 * Mitliefern, wie viele Treffer jede Ausprägung der Merkmale hat.
 */
calculateFacets?: CalculateFacetsParameter;
/**
 * Mitliefern, wie sich die Treffer über diese Spannen verteilen: Namen von Filtern, durch Komma getrennt.
 * @maxLength 1000
 * @pattern ^[A-Za-z0-9]+(,[A-Za-z0-9]+){0,31}$
 */
calculateRanges?: CalculateRangesParameter;
/**
 * Nur Treffer, deren letzter Kurs vom neuesten Handelstag unter allen Treffern ist: Veränderungen zum Vortag sind dann die eines Tages.
 */
onlyNewestDay?: OnlyNewestDayParameter;
/**
 * Mitliefern, wie der Kurs der Treffer verlief (`changes.course`).
 */
calculateCourses?: CalculateCoursesParameter;
/**
 * Seite, von der die Suche kam. Ohne Einfluss auf die Treffer.
 * @maxLength 200
 */
referrer?: ReferrerParameter;
/**
 * Teil des Namens.
 * @maxLength 100
 */
name?: string;
/**
 * Kurs, `von;bis`.
 */
lastRange?: NumberRange;
/**
 * Veränderung zum Vortag in Prozent, `von;bis`.
 */
performancePctRange?: NumberRange;
/**
 * Kupon in Prozent, `von;bis`.
 */
couponRange?: NumberRange;
/**
 * Art des Kupons; mehrere durch Komma getrennt.
 * @maxLength 400
 */
typeCoupon?: string;
/**
 * Art der Anleihe; mehrere durch Komma getrennt.
 * @maxLength 400
 */
nameTypeBond?: string;
/**
 * Rendite in Prozent, `von;bis`.
 */
currentYieldRange?: NumberRange;
/**
 * Modifizierte Duration, `von;bis`.
 */
modifyDurationRange?: NumberRange;
/**
 * Duration in Jahren, `von;bis`.
 */
macaulayDurationRange?: NumberRange;
/**
 * Fälligkeit, `von;bis`.
 */
datetimeMaturityRange?: DateRange;
/**
 * Begebung, `von;bis`.
 */
datetimeEmissionRange?: DateRange;
/**
 * Restlaufzeit in Jahren, `von;bis`.
 */
remainingYearsRange?: NumberRange;
/**
 * Währung; mehrere durch Komma getrennt.
 * @maxLength 200
 * @pattern ^[A-Z]{3}(,[A-Z]{3})*$
 */
isoCurrency?: string;
/**
 * Stückelung, `von;bis`.
 */
nominalRange?: NumberRange;
/**
 * Emissionsvolumen, `von;bis`.
 */
volumeEmissionRange?: NumberRange;
/**
 * Land des Emittenten; mehrere durch Komma getrennt.
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
isoCountry?: string;
/**
 * Art des Emittenten; mehrere durch Komma getrennt.
 * @maxLength 400
 */
nameTypeIssuer?: string;
/**
 * Emittent; mehrere durch Komma getrennt.
 * @maxLength 400
 */
nameIssuer?: string;
/**
 * Bonität; mehrere durch Komma getrennt.
 * @maxLength 400
 */
ratingClass?: string;
/**
 * Kündbar: ja oder nein.
 */
callable?: boolean;
/**
 * Wertentwicklung in Prozent, eine Woche, `von;bis`.
 */
performancePct1WRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, vier Wochen, `von;bis`.
 */
performancePct4WRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, drei Monate, `von;bis`.
 */
performancePct3MRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, sechs Monate, `von;bis`.
 */
performancePct6MRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, laufendes Jahr, `von;bis`.
 */
performancePctCYRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, ein Jahr, `von;bis`.
 */
performancePct1YRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, drei Jahre, `von;bis`.
 */
performancePct3YRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, fünf Jahre, `von;bis`.
 */
performancePct5YRange?: NumberRange;
/**
 * Dieselben Filter gepackt: `name=wert` mit `&` verbunden.
 * @maxLength 2000
 */
queryParameters?: string;
};

export type FindBondsSort = typeof FindBondsSort[keyof typeof FindBondsSort];


export const FindBondsSort = {
  name: 'name',
  last: 'last',
  performancePct: 'performancePct',
  coupon: 'coupon',
  yieldToMaturity: 'yieldToMaturity',
  modifyDuration: 'modifyDuration',
  macaulayDuration: 'macaulayDuration',
  datetimeMaturity: 'datetimeMaturity',
  datetimeEmission: 'datetimeEmission',
  remainingYears: 'remainingYears',
  nominal: 'nominal',
  volumeEmission: 'volumeEmission',
  performancePct1W: 'performancePct1W',
  performancePct4W: 'performancePct4W',
  performancePct3M: 'performancePct3M',
  performancePct6M: 'performancePct6M',
  performancePctCY: 'performancePctCY',
  performancePct1Y: 'performancePct1Y',
  performancePct3Y: 'performancePct3Y',
  performancePct5Y: 'performancePct5Y',
} as const;

export type ListComparedStocksParams = {
/**
 * Kennungen, ISIN oder WKN der Instrumente, durch Komma getrennt, höchstens zehn.
 * @maxLength 260
 * @pattern ^(ISIN:[A-Z]{2}[A-Z0-9]{9}[0-9]|WKN:[A-Z0-9]{6}|[A-Za-z0-9]{1,24})(,(ISIN:[A-Z]{2}[A-Z0-9]{9}[0-9]|WKN:[A-Z0-9]{6}|[A-Za-z0-9]{1,24})){0,9}$
 */
entityValues: EntityValuesParameter;
};

export type ListComparedFundsParams = {
/**
 * Kennungen, ISIN oder WKN der Instrumente, durch Komma getrennt, höchstens zehn.
 * @maxLength 260
 * @pattern ^(ISIN:[A-Z]{2}[A-Z0-9]{9}[0-9]|WKN:[A-Z0-9]{6}|[A-Za-z0-9]{1,24})(,(ISIN:[A-Z]{2}[A-Z0-9]{9}[0-9]|WKN:[A-Z0-9]{6}|[A-Za-z0-9]{1,24})){0,9}$
 */
entityValues: EntityValuesParameter;
};

export type ListComparedFundOverlapsParams = {
/**
 * Kennungen, ISIN oder WKN der Instrumente, durch Komma getrennt, höchstens zehn.
 * @maxLength 260
 * @pattern ^(ISIN:[A-Z]{2}[A-Z0-9]{9}[0-9]|WKN:[A-Z0-9]{6}|[A-Za-z0-9]{1,24})(,(ISIN:[A-Z]{2}[A-Z0-9]{9}[0-9]|WKN:[A-Z0-9]{6}|[A-Za-z0-9]{1,24})){0,9}$
 */
entityValues: EntityValuesParameter;
};

export type ListComparedBondsParams = {
/**
 * Kennungen, ISIN oder WKN der Instrumente, durch Komma getrennt, höchstens zehn.
 * @maxLength 260
 * @pattern ^(ISIN:[A-Z]{2}[A-Z0-9]{9}[0-9]|WKN:[A-Z0-9]{6}|[A-Za-z0-9]{1,24})(,(ISIN:[A-Z]{2}[A-Z0-9]{9}[0-9]|WKN:[A-Z0-9]{6}|[A-Za-z0-9]{1,24})){0,9}$
 */
entityValues: EntityValuesParameter;
};

export type ListComparedDerivativesParams = {
/**
 * Kennungen, ISIN oder WKN der Instrumente, durch Komma getrennt, höchstens zehn.
 * @maxLength 260
 * @pattern ^(ISIN:[A-Z]{2}[A-Z0-9]{9}[0-9]|WKN:[A-Z0-9]{6}|[A-Za-z0-9]{1,24})(,(ISIN:[A-Z]{2}[A-Z0-9]{9}[0-9]|WKN:[A-Z0-9]{6}|[A-Za-z0-9]{1,24})){0,9}$
 */
entityValues: EntityValuesParameter;
};

export type GetCrossRateParams = {
/**
 * Tag (Europe/Berlin); ohne ihn der letzte Handelstag.
 */
date?: string;
};

export type FindCurrenciesParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
/**
 * Seite, ab 0 gezählt.
 * @minimum 0
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Einträge je Seite.
 * @minimum 1
 * @maximum 1000
 */
perPage?: FinderPerPageParameter;
/**
 * Sortieren nach; Unbekanntes steht hinten. Ohne Angabe nach dem Namen.
 */
sort?: FindCurrenciesSort;
/**
 * Sortierrichtung.
 */
order?: OrderParameter;
/**
 * Ohne Wirkung; die Zahl aller Treffer steht immer dabei.
 */
calculateTotal?: CalculateTotalParameter;
/**
 * Mitliefern, wie viele Treffer jede Ausprägung der Merkmale hat.
 */
calculateFacets?: CalculateFacetsParameter;
/**
 * Mitliefern, wie sich die Treffer über diese Spannen verteilen: Namen von Filtern, durch Komma getrennt.
 * @maxLength 1000
 * @pattern ^[A-Za-z0-9]+(,[A-Za-z0-9]+){0,31}$
 */
calculateRanges?: CalculateRangesParameter;
/**
 * Nur Treffer, deren letzter Kurs vom neuesten Handelstag unter allen Treffern ist: Veränderungen zum Vortag sind dann die eines Tages.
 */
onlyNewestDay?: OnlyNewestDayParameter;
/**
 * Mitliefern, wie der Kurs der Treffer verlief (`changes.course`).
 */
calculateCourses?: CalculateCoursesParameter;
/**
 * Seite, von der die Suche kam. Ohne Einfluss auf die Treffer.
 * @maxLength 200
 */
referrer?: ReferrerParameter;
/**
 * Teil des Namens.
 * @maxLength 100
 */
name?: string;
/**
 * Kurs, `von;bis`.
 */
lastRange?: NumberRange;
/**
 * Veränderung zum Vortag in Prozent, `von;bis`.
 */
performancePctRange?: NumberRange;
/**
 * Währung; mehrere durch Komma getrennt.
 * @maxLength 200
 * @pattern ^[A-Z]{3}(,[A-Z]{3})*$
 */
isoCurrency?: string;
/**
 * Basiswährung; mehrere durch Komma getrennt.
 * @maxLength 200
 * @pattern ^[A-Z]{3}(,[A-Z]{3})*$
 */
isoCurrencyBase?: string;
/**
 * Gegenwährung; mehrere durch Komma getrennt.
 * @maxLength 200
 * @pattern ^[A-Z]{3}(,[A-Z]{3})*$
 */
isoCurrencyQuote?: string;
/**
 * Wertentwicklung in Prozent, eine Woche, `von;bis`.
 */
performancePct1WRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, vier Wochen, `von;bis`.
 */
performancePct4WRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, drei Monate, `von;bis`.
 */
performancePct3MRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, sechs Monate, `von;bis`.
 */
performancePct6MRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, laufendes Jahr, `von;bis`.
 */
performancePctCYRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, ein Jahr, `von;bis`.
 */
performancePct1YRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, drei Jahre, `von;bis`.
 */
performancePct3YRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, fünf Jahre, `von;bis`.
 */
performancePct5YRange?: NumberRange;
/**
 * Dieselben Filter gepackt: `name=wert` mit `&` verbunden.
 * @maxLength 2000
 */
queryParameters?: string;
};

export type FindCurrenciesSort = typeof FindCurrenciesSort[keyof typeof FindCurrenciesSort];


export const FindCurrenciesSort = {
  name: 'name',
  last: 'last',
  performancePct: 'performancePct',
  performancePct1W: 'performancePct1W',
  performancePct4W: 'performancePct4W',
  performancePct3M: 'performancePct3M',
  performancePct6M: 'performancePct6M',
  performancePctCY: 'performancePctCY',
  performancePct1Y: 'performancePct1Y',
  performancePct3Y: 'performancePct3Y',
  performancePct5Y: 'performancePct5Y',
} as const;

export type FindCryptosParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
/**
 * Seite, ab 0 gezählt.
 * @minimum 0
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Einträge je Seite.
 * @minimum 1
 * @maximum 1000
 */
perPage?: FinderPerPageParameter;
/**
 * Sortieren nach; Unbekanntes steht hinten. Ohne Angabe nach dem Namen.
 */
sort?: FindCryptosSort;
/**
 * Sortierrichtung.
 */
order?: OrderParameter;
/**
 * Ohne Wirkung; die Zahl aller Treffer steht immer dabei.
 */
calculateTotal?: CalculateTotalParameter;
/**
 * Mitliefern, wie viele Treffer jede Ausprägung der Merkmale hat.
 */
calculateFacets?: CalculateFacetsParameter;
/**
 * Mitliefern, wie sich die Treffer über diese Spannen verteilen: Namen von Filtern, durch Komma getrennt.
 * @maxLength 1000
 * @pattern ^[A-Za-z0-9]+(,[A-Za-z0-9]+){0,31}$
 */
calculateRanges?: CalculateRangesParameter;
/**
 * Nur Treffer, deren letzter Kurs vom neuesten Handelstag unter allen Treffern ist: Veränderungen zum Vortag sind dann die eines Tages.
 */
onlyNewestDay?: OnlyNewestDayParameter;
/**
 * Mitliefern, wie der Kurs der Treffer verlief (`changes.course`).
 */
calculateCourses?: CalculateCoursesParameter;
/**
 * Seite, von der die Suche kam. Ohne Einfluss auf die Treffer.
 * @maxLength 200
 */
referrer?: ReferrerParameter;
/**
 * Teil des Namens.
 * @maxLength 100
 */
name?: string;
/**
 * Kurs, `von;bis`.
 */
lastRange?: NumberRange;
/**
 * Veränderung zum Vortag in Prozent, `von;bis`.
 */
performancePctRange?: NumberRange;
/**
 * Marktkapitalisierung in Euro, `von;bis`.
 */
marketCapitalizationRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, eine Woche, `von;bis`.
 */
performancePct1WRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, vier Wochen, `von;bis`.
 */
performancePct4WRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, drei Monate, `von;bis`.
 */
performancePct3MRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, sechs Monate, `von;bis`.
 */
performancePct6MRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, laufendes Jahr, `von;bis`.
 */
performancePctCYRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, ein Jahr, `von;bis`.
 */
performancePct1YRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, drei Jahre, `von;bis`.
 */
performancePct3YRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, fünf Jahre, `von;bis`.
 */
performancePct5YRange?: NumberRange;
/**
 * Dieselben Filter gepackt: `name=wert` mit `&` verbunden.
 * @maxLength 2000
 */
queryParameters?: string;
};

export type FindCryptosSort = typeof FindCryptosSort[keyof typeof FindCryptosSort];


export const FindCryptosSort = {
  name: 'name',
  last: 'last',
  performancePct: 'performancePct',
  marketCapitalization: 'marketCapitalization',
  performancePct1W: 'performancePct1W',
  performancePct4W: 'performancePct4W',
  performancePct3M: 'performancePct3M',
  performancePct6M: 'performancePct6M',
  performancePctCY: 'performancePctCY',
  performancePct1Y: 'performancePct1Y',
  performancePct3Y: 'performancePct3Y',
  performancePct5Y: 'performancePct5Y',
} as const;

export type GetDerivativeCalculatorResultParams = {
/**
 * Tag, für den gerechnet wird.
 */
dateCalculation?: string;
/**
 * Wechselkurs.
 * @minimum 0
 * @maximum 1000000
 */
exchangeRate?: number;
/**
 * Zinssatz in Prozent.
 * @minimum -100
 * @maximum 1000
 */
interestInstrument?: number;
/**
 * Kurs des Basiswerts.
 * @minimum 0
 * @maximum 1000000000
 */
priceUnderlying?: number;
/**
 * Volatilität in Prozent.
 * @minimum 0
 * @maximum 1000
 */
volatility?: number;
};

export type FindDerivativesParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
/**
 * Seite, ab 0 gezählt.
 * @minimum 0
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Einträge je Seite.
 * @minimum 1
 * @maximum 1000
 */
perPage?: FinderPerPageParameter;
/**
 * Sortieren nach; unbekannte Werte kommen zuletzt. Ohne Angabe die meistgehandelten zuerst.
 */
sort?: FindDerivativesSort;
/**
 * Sortierrichtung.
 */
order?: OrderParameter;
/**
 * Ohne Wirkung; die Zahl aller Treffer steht immer dabei.
 */
calculateTotal?: CalculateTotalParameter;
/**
 * Mitliefern, wie viele Treffer jede Ausprägung der Merkmale hat.
 */
calculateFacets?: CalculateFacetsParameter;
/**
 * Mitliefern, wie sich die Treffer über diese Spannen verteilen: Namen von Filtern, durch Komma getrennt.
 * @maxLength 1000
 * @pattern ^[A-Za-z0-9]+(,[A-Za-z0-9]+){0,31}$
 */
calculateRanges?: string;
/**
 * Seite, von der die Suche kam. Ohne Einfluss auf die Treffer.
 * @maxLength 200
 */
referrer?: ReferrerParameter;
/**
 * Art des Basiswerts.
 */
entityTypeUnderlying?: EntityType;
/**
 * Basiswert.
 */
entityValueUnderlying?: EntityKey;
/**
 * Arten des Derivats, durch Komma getrennt.
 * @maxLength 400
 * @pattern ^[A-Z_]+(,[A-Z_]+)*$
 */
entitySubType?: string;
/**
 * Besonderheit von Knock-outs.
 */
feature?: FindDerivativesFeature;
/**
 * 1 Put, 2 Call.
 * @minimum 1
 * @maximum 2
 */
idExerciseRight?: number;
/**
 * Ohne Fälligkeit.
 */
openEnded?: FindDerivativesOpenEnded;
/**
 * Emittenten, durch Komma getrennt.
 * @maxLength 200
 * @pattern ^[0-9]+(,[0-9]+)*$
 */
idIssuer?: string;
/**
 * Hebel, `von;bis`.
 */
gearingAskRange?: NumberRange;
/**
 * Basispreis, `von;bis`.
 */
strikeAbsRange?: NumberRange;
/**
 * Knock-out-Schwelle, `von;bis`.
 */
knockOutAbsRange?: NumberRange;
/**
 * Jahre der Fälligkeit, durch Komma getrennt.
 * @maxLength 80
 * @pattern ^20[0-9]{2}(,20[0-9]{2})*$
 */
yearMaturity?: string;
/**
 * Währungsgesichert: ja oder nein.
 */
quanto?: boolean;
/**
 * Abstand zur Knock-out-Schwelle in Prozent, `von;bis`.
 */
differenceKnockoutPctRange?: NumberRange;
/**
 * Höchstkurs (Cap), `von;bis`.
 */
capAbsRange?: NumberRange;
/**
 * Bonuslevel, `von;bis`.
 */
bonusLevelRange?: NumberRange;
/**
 * Spanne in Prozent des Briefkurses, `von;bis`.
 */
spreadAskPctRange?: NumberRange;
/**
 * Aufgeld in Prozent, `von;bis`.
 */
premiumAskRange?: NumberRange;
/**
 * Omega, `von;bis`.
 */
leverageRange?: NumberRange;
/**
 * Delta, `von;bis`.
 */
deltaRange?: NumberRange;
/**
 * Implizite Volatilität in Prozent, `von;bis`.
 */
impliedVolatilityRange?: NumberRange;
/**
 * Abschlag auf den Basiswert in Prozent, `von;bis`.
 */
discountPctRange?: NumberRange;
/**
 * Höchster Ertrag in Prozent im Jahr, `von;bis`.
 */
maximumReturnPerAnnumPctRange?: NumberRange;
/**
 * Bonusertrag in Prozent, `von;bis`.
 */
bonusReturnPctRange?: NumberRange;
/**
 * Seitwärtsertrag in Prozent, `von;bis`.
 */
sidewaysYieldPctRange?: NumberRange;
/**
 * Geldkurs, `von;bis`.
 */
bidRange?: NumberRange;
/**
 * Briefkurs, `von;bis`.
 */
askRange?: NumberRange;
/**
 * Fälligkeit, `von;bis`.
 */
dateMaturityRange?: DateRange;
/**
 * Erster Handelstag, `von;bis`.
 */
dateFirstTradingRange?: DateRange;
/**
 * Filter gepackt, `name=wert` mit `&` verbunden. Außer denen oben: `onlyTradable=false` (auch beendete Produkte) und eine Spanne `von;bis` für alles, wonach sortiert werden kann, etwa `breakEvenRange=7000;7500`.
 * @maxLength 2000
 */
queryParameters?: string;
};

export type FindDerivativesSort = typeof FindDerivativesSort[keyof typeof FindDerivativesSort];


export const FindDerivativesSort = {
  gearingAsk: 'gearingAsk',
  strikeAbs: 'strikeAbs',
  knockOutAbs: 'knockOutAbs',
  spreadAskPct: 'spreadAskPct',
  premiumAsk: 'premiumAsk',
  dateMaturity: 'dateMaturity',
  differenceKnockoutPct: 'differenceKnockoutPct',
  bid: 'bid',
  ask: 'ask',
  spread: 'spread',
  leverage: 'leverage',
  breakEven: 'breakEven',
  impliedVolatility: 'impliedVolatility',
  delta: 'delta',
  discountPct: 'discountPct',
  maximumReturnPct: 'maximumReturnPct',
  maximumReturnPerAnnumPct: 'maximumReturnPerAnnumPct',
  bonusReturnPct: 'bonusReturnPct',
  sidewaysYieldPct: 'sidewaysYieldPct',
  capAbs: 'capAbs',
  bonusLevel: 'bonusLevel',
  coverRatio: 'coverRatio',
  dateFirstTrading: 'dateFirstTrading',
} as const;

export type FindDerivativesFeature = typeof FindDerivativesFeature[keyof typeof FindDerivativesFeature];


export const FindDerivativesFeature = {
  STANDARD: 'STANDARD',
  STOP_LOSS: 'STOP_LOSS',
  SMART_TURBO: 'SMART_TURBO',
  OTC_KO: 'OTC_KO',
} as const;

export type FindDerivativesOpenEnded = typeof FindDerivativesOpenEnded[keyof typeof FindDerivativesOpenEnded];


export const FindDerivativesOpenEnded = {
  true: 'true',
  false: 'false',
  NUMBER_1: '1',
  NUMBER_0: '0',
} as const;

export type FindCalendarEventsParams = {
/**
 * Erster Tag.
 */
dateTimeStart?: string;
/**
 * Letzter Tag.
 */
dateTimeEnd?: string;
/**
 * Nur Termine zu Instrumenten dieser Art; bei Fonds und ETFs ihre Ausschüttungen.
 */
entityType?: EntityType;
/**
 * Nur Termine zu diesem Instrument.
 */
entityValue?: EntityKey;
/**
 * Art des Termins. `ECONOMY` (Notenbanken) steht nur in der Antwort, wenn danach gefragt ist.
 */
eventCategoryType?: FindCalendarEventsEventCategoryType;
/**
 * Seite, ab 0 gezählt.
 * @minimum 0
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Einträge je Seite.
 * @minimum 1
 * @maximum 1000
 */
perPage?: FinderPerPageParameter;
};

export type FindCalendarEventsEventCategoryType = typeof FindCalendarEventsEventCategoryType[keyof typeof FindCalendarEventsEventCategoryType];


export const FindCalendarEventsEventCategoryType = {
  RESULT_REPORTS: 'RESULT_REPORTS',
  DIVIDENDS: 'DIVIDENDS',
  GENERAL_MEETING: 'GENERAL_MEETING',
  ECONOMY: 'ECONOMY',
} as const;

export type FindEconomicEventsParams = {
/**
 * Erster Tag; ohne Angabe heute.
 */
dateTimeStart?: string;
/**
 * Letzter Tag; ohne Angabe eine Woche nach dem ersten. Höchstens ein Jahr danach.
 */
dateTimeEnd?: string;
/**
 * Land, EU für den Euroraum; mehrere durch Komma getrennt.
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
isoCountry?: string;
/**
 * Nur was mindestens so wichtig ist, 1 bis 3.
 * @minimum 1
 * @maximum 3
 */
importance?: number;
/**
 * Seite, ab 0 gezählt.
 * @minimum 0
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Einträge je Seite.
 * @minimum 1
 * @maximum 1000
 */
perPage?: FinderPerPageParameter;
};

export type ListTradingSchedulesParams = {
/**
 * So viele Tage im Voraus stehen Feiertage und verkürzte Tage in der Antwort.
 * @minimum 1
 * @maximum 400
 */
days?: number;
};

export type ListFundsByTopHoldingParams = {
/**
 * Art des Instruments.
 */
entityType: EntityType;
/**
 * Kennung des Instruments.
 */
entityValue: EntityKey;
};

export type FindFundsParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
/**
 * Seite, ab 0 gezählt.
 * @minimum 0
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Einträge je Seite.
 * @minimum 1
 * @maximum 1000
 */
perPage?: FinderPerPageParameter;
/**
 * Sortieren nach; Unbekanntes steht hinten. Ohne Angabe nach dem Namen.
 */
sort?: FindFundsSort;
/**
 * Sortierrichtung.
 */
order?: OrderParameter;
/**
 * Ohne Wirkung; die Zahl aller Treffer steht immer dabei.
 */
calculateTotal?: CalculateTotalParameter;
/**
 * Mitliefern, wie viele Treffer jede Ausprägung der Merkmale hat.
 */
calculateFacets?: CalculateFacetsParameter;
/**
 * Mitliefern, wie sich die Treffer über diese Spannen verteilen: Namen von Filtern, durch Komma getrennt.
 * @maxLength 1000
 * @pattern ^[A-Za-z0-9]+(,[A-Za-z0-9]+){0,31}$
 */
calculateRanges?: CalculateRangesParameter;
/**
 * Nur Treffer, deren letzter Kurs vom neuesten Handelstag unter allen Treffern ist: Veränderungen zum Vortag sind dann die eines Tages.
 */
onlyNewestDay?: OnlyNewestDayParameter;
/**
 * Mitliefern, wie der Kurs der Treffer verlief (`changes.course`).
 */
calculateCourses?: CalculateCoursesParameter;
/**
 * Seite, von der die Suche kam. Ohne Einfluss auf die Treffer.
 * @maxLength 200
 */
referrer?: ReferrerParameter;
/**
 * Teil des Namens.
 * @maxLength 100
 */
name?: string;
/**
 * Kurs, `von;bis`.
 */
lastRange?: NumberRange;
/**
 * Veränderung zum Vortag in Prozent, `von;bis`.
 */
performancePctRange?: NumberRange;
/**
 * ETF: ja oder nein.
 */
isExchangeTraded?: boolean;
/**
 * Anlageschwerpunkt; mehrere durch Komma getrennt.
 * @maxLength 400
 * @pattern ^[A-Za-z0-9_-]+(,[A-Za-z0-9_-]+)*$
 */
idInvestmentFocus?: string;
/**
 * Art des Fonds; mehrere durch Komma getrennt.
 * @maxLength 400
 */
nameTypeFund?: string;
/**
 * Anlageregion; mehrere durch Komma getrennt.
 * @maxLength 400
 */
nameRegion?: string;
/**
 * Gesellschaft; mehrere durch Komma getrennt.
 * @maxLength 400
 * @pattern ^[A-Za-z0-9_-]+(,[A-Za-z0-9_-]+)*$
 */
idIssuer?: string;
/**
 * Vergleichsindex; mehrere durch Komma getrennt.
 * @maxLength 400
 * @pattern ^[A-Za-z0-9_-]+(,[A-Za-z0-9_-]+)*$
 */
idInstrumentBenchmark?: string;
/**
 * Abbildung; mehrere durch Komma getrennt.
 * @maxLength 400
 * @pattern ^[A-Za-z0-9_-]+(,[A-Za-z0-9_-]+)*$
 */
idTypeReplication?: string;
/**
 * Erträge; mehrere durch Komma getrennt.
 * @maxLength 400
 * @pattern ^[A-Za-z0-9_-]+(,[A-Za-z0-9_-]+)*$
 */
idTypeCapitalisation?: string;
/**
 * Fondswährung; mehrere durch Komma getrennt.
 * @maxLength 200
 * @pattern ^[A-Z]{3}(,[A-Z]{3})*$
 */
isoCurrencyFund?: string;
/**
 * Risikoklasse; mehrere durch Komma getrennt.
 * @maxLength 400
 * @pattern ^[A-Za-z0-9_-]+(,[A-Za-z0-9_-]+)*$
 */
riskClass?: string;
/**
 * Sparplanfähig: ja oder nein.
 */
savingsPlan?: boolean;
/**
 * Laufende Kosten in Prozent im Jahr, `von;bis`.
 */
ongoingChargesRange?: NumberRange;
/**
 * Verwaltungsgebühr in Prozent im Jahr, `von;bis`.
 */
managementFeeRange?: NumberRange;
/**
 * Höchster Ausgabeaufschlag in Prozent, `von;bis`.
 */
maxPctInitialFeeRange?: NumberRange;
/**
 * Kleinste erste Anlage, `von;bis`.
 */
minInitialInvestmentRange?: NumberRange;
/**
 * Fondsvermögen in Fondswährung, `von;bis`.
 */
volumeFundRange?: NumberRange;
/**
 * Fondsvermögen in Euro, `von;bis`.
 */
volumeFundEuroRange?: NumberRange;
/**
 * Auflage, `von;bis`.
 */
dateEmissionRange?: DateRange;
/**
 * Wertentwicklung in Prozent, eine Woche, `von;bis`.
 */
performancePct1WRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, vier Wochen, `von;bis`.
 */
performancePct4WRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, drei Monate, `von;bis`.
 */
performancePct3MRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, sechs Monate, `von;bis`.
 */
performancePct6MRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, laufendes Jahr, `von;bis`.
 */
performancePctCYRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, ein Jahr, `von;bis`.
 */
performancePct1YRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, drei Jahre, `von;bis`.
 */
performancePct3YRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, fünf Jahre, `von;bis`.
 */
performancePct5YRange?: NumberRange;
/**
 * Dieselben Filter gepackt: `name=wert` mit `&` verbunden.
 * @maxLength 2000
 */
queryParameters?: string;
};

export type FindFundsSort = typeof FindFundsSort[keyof typeof FindFundsSort];


export const FindFundsSort = {
  name: 'name',
  last: 'last',
  performancePct: 'performancePct',
  ongoingCharges: 'ongoingCharges',
  managementFee: 'managementFee',
  maxPctInitialFee: 'maxPctInitialFee',
  minInitialInvestment: 'minInitialInvestment',
  volumeFund: 'volumeFund',
  volumeFundEuro: 'volumeFundEuro',
  dateEmission: 'dateEmission',
  performancePct1W: 'performancePct1W',
  performancePct4W: 'performancePct4W',
  performancePct3M: 'performancePct3M',
  performancePct6M: 'performancePct6M',
  performancePctCY: 'performancePctCY',
  performancePct1Y: 'performancePct1Y',
  performancePct3Y: 'performancePct3Y',
  performancePct5Y: 'performancePct5Y',
} as const;

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
 * Kurse um Ausschüttungen bereinigen. Liegen zu einem Instrument keine Ausschüttungen vor, sind die Kurse mit und ohne diese Angabe dieselben.
 */
withEarnings?: WithEarningsParameter;
/**
 * Länge eines Balkens; `tick` heißt jeder einzelne Kurs der letzten 24 Stunden bis zum Ende des Zeitraums, höchstens die neuesten 100.000.
 */
resolution?: GetChartHistoryResolution;
};

export type GetChartHistoryResolution = typeof GetChartHistoryResolution[keyof typeof GetChartHistoryResolution];


export const GetChartHistoryResolution = {
  tick: 'tick',
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
 * Kurse um Ausschüttungen bereinigen. Liegen zu einem Instrument keine Ausschüttungen vor, sind die Kurse mit und ohne diese Angabe dieselben.
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
 * Kurse um Ausschüttungen bereinigen. Liegen zu einem Instrument keine Ausschüttungen vor, sind die Kurse mit und ohne diese Angabe dieselben.
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

export type GetPerformanceValuesYearParams = {
/**
 * Notierung (Instrument an einem Handelsplatz). Ohne sie gilt die Leitbörse.
 * @minimum 1
 * @maximum 2147483647
 */
idNotation?: IdNotationParameter;
};

export type ListIndexConstituentsParams = {
/**
 * Sortieren nach.
 */
sort?: ListIndexConstituentsSort;
/**
 * Sortierrichtung.
 */
order?: OrderParameter;
/**
 * Handelsplatz der Kurse; ohne Angabe die Leitbörse jedes Mitglieds. Was dort nicht gehandelt wird, hat keinen Kurs.
 * @maxLength 16
 * @pattern ^@?_[A-Z0-9]+$
 */
codeMarket?: string;
/**
 * Seite, ab 0 gezählt.
 * @minimum 0
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Einträge je Seite.
 * @minimum 1
 * @maximum 1000
 */
perPage?: number;
};

export type ListIndexConstituentsSort = typeof ListIndexConstituentsSort[keyof typeof ListIndexConstituentsSort];


export const ListIndexConstituentsSort = {
  NAME: 'NAME',
  PERFORMANCE_PCT: 'PERFORMANCE_PCT',
  MARKET_CAPITALIZATION: 'MARKET_CAPITALIZATION',
} as const;

export type GetIndexTopFlopParams = {
/**
 * Höchstzahl je Liste.
 * @minimum 1
 * @maximum 500
 */
perPage?: number;
};

export type FindIndicesParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
/**
 * Seite, ab 0 gezählt.
 * @minimum 0
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Einträge je Seite.
 * @minimum 1
 * @maximum 1000
 */
perPage?: FinderPerPageParameter;
/**
 * Sortieren nach; Unbekanntes steht hinten. Ohne Angabe nach dem Namen.
 */
sort?: FindIndicesSort;
/**
 * Sortierrichtung.
 */
order?: OrderParameter;
/**
 * Ohne Wirkung; die Zahl aller Treffer steht immer dabei.
 */
calculateTotal?: CalculateTotalParameter;
/**
 * Mitliefern, wie viele Treffer jede Ausprägung der Merkmale hat.
 */
calculateFacets?: CalculateFacetsParameter;
/**
 * Mitliefern, wie sich die Treffer über diese Spannen verteilen: Namen von Filtern, durch Komma getrennt.
 * @maxLength 1000
 * @pattern ^[A-Za-z0-9]+(,[A-Za-z0-9]+){0,31}$
 */
calculateRanges?: CalculateRangesParameter;
/**
 * Nur Treffer, deren letzter Kurs vom neuesten Handelstag unter allen Treffern ist: Veränderungen zum Vortag sind dann die eines Tages.
 */
onlyNewestDay?: OnlyNewestDayParameter;
/**
 * Mitliefern, wie der Kurs der Treffer verlief (`changes.course`).
 */
calculateCourses?: CalculateCoursesParameter;
/**
 * Seite, von der die Suche kam. Ohne Einfluss auf die Treffer.
 * @maxLength 200
 */
referrer?: ReferrerParameter;
/**
 * Teil des Namens.
 * @maxLength 100
 */
name?: string;
/**
 * Kurs, `von;bis`.
 */
lastRange?: NumberRange;
/**
 * Veränderung zum Vortag in Prozent, `von;bis`.
 */
performancePctRange?: NumberRange;
/**
 * Land; mehrere durch Komma getrennt.
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
isoCountry?: string;
/**
 * Erdteil; mehrere durch Komma getrennt.
 * @maxLength 400
 */
nameContinent?: string;
/**
 * Indexfamilie; mehrere durch Komma getrennt.
 * @maxLength 400
 * @pattern ^[A-Za-z0-9_-]+(,[A-Za-z0-9_-]+)*$
 */
idFamily?: string;
/**
 * Art des Index; mehrere durch Komma getrennt.
 * @maxLength 400
 */
nameIndexType?: string;
/**
 * Zahl der Mitglieder, `von;bis`.
 */
numberConstituentsRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, eine Woche, `von;bis`.
 */
performancePct1WRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, vier Wochen, `von;bis`.
 */
performancePct4WRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, drei Monate, `von;bis`.
 */
performancePct3MRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, sechs Monate, `von;bis`.
 */
performancePct6MRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, laufendes Jahr, `von;bis`.
 */
performancePctCYRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, ein Jahr, `von;bis`.
 */
performancePct1YRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, drei Jahre, `von;bis`.
 */
performancePct3YRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, fünf Jahre, `von;bis`.
 */
performancePct5YRange?: NumberRange;
/**
 * Dieselben Filter gepackt: `name=wert` mit `&` verbunden.
 * @maxLength 2000
 */
queryParameters?: string;
};

export type FindIndicesSort = typeof FindIndicesSort[keyof typeof FindIndicesSort];


export const FindIndicesSort = {
  name: 'name',
  last: 'last',
  performancePct: 'performancePct',
  numberConstituents: 'numberConstituents',
  performancePct1W: 'performancePct1W',
  performancePct4W: 'performancePct4W',
  performancePct3M: 'performancePct3M',
  performancePct6M: 'performancePct6M',
  performancePctCY: 'performancePctCY',
  performancePct1Y: 'performancePct1Y',
  performancePct3Y: 'performancePct3Y',
  performancePct5Y: 'performancePct5Y',
} as const;

export type QueryInstrumentsParams = {
/**
 * Name, ISIN, WKN oder Kürzel; auch mehrere ISINs und WKNs, durch Leerzeichen, Kommas oder Bindestriche getrennt.
 * @minLength 1
 * @maxLength 500
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

export type ListCatalogueParams = {
/**
 * Nur diese Art; ohne Angabe alle.
 */
entityType?: EntityType;
/**
 * Seite, ab 0 gezählt.
 * @minimum 0
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Instrumente je Seite.
 * @minimum 1
 * @maximum 1000
 */
perPage?: number;
};

export type ListInstrumentsOfClassParams = {
/**
 * Kennung eines Instruments: nur die Verfälle desselben Futures, die Anleihen desselben Emittenten, die Sätze derselben Art, die Rohstoffe derselben Gruppe oder die Kurse derselben Währung, es selbst darunter.
 * @maxLength 24
 * @pattern ^[A-Za-z0-9]{1,24}$
 */
sameAs?: string;
/**
 * Nur diese Gruppe: die Art eines Zinssatzes oder die Gruppe eines Rohstoffs.
 * @maxLength 60
 */
nameCategory?: string;
/**
 * Nur Zinssätze dieses Landes.
 * @pattern ^[A-Z]{2}$
 */
isoCountry?: string;
/**
 * Seite, ab 0 gezählt.
 * @minimum 0
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Instrumente je Seite.
 * @minimum 1
 * @maximum 100
 */
perPage?: number;
};

export type ListMostSearchedInstrumentsParams = {
/**
 * Höchstzahl der Instrumente.
 * @minimum 1
 * @maximum 50
 */
limit?: number;
/**
 * Mit dem Kurs jedes Treffers an seinem gewohnten Handelsplatz.
 */
withQuotes?: boolean;
};

export type QueryInstrumentsExtendedParams = {
/**
 * Name, ISIN, WKN oder Kürzel; auch mehrere ISINs und WKNs, durch Leerzeichen, Kommas oder Bindestriche getrennt.
 * @minLength 1
 * @maxLength 500
 */
searchValue: string;
/**
 * Nur Treffer dieser Art.
 */
searchType?: EntityType;
/**
 * Höchstzahl der Treffer.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type SearchInstrumentsParams = {
/**
 * Name, ISIN, WKN oder Kürzel; auch mehrere ISINs und WKNs, durch Leerzeichen, Kommas oder Bindestriche getrennt.
 * @minLength 1
 * @maxLength 500
 */
searchValue: string;
/**
 * Nur Treffer dieser Art.
 */
searchType?: EntityType;
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
scapaId?: ScapaIdParameter;
};

export type SearchInstrumentsByFacetParams = {
/**
 * Name, ISIN, WKN oder Kürzel; auch mehrere ISINs und WKNs, durch Leerzeichen, Kommas oder Bindestriche getrennt.
 * @minLength 1
 * @maxLength 500
 */
searchValue: string;
/**
 * Höchstzahl der Treffer je Art.
 * @minimum 1
 * @maximum 100
 */
perType?: number;
/**
 * Mit dem Kurs jedes Treffers an seinem gewohnten Handelsplatz.
 */
withQuotes?: boolean;
};

export type SearchInstrumentsOfTypeParams = {
/**
 * Name, ISIN, WKN oder Kürzel; auch mehrere ISINs und WKNs, durch Leerzeichen, Kommas oder Bindestriche getrennt.
 * @minLength 1
 * @maxLength 500
 */
searchValue: string;
/**
 * Seite, ab 0 gezählt.
 * @minimum 0
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Treffer je Seite.
 * @minimum 1
 * @maximum 100
 */
perPage?: number;
/**
 * Mit dem Kurs jedes Treffers an seinem gewohnten Handelsplatz.
 */
withQuotes?: boolean;
};

export type ListSavingsPlansParams = {
/**
 * Höchstzahl der Sparpläne.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
};

export type GetCryptoTraderBoxParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
/**
 * Erste Ebene des Inhalts.
 * @maxLength 60
 */
contentLevel1?: ContentLevel1Parameter;
/**
 * Zweite Ebene des Inhalts.
 * @maxLength 60
 */
contentLevel2?: ContentLevel2Parameter;
/**
 * Dritte Ebene des Inhalts.
 * @maxLength 60
 */
contentLevel3?: ContentLevel3Parameter;
};

export type GetDerivativeCategorySponsoringParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
};

export type ListDerivativeQuicklinksParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
};

export type GetDerivativeUnderlyingSponsoringParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
};

export type ListDerivativePartnersParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
};

export type ListDerivativeSuggestionsParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
};

export type ListFundPartnersParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
};

export type ListFundSuggestionsParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
};

export type GetTrendRadarParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
};

export type SearchDerivativeSponsoringParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
};

export type ListMatchingInvestmentProductsParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
};

export type ListMostWantedDerivativesParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
};

export type ListMostWantedDerivativesByUnderlyingParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
};

export type ListSimilarDerivativesParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
};

export type ListAssociatedDerivativesParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
};

export type ListFrankfurtTopDerivativesParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
};

export type GetTraderBoxParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
};

export type GetTurboBoxParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
};

export type GetInteractionsParams = {
/**
 * Name der Anwendung.
 * @maxLength 40
 */
appName: string;
/**
 * Art der Anwendung.
 */
appType: GetInteractionsAppType;
/**
 * Version.
 * @maxLength 20
 * @pattern ^[0-9]+[.][0-9]+[.][0-9]+$
 */
appVersion: string;
/**
 * Herkunft des Verkehrs.
 */
appTraffic: GetInteractionsAppTraffic;
/**
 * Umgebung.
 */
appEnvironment: GetInteractionsAppEnvironment;
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Erste Ebene des Inhalts.
 * @maxLength 60
 */
contentLevel1?: ContentLevel1Parameter;
/**
 * Zweite Ebene des Inhalts.
 * @maxLength 60
 */
contentLevel2?: ContentLevel2Parameter;
/**
 * Dritte Ebene des Inhalts.
 * @maxLength 60
 */
contentLevel3?: ContentLevel3Parameter;
/**
 * Vierte Ebene des Inhalts.
 * @maxLength 60
 */
contentLevel4?: string;
/**
 * Art des Instruments der Seite.
 */
entityType?: EntityType;
/**
 * Instrument der Seite.
 */
entityValue?: EntityKey;
/**
 * Nutzer ist angemeldet.
 */
loggedIn: boolean;
/**
 * Plätze im Inhalt.
 * @minimum 0
 * @maximum 50
 */
default?: number;
/**
 * Plätze für Anzeigen.
 * @minimum 0
 * @maximum 10
 */
display?: number;
/**
 * Plätze für Mitteilungen.
 * @minimum 0
 * @maximum 10
 */
announcement?: number;
/**
 * Plätze im Handelsfenster.
 * @minimum 0
 * @maximum 10
 */
tradingLayer?: number;
/**
 * Plätze unter dem Hervorgehobenen.
 * @minimum 0
 * @maximum 10
 */
belowHighlightbox?: number;
/**
 * Quelle der Kampagne.
 * @maxLength 200
 */
utm_source?: string;
/**
 * Weg der Kampagne.
 * @maxLength 200
 */
utm_medium?: string;
/**
 * Kampagne.
 * @maxLength 200
 */
utm_campaign?: string;
/**
 * Suchwort der Kampagne.
 * @maxLength 200
 */
utm_term?: string;
/**
 * Variante der Kampagne.
 * @maxLength 200
 */
utm_content?: string;
/**
 * Quelle der eigenen Kampagne.
 * @maxLength 200
 */
itm_source?: string;
/**
 * Weg der eigenen Kampagne.
 * @maxLength 200
 */
itm_medium?: string;
/**
 * Eigene Kampagne.
 * @maxLength 200
 */
itm_campaign?: string;
};

export type GetInteractionsAppType = typeof GetInteractionsAppType[keyof typeof GetInteractionsAppType];


export const GetInteractionsAppType = {
  WEBSITE: 'WEBSITE',
  APP: 'APP',
} as const;

export type GetInteractionsAppTraffic = typeof GetInteractionsAppTraffic[keyof typeof GetInteractionsAppTraffic];


export const GetInteractionsAppTraffic = {
  public: 'public',
  internal: 'internal',
} as const;

export type GetInteractionsAppEnvironment = typeof GetInteractionsAppEnvironment[keyof typeof GetInteractionsAppEnvironment];


export const GetInteractionsAppEnvironment = {
  live: 'live',
  preproduction: 'preproduction',
  test: 'test',
} as const;

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

export type GetOrderBookParams = {
/**
 * Notierung (Instrument an einem Handelsplatz). Ohne sie gilt die Leitbörse.
 * @minimum 1
 * @maximum 2147483647
 */
idNotation?: IdNotationParameter;
/**
 * Tiefe: nur die besten Kurse, fünf oder zehn Stufen.
 */
typeQuoteSelector?: GetOrderBookTypeQuoteSelector;
};

export type GetOrderBookTypeQuoteSelector = typeof GetOrderBookTypeQuoteSelector[keyof typeof GetOrderBookTypeQuoteSelector];


export const GetOrderBookTypeQuoteSelector = {
  BEST: 'BEST',
  DEPTH5: 'DEPTH5',
  DEPTH10: 'DEPTH10',
} as const;

export type GetTimesAndSalesParams = {
/**
 * Notierung (Instrument an einem Handelsplatz). Ohne sie gilt die Leitbörse.
 * @minimum 1
 * @maximum 2147483647
 */
idNotation?: IdNotationParameter;
/**
 * Kalendertag `YYYY-MM-DD` oder Zeitpunkt nach ISO 8601.
 * @maxLength 40
 * @pattern ^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])(T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9]([.][0-9]{1,9})?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$
 */
startDate?: StartInstantParameter;
/**
 * Kalendertag `YYYY-MM-DD` oder Zeitpunkt nach ISO 8601.
 * @maxLength 40
 * @pattern ^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])(T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9]([.][0-9]{1,9})?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$
 */
endDate?: EndInstantParameter;
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
};

export type FindStocksParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
/**
 * Seite, ab 0 gezählt.
 * @minimum 0
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Einträge je Seite.
 * @minimum 1
 * @maximum 1000
 */
perPage?: FinderPerPageParameter;
/**
 * Sortieren nach; Unbekanntes steht hinten. Ohne Angabe nach dem Namen.
 */
sort?: FindStocksSort;
/**
 * Sortierrichtung.
 */
order?: OrderParameter;
/**
 * Ohne Wirkung; die Zahl aller Treffer steht immer dabei.
 */
calculateTotal?: CalculateTotalParameter;
/**
 * Mitliefern, wie viele Treffer jede Ausprägung der Merkmale hat.
 */
calculateFacets?: CalculateFacetsParameter;
/**
 * Mitliefern, wie sich die Treffer über diese Spannen verteilen: Namen von Filtern, durch Komma getrennt.
 * @maxLength 1000
 * @pattern ^[A-Za-z0-9]+(,[A-Za-z0-9]+){0,31}$
 */
calculateRanges?: CalculateRangesParameter;
/**
 * Nur Treffer, deren letzter Kurs vom neuesten Handelstag unter allen Treffern ist: Veränderungen zum Vortag sind dann die eines Tages.
 */
onlyNewestDay?: OnlyNewestDayParameter;
/**
 * Mitliefern, wie der Kurs der Treffer verlief (`changes.course`).
 */
calculateCourses?: CalculateCoursesParameter;
/**
 * Seite, von der die Suche kam. Ohne Einfluss auf die Treffer.
 * @maxLength 200
 */
referrer?: ReferrerParameter;
/**
 * Teil des Namens.
 * @maxLength 100
 */
name?: string;
/**
 * Kurs, `von;bis`.
 */
lastRange?: NumberRange;
/**
 * Veränderung zum Vortag in Prozent, `von;bis`.
 */
performancePctRange?: NumberRange;
/**
 * Erster Buchstabe des Namens, ä wie a; mehrere durch Komma getrennt.
 * @maxLength 51
 * @pattern ^[a-z](,[a-z])*$
 */
initial?: string;
/**
 * Gehandelte Stück heute, `von;bis`.
 */
totalVolumeRange?: NumberRange;
/**
 * Index; mehrere durch Komma getrennt.
 * @maxLength 400
 * @pattern ^[A-Za-z0-9_-]+(,[A-Za-z0-9_-]+)*$
 */
idIndex?: string;
/**
 * Sektor; mehrere durch Komma getrennt.
 * @maxLength 400
 * @pattern ^[A-Za-z0-9_-]+(,[A-Za-z0-9_-]+)*$
 */
idSector?: string;
/**
 * Branche; mehrere durch Komma getrennt.
 * @maxLength 400
 * @pattern ^[A-Za-z0-9_-]+(,[A-Za-z0-9_-]+)*$
 */
idBranch?: string;
/**
 * Land; mehrere durch Komma getrennt.
 * @maxLength 200
 * @pattern ^[A-Z]{2}(,[A-Z]{2})*$
 */
isoCountry?: string;
/**
 * Währung; mehrere durch Komma getrennt.
 * @maxLength 200
 * @pattern ^[A-Z]{3}(,[A-Z]{3})*$
 */
isoCurrency?: string;
/**
 * Börsenwert in Euro, `von;bis`.
 */
marketCapInstrumentRange?: NumberRange;
/**
 * Kurs-Gewinn-Verhältnis, `von;bis`.
 */
cnPerRange?: NumberRange;
/**
 * Kurs-Gewinn-Verhältnis durch Gewinnwachstum, `von;bis`.
 */
cnPegRange?: NumberRange;
/**
 * Dividendenrendite in Prozent, `von;bis`.
 */
cnDivYieldRange?: NumberRange;
/**
 * Kurs-Buchwert-Verhältnis, `von;bis`.
 */
cnPriceBookvalueRange?: NumberRange;
/**
 * Kurs-Cashflow-Verhältnis, `von;bis`.
 */
cnPriceCfRange?: NumberRange;
/**
 * Kurs-Umsatz-Verhältnis, `von;bis`.
 */
cnPriceProfitRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, eine Woche, `von;bis`.
 */
performancePct1WRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, vier Wochen, `von;bis`.
 */
performancePct4WRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, drei Monate, `von;bis`.
 */
performancePct3MRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, sechs Monate, `von;bis`.
 */
performancePct6MRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, laufendes Jahr, `von;bis`.
 */
performancePctCYRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, ein Jahr, `von;bis`.
 */
performancePct1YRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, drei Jahre, `von;bis`.
 */
performancePct3YRange?: NumberRange;
/**
 * Wertentwicklung in Prozent, fünf Jahre, `von;bis`.
 */
performancePct5YRange?: NumberRange;
/**
 * Volatilität über 30 Tage in Prozent, `von;bis`.
 */
volatility30Range?: NumberRange;
/**
 * Volatilität über 250 Tage in Prozent, `von;bis`.
 */
volatility250Range?: NumberRange;
/**
 * Abstand zum 52-Wochen-Hoch in Prozent, `von;bis`.
 */
differenceHigh52WPctRange?: NumberRange;
/**
 * Abstand zum 52-Wochen-Tief in Prozent, `von;bis`.
 */
differenceLow52WPctRange?: NumberRange;
/**
 * Dieselben Filter gepackt: `name=wert` mit `&` verbunden.
 * @maxLength 2000
 */
queryParameters?: string;
};

export type FindStocksSort = typeof FindStocksSort[keyof typeof FindStocksSort];


export const FindStocksSort = {
  name: 'name',
  last: 'last',
  performancePct: 'performancePct',
  totalVolume: 'totalVolume',
  marketCapInstrument: 'marketCapInstrument',
  cnPer: 'cnPer',
  cnPeg: 'cnPeg',
  cnDivYield: 'cnDivYield',
  cnPriceBookvalue: 'cnPriceBookvalue',
  cnPriceCf: 'cnPriceCf',
  cnPriceProfit: 'cnPriceProfit',
  performancePct1W: 'performancePct1W',
  performancePct4W: 'performancePct4W',
  performancePct3M: 'performancePct3M',
  performancePct6M: 'performancePct6M',
  performancePctCY: 'performancePctCY',
  performancePct1Y: 'performancePct1Y',
  performancePct3Y: 'performancePct3Y',
  performancePct5Y: 'performancePct5Y',
  volatility30: 'volatility30',
  volatility250: 'volatility250',
  differenceHigh52WPct: 'differenceHigh52WPct',
  differenceLow52WPct: 'differenceLow52WPct',
} as const;

export type GetUserParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
};

export type LoginUserParams = {
/**
 * Gerät nach der Breite des Fensters.
 */
device?: DeviceParameter;
/**
 * Anwendung.
 */
application?: ApplicationParameter;
};

export type ListSavedSearchesParams = {
/**
 * Adresse der Seite mit dem Finder.
 * @maxLength 120
 * @pattern ^(/[A-Za-z0-9][A-Za-z0-9_-]*)+$
 */
finder?: FinderPathParameter;
};

export type ListWatchlistPositionsParams = {
/**
 * Auch die Watchlist selbst mitliefern.
 */
withWatchlist?: boolean;
};


