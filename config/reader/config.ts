import type {
  ArticleBlocks,
  Customers,
  Footer,
  Header,
  Indices,
  Issuer,
  MarketTiles,
  Navigation,
  PageDocument,
  Site,
} from '../generated/types.ts';
import type { ConfigName } from './single-files.ts';

/** What blocks may ask for: everything but the pages, which are the renderer's. */
export type BlockConfig = Pick<Config, ConfigName>;

/** Everything the editors wrote, checked and ready for use. */
export interface Config {
  readonly site: Site;
  readonly navigation: Navigation;
  readonly header: Header;
  readonly footer: Footer;
  readonly indices: Indices;
  readonly marketTiles: MarketTiles;
  readonly customers: Customers;
  readonly issuers: readonly Issuer[];
  readonly articleBlocks: ArticleBlocks;
  readonly pages: readonly PageDocument[];
}
