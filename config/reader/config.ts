import type {
  ArticleBlocks,
  ComingPages,
  Customers,
  Footer,
  Header,
  Indices,
  Issuer,
  MarketTiles,
  Navigation,
  PageDocument,
  Products,
  RouteLists,
  Site,
} from '../generated/types.ts';
import type { ConfigName } from './single-files.ts';

/** What blocks may ask for: everything but the pages, which are the renderer's. */
export type BlockConfig = Pick<Config, ConfigName>;

/** The documents that exist once, by kind (`single-files.ts`). */
export interface Singles {
  readonly site: Site;
  readonly navigation: Navigation;
  readonly header: Header;
  readonly footer: Footer;
  readonly comingPages: ComingPages;
  readonly routeLists: RouteLists;
  readonly indices: Indices;
  readonly marketTiles: MarketTiles;
  readonly customers: Customers;
  readonly articleBlocks: ArticleBlocks;
  readonly products: Products;
}

/** Everything the editors wrote, checked and ready for use. */
export interface Config extends Singles {
  readonly issuers: readonly Issuer[];
  readonly pages: readonly PageDocument[];
}
