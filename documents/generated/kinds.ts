/* Written by `npm run codegen`. Do not edit: change the contract or the schema instead. */
import type { AnyLists, AnyManyKind, ManyKind } from '../kinds/kind.ts';
import { kind as ads } from '../kinds/ads/kind.ts';
import { kind as analytics } from '../kinds/analytics/kind.ts';
import { kind as articleBlocks } from '../kinds/article-blocks/kind.ts';
import { kind as brokers } from '../kinds/brokers/kind.ts';
import { kind as comingPages } from '../kinds/coming-pages/kind.ts';
import { kind as consent } from '../kinds/consent/kind.ts';
import { kind as contentPage } from '../kinds/content-page/kind.ts';
import { kind as contentRules } from '../kinds/content-rules/kind.ts';
import { kind as customers } from '../kinds/customers/kind.ts';
import { kind as footer } from '../kinds/footer/kind.ts';
import { kind as header } from '../kinds/header/kind.ts';
import { kind as indices } from '../kinds/indices/kind.ts';
import { kind as issuer } from '../kinds/issuer/kind.ts';
import { kind as marketTiles } from '../kinds/market-tiles/kind.ts';
import { kind as navigation } from '../kinds/navigation/kind.ts';
import { kind as products } from '../kinds/products/kind.ts';
import { kind as rankings } from '../kinds/rankings/kind.ts';
import { kind as redirects } from '../kinds/redirects/kind.ts';
import { kind as routeLists } from '../kinds/route-lists/kind.ts';
import { kind as sections } from '../kinds/sections/kind.ts';
import { kind as site } from '../kinds/site/kind.ts';
import { kind as tradingSystems } from '../kinds/trading-systems/kind.ts';
import { kind as updates } from '../kinds/updates/kind.ts';
import { kind as userMenu } from '../kinds/user-menu/kind.ts';
import { kind as venues } from '../kinds/venues/kind.ts';
import type { Placed } from '../reader/references/placed.ts';
import type {
  Ads,
  Analytics,
  ArticleBlocks,
  Brokers,
  ComingPages,
  Consent,
  ContentPage,
  ContentRules,
  Customers,
  Footer,
  Header,
  Indices,
  Issuer,
  MarketTiles,
  Navigation,
  Products,
  Rankings,
  Redirects,
  RouteLists,
  Sections,
  Site,
  TradingSystems,
  Updates,
  UserMenu,
  Venues,
} from './types.ts';

/** The documents that exist once, by kind. */
export interface Singles {
  readonly ads: Ads;
  readonly analytics: Analytics;
  readonly articleBlocks: ArticleBlocks;
  readonly brokers: Brokers;
  readonly comingPages: ComingPages;
  readonly consent: Consent;
  readonly contentRules: ContentRules;
  readonly customers: Customers;
  readonly footer: Footer;
  readonly header: Header;
  readonly indices: Indices;
  readonly marketTiles: MarketTiles;
  readonly navigation: Navigation;
  readonly products: Products;
  readonly rankings: Rankings;
  readonly redirects: Redirects;
  readonly routeLists: RouteLists;
  readonly sections: Sections;
  readonly site: Site;
  readonly tradingSystems: TradingSystems;
  readonly updates: Updates;
  readonly userMenu: UserMenu;
  readonly venues: Venues;
}
/** One document of each kind of which there are many. */
export interface OneOfMany {
  readonly contentPage: ContentPage;
  readonly issuer: Issuer;
}
/** All documents of these kinds, by the name of their part of the configuration. */
export interface Many {
  readonly contentPages: readonly ContentPage[];
  readonly issuers: readonly Issuer[];
}
/** The same with the texts that they came from; undefined where a document is faulty or missing. */
export interface PlacedSingles {
  readonly ads: Placed<Ads> | undefined;
  readonly analytics: Placed<Analytics> | undefined;
  readonly articleBlocks: Placed<ArticleBlocks> | undefined;
  readonly brokers: Placed<Brokers> | undefined;
  readonly comingPages: Placed<ComingPages> | undefined;
  readonly consent: Placed<Consent> | undefined;
  readonly contentRules: Placed<ContentRules> | undefined;
  readonly customers: Placed<Customers> | undefined;
  readonly footer: Placed<Footer> | undefined;
  readonly header: Placed<Header> | undefined;
  readonly indices: Placed<Indices> | undefined;
  readonly marketTiles: Placed<MarketTiles> | undefined;
  readonly navigation: Placed<Navigation> | undefined;
  readonly products: Placed<Products> | undefined;
  readonly rankings: Placed<Rankings> | undefined;
  readonly redirects: Placed<Redirects> | undefined;
  readonly routeLists: Placed<RouteLists> | undefined;
  readonly sections: Placed<Sections> | undefined;
  readonly site: Placed<Site> | undefined;
  readonly tradingSystems: Placed<TradingSystems> | undefined;
  readonly updates: Placed<Updates> | undefined;
  readonly userMenu: Placed<UserMenu> | undefined;
  readonly venues: Placed<Venues> | undefined;
}
export interface PlacedMany {
  readonly contentPages: readonly Placed<ContentPage>[];
  readonly issuers: readonly Placed<Issuer>[];
}

