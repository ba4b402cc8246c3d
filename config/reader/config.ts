import type { ArticleBlocks, Customers, Footer, Indices, Issuer, MarketTiles, Navigation, PageDocument, Site } from '../generated/types.ts';

/** Everything the editors wrote, checked and ready for use. */
export interface Config {
  readonly site: Site;
  readonly navigation: Navigation;
  readonly footer: Footer;
  readonly indices: Indices;
  readonly marketTiles: MarketTiles;
  readonly customers: Customers;
  readonly issuers: readonly Issuer[];
  readonly articleBlocks: ArticleBlocks;
  readonly pages: readonly PageDocument[];
}
