import type {
  ArticleBlocks,
  Customers,
  Footer,
  Indices,
  Issuer,
  MarketTiles,
  Navigation,
  PageDocument,
  Site,
} from '../../generated/types.ts';
import { findingOf } from '../fault.ts';
import type { Finding } from '../finding.ts';
import type { PageRoute, Placed, PlacedFault, References } from './context.ts';
import { issuerFaults, listFaults } from './entries.ts';
import { footerFaults, navigationFaults, sponsorLinkFaults, tileFaults } from './links.ts';
import { pageFaults, routeOf } from './pages.ts';

/** All documents that have the right shape; undefined where a file is faulty or missing. */
export interface Documents {
  readonly site: Site;
  readonly navigation: Placed<Navigation> | undefined;
  readonly footer: Placed<Footer> | undefined;
  readonly indices: Placed<Indices> | undefined;
  readonly marketTiles: Placed<MarketTiles> | undefined;
  readonly customers: Placed<Customers> | undefined;
  readonly articleBlocks: Placed<ArticleBlocks> | undefined;
  readonly issuers: readonly Placed<Issuer>[];
  readonly pages: readonly Placed<PageDocument>[];
  readonly allPagesKnown: boolean;
  readonly allIssuersKnown: boolean;
}

/** What only shows when all documents are seen together. */
export function checkReferences(documents: Documents): Finding[] {
  const routes: PageRoute[] = [];
  const faults: PlacedFault[] = [];
  for (const page of documents.pages) {
    const route = routeOf(page);
    if ('rule' in route) faults.push({ source: page.source, fault: route });
    else routes.push({ ...route, page });
  }
  const { navigation, footer, customers, issuers, indices, marketTiles } = documents;
  const allPagesKnown = documents.allPagesKnown && faults.length === 0;
  const references: References = {
    site: documents.site,
    customers,
    issuers,
    indices,
    pages: documents.pages,
    routes,
    allPagesKnown,
    allIssuersKnown: documents.allIssuersKnown,
  };
  faults.push(
    ...pageFaults(references),
    ...issuerFaults(references),
    ...listFaults(documents),
    ...sponsorLinkFaults(customers, issuers, references),
    ...(marketTiles ? tileFaults(marketTiles, references) : []),
    ...(navigation ? navigationFaults(navigation, references) : []),
    ...(footer ? footerFaults(footer, references) : []),
  );
  return faults.map(({ source, fault }) => findingOf(source, fault));
}