/** Replacement for the document of a kind that is missing or faulty. */
export const ABSENT: Singles = {
  ads: ads.absent,
  analytics: analytics.absent,
  articleBlocks: articleBlocks.absent,
  brokers: brokers.absent,
  comingPages: comingPages.absent,
  consent: consent.absent,
  contentRules: contentRules.absent,
  customers: customers.absent,
  footer: footer.absent,
  header: header.absent,
  indices: indices.absent,
  marketTiles: marketTiles.absent,
  navigation: navigation.absent,
  products: products.absent,
  rankings: rankings.absent,
  redirects: redirects.absent,
  routeLists: routeLists.absent,
  sections: sections.absent,
  site: site.absent,
  tradingSystems: tradingSystems.absent,
  updates: updates.absent,
  userMenu: userMenu.absent,
  venues: venues.absent,
};
/** The lists of these documents whose entries have names. */
export const LISTS: Readonly<Record<keyof Singles, AnyLists>> = {
  ads: ads.lists,
  analytics: analytics.lists,
  articleBlocks: articleBlocks.lists,
  brokers: brokers.lists,
  comingPages: comingPages.lists,
  consent: consent.lists,
  contentRules: contentRules.lists,
  customers: customers.lists,
  footer: footer.lists,
  header: header.lists,
  indices: indices.lists,
  marketTiles: marketTiles.lists,
  navigation: navigation.lists,
  products: products.lists,
  rankings: rankings.lists,
  redirects: redirects.lists,
  routeLists: routeLists.lists,
  sections: sections.lists,
  site: site.lists,
  tradingSystems: tradingSystems.lists,
  updates: updates.lists,
  userMenu: userMenu.lists,
  venues: venues.lists,
};
/** Kinds of which there are many documents, each with what its folder says. */
export const MANY_KINDS: Readonly<Record<keyof OneOfMany, AnyManyKind>> = { contentPage, issuer } satisfies {
  readonly [Kind in keyof OneOfMany]: ManyKind<OneOfMany[Kind]>;
};

