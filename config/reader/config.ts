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
  PageDocument,
  Products,
  Rankings,
  RouteLists,
  Redirects,
  Sections,
  Site,
  TradingSystems,
  Updates,
  Venues,
  UserMenu,
} from '../generated/types.ts';
import type { ConfigName } from './single-files.ts';

/** What blocks may ask for: everything but the pages, which are the renderer's. */
export type BlockConfig = Pick<Config, ConfigName>;

/** The documents that exist once, by kind (`single-files.ts`). */
export interface Singles {
  readonly site: Site;
  readonly navigation: Navigation;
  readonly header: Header;
  readonly userMenu: UserMenu;
  readonly footer: Footer;
  readonly comingPages: ComingPages;
  readonly routeLists: RouteLists;
  readonly indices: Indices;
  readonly marketTiles: MarketTiles;
  readonly customers: Customers;
  readonly articleBlocks: ArticleBlocks;
  readonly contentRules: ContentRules;
  readonly products: Products;
  readonly venues: Venues;
  readonly redirects: Redirects;
  readonly updates: Updates;
  readonly consent: Consent;
  readonly ads: Ads;
  readonly analytics: Analytics;
  readonly rankings: Rankings;
  readonly brokers: Brokers;
  readonly tradingSystems: TradingSystems;
  readonly sections: Sections;
}

/** Everything the editors wrote, checked and ready for use. */
export interface Config extends Singles {
  readonly issuers: readonly Issuer[];
  readonly contentPages: readonly ContentPage[];
  readonly pages: readonly PageDocument[];
}