/** Kinds by the file of their one document. */
export const KIND_BY_FILE = {
  'ads.yaml': 'ads',
  'analytics.yaml': 'analytics',
  'article-blocks.yaml': 'articleBlocks',
  'brokers.yaml': 'brokers',
  'coming-pages.yaml': 'comingPages',
  'consent.yaml': 'consent',
  'content-rules.yaml': 'contentRules',
  'customers.yaml': 'customers',
  'footer.yaml': 'footer',
  'header.yaml': 'header',
  'indices.yaml': 'indices',
  'market-tiles.yaml': 'marketTiles',
  'navigation.yaml': 'navigation',
  'products.yaml': 'products',
  'rankings.yaml': 'rankings',
  'redirects.yaml': 'redirects',
  'route-lists.yaml': 'routeLists',
  'sections.yaml': 'sections',
  'site.yaml': 'site',
  'trading-systems.yaml': 'tradingSystems',
  'updates.yaml': 'updates',
  'user-menu.yaml': 'userMenu',
  'venues.yaml': 'venues',
} as const;
/** Files of the kinds with one document. */
export const FILES: { readonly [Kind in keyof Singles]: keyof typeof KIND_BY_FILE } = {
  ads: 'ads.yaml',
  analytics: 'analytics.yaml',
  articleBlocks: 'article-blocks.yaml',
  brokers: 'brokers.yaml',
  comingPages: 'coming-pages.yaml',
  consent: 'consent.yaml',
  contentRules: 'content-rules.yaml',
  customers: 'customers.yaml',
  footer: 'footer.yaml',
  header: 'header.yaml',
  indices: 'indices.yaml',
  marketTiles: 'market-tiles.yaml',
  navigation: 'navigation.yaml',
  products: 'products.yaml',
  rankings: 'rankings.yaml',
  redirects: 'redirects.yaml',
  routeLists: 'route-lists.yaml',
  sections: 'sections.yaml',
  site: 'site.yaml',
  tradingSystems: 'trading-systems.yaml',
  updates: 'updates.yaml',
  userMenu: 'user-menu.yaml',
  venues: 'venues.yaml',
};
/** Folders of the kinds with many documents, and their part of the configuration. */
export const FOLDERS = {
  contentPage: { folder: 'content-pages', part: 'contentPages' },
  issuer: { folder: 'issuers', part: 'issuers' },
} as const;

/** The schema of each kind, below `documents/`. */
export const SCHEMA_FILES: Readonly<Record<string, string>> = {
  ads: 'kinds/ads/ads.schema.json',
  analytics: 'kinds/analytics/analytics.schema.json',
  articleBlocks: 'kinds/article-blocks/article-blocks.schema.json',
  brokers: 'kinds/brokers/brokers.schema.json',
  comingPages: 'kinds/coming-pages/coming-pages.schema.json',
  consent: 'kinds/consent/consent.schema.json',
  contentPage: 'kinds/content-page/content-page.schema.json',
  contentRules: 'kinds/content-rules/content-rules.schema.json',
  customers: 'kinds/customers/customers.schema.json',
  footer: 'kinds/footer/footer.schema.json',
  header: 'kinds/header/header.schema.json',
  indices: 'kinds/indices/indices.schema.json',
  issuer: 'kinds/issuer/issuer.schema.json',
  marketTiles: 'kinds/market-tiles/market-tiles.schema.json',
  navigation: 'kinds/navigation/navigation.schema.json',
  products: 'kinds/products/products.schema.json',
  rankings: 'kinds/rankings/rankings.schema.json',
  redirects: 'kinds/redirects/redirects.schema.json',
  routeLists: 'kinds/route-lists/route-lists.schema.json',
  sections: 'kinds/sections/sections.schema.json',
  site: 'kinds/site/site.schema.json',
  tradingSystems: 'kinds/trading-systems/trading-systems.schema.json',
  updates: 'kinds/updates/updates.schema.json',
  userMenu: 'kinds/user-menu/user-menu.schema.json',
  venues: 'kinds/venues/venues.schema.json',
};

/** Names that editors use for the documents of a kind: one, and all together where there are many. */
export const TITLES: {
  readonly [Kind in keyof Singles | keyof OneOfMany]: { readonly one: string; readonly many?: string };
} = {
  ads: { one: 'Werbeplätze' },
  analytics: { one: 'Messung' },
  articleBlocks: { one: 'Bausteine der Artikel' },
  brokers: { one: 'Broker' },
  comingPages: { one: 'Kommende Seiten' },
  consent: { one: 'Einwilligung' },
  contentPage: { one: 'Textseite', many: 'Textseiten' },
  contentRules: { one: 'Regeln für Artikel' },
  customers: { one: 'Werbekunden' },
  footer: { one: 'Fußzeile' },
  header: { one: 'Kopfzeile' },
  indices: { one: 'Realtimelisten' },
  issuer: { one: 'Microsite', many: 'Microsites' },
  marketTiles: { one: 'Marktkacheln' },
  navigation: { one: 'Navigation' },
  products: { one: 'Produkte' },
  rankings: { one: 'Ranglisten' },
  redirects: { one: 'Umleitungen' },
  routeLists: { one: 'Besondere Adressen' },
  sections: { one: 'Bereiche der Märkte' },
  site: { one: 'Portal' },
  tradingSystems: { one: 'Handelssysteme' },
  updates: { one: 'Neuigkeiten' },
  userMenu: { one: 'Menü des Nutzers' },
  venues: { one: 'Handelsplätze' },
};

/** The documents that exist once, as `of` gives each. */
export function eachSingle(of: <Kind extends keyof Singles>(kind: Kind) => Singles[Kind]): Singles {
  return {
    ads: of('ads'),
    analytics: of('analytics'),
    articleBlocks: of('articleBlocks'),
    brokers: of('brokers'),
    comingPages: of('comingPages'),
    consent: of('consent'),
    contentRules: of('contentRules'),
    customers: of('customers'),
    footer: of('footer'),
    header: of('header'),
    indices: of('indices'),
    marketTiles: of('marketTiles'),
    navigation: of('navigation'),
    products: of('products'),
    rankings: of('rankings'),
    redirects: of('redirects'),
    routeLists: of('routeLists'),
    sections: of('sections'),
    site: of('site'),
    tradingSystems: of('tradingSystems'),
    updates: of('updates'),
    userMenu: of('userMenu'),
    venues: of('venues'),
  };
}
/** The same with their texts. */
export function eachPlacedSingle(
  of: <Kind extends keyof Singles>(kind: Kind) => Placed<Singles[Kind]> | undefined,
): PlacedSingles {
  return {
    ads: of('ads'),
    analytics: of('analytics'),
    articleBlocks: of('articleBlocks'),
    brokers: of('brokers'),
    comingPages: of('comingPages'),
    consent: of('consent'),
    contentRules: of('contentRules'),
    customers: of('customers'),
    footer: of('footer'),
    header: of('header'),
    indices: of('indices'),
    marketTiles: of('marketTiles'),
    navigation: of('navigation'),
    products: of('products'),
    rankings: of('rankings'),
    redirects: of('redirects'),
    routeLists: of('routeLists'),
    sections: of('sections'),
    site: of('site'),
    tradingSystems: of('tradingSystems'),
    updates: of('updates'),
    userMenu: of('userMenu'),
    venues: of('venues'),
  };
}
/** The documents of which there are many, as `of` gives those of each kind. */
export function eachMany(of: <Kind extends keyof OneOfMany>(kind: Kind) => readonly OneOfMany[Kind][]): Many {
  return { contentPages: of('contentPage'), issuers: of('issuer') };
}
/** A value for each kind of which there are many. */
export function eachOfMany<Value>(of: (kind: keyof OneOfMany) => Value): Readonly<Record<keyof OneOfMany, Value>> {
  return { contentPage: of('contentPage'), issuer: of('issuer') };
}
/** The documents of these kinds with their texts. */
export function eachPlacedMany(
  of: <Kind extends keyof OneOfMany>(kind: Kind) => readonly Placed<OneOfMany[Kind]>[],
): PlacedMany {
  return { contentPages: of('contentPage'), issuers: of('issuer') };
}
