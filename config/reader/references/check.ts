import type { ContentPage, Issuer, PageDocument, Site } from '../../generated/types.ts';
import { withoutQuotes } from '../explained.ts';
import { findingOf, type PlacedFault } from '../fault.ts';
import type { Finding } from '../finding.ts';
import { findingsOf } from '../most-findings.ts';
import type { PageRoute, PlacedKind, PlacedSingles, References } from './context.ts';
import type { Placed } from './placed.ts';
import { issuerFaults, listFaults } from './entries.ts';
import type { Content } from './content.ts';
import { adFaults } from './ads.ts';
import { consentFaults } from './consent.ts';
import { bookingFaults } from './bookings.ts';
import { contentListFaults } from './content-lists.ts';
import { contentPageFaults } from './content-pages.ts';
import { navigationFaults } from './links.ts';
import { comingPatterns } from '../coming-pages.ts';
import { nameFaults } from './names.ts';
import { episodeFaults } from './piece-parts.ts';
import { partnerFaults, pieceFaults } from './pieces.ts';
import { productFaults } from './products.ts';
import { strayPlaceholders } from './placeholders.ts';
import { pageFaults, routeOf } from './pages.ts';
import { rankingFaults } from './rankings.ts';
import { routeNameFaults } from './route-names.ts';
import { redirectFaults } from './redirects.ts';
import { sectionFaults } from './sections.ts';
import { systemFaults } from './trading-systems.ts';
import { withTrueAddresses } from './true-addresses.ts';
import { venueFaults } from './venues.ts';

/** All documents that have the right shape; undefined where a file is faulty or missing. */
export interface Documents extends Omit<PlacedSingles, 'site'> {
  readonly site: Site;
  readonly issuers: readonly Placed<Issuer>[];
  readonly contentPages: readonly Placed<ContentPage>[];
  readonly pages: readonly Placed<PageDocument>[];
  readonly allPagesKnown: boolean;
  readonly allIssuersKnown: boolean;
  readonly allContentPagesKnown: boolean;
  /** Every document that is YAML, whatever else is wrong with it. */
  readonly all: readonly PlacedKind[];
  readonly content: Content | undefined;
  readonly images: ReadonlySet<string> | undefined;
  readonly audio: ReadonlyMap<string, number> | undefined;
}

/**
 * What only shows when all documents are seen together, beside what each has by itself.
 * @param own what each document has by itself, told with addresses that exist
 */
export function checkReferences(documents: Documents, own: readonly Finding[]): { readonly own: Finding[]; readonly between: Finding[] } {
  const { references, unrouted } = referencesOf(documents);
  return { own: withTrueAddresses(own, documents.all, references), between: betweenFindings(documents, references, unrouted) };
}

/** What the documents know of each other, and the pages whose routes cannot be read. */
function referencesOf(documents: Documents): { readonly references: References; readonly unrouted: readonly PlacedFault[] } {
  const routes: PageRoute[] = [];
  const unrouted: PlacedFault[] = [];
  for (const page of documents.pages) {
    const route = routeOf(page);
    if ('rule' in route) unrouted.push({ source: page.source, fault: route });
    else routes.push({ ...route, page });
  }
  const { customers, issuers, contentPages, indices, products, content, images, audio, redirects, consent, ads } = documents;
  const { rankings, brokers, tradingSystems } = documents;
  const allPagesKnown = documents.allPagesKnown && unrouted.length === 0;
  const references: References = {
    site: documents.site,
    customers,
    issuers,
    indices,
    coming: comingPatterns(documents.comingPages?.value),
    products,
    rankings,
    brokers,
    tradingSystems,
    pages: documents.pages,
    routes,
    allPagesKnown,
    allIssuersKnown: documents.allIssuersKnown,
    contentPages,
    allContentPagesKnown: documents.allContentPagesKnown,
    redirects,
    consent,
    ads,
    content,
    images,
    audio,
  };
  return { references, unrouted };
}

function betweenFindings(documents: Documents, references: References, unrouted: readonly PlacedFault[]): Finding[] {
  const { navigation, customers, products, content, redirects, venues, consent, ads, rankings, tradingSystems, sections } = documents;
  const faults = [
    ...unrouted,
    ...pageFaults(references),
    ...routeNameFaults(references),
    ...issuerFaults(references),
    ...listFaults({ ...documents, site: undefined }),
    ...(products ? productFaults(products, documents.all) : []),
    ...contentPageFaults(references),
    ...(redirects ? redirectFaults(redirects, references) : []),
    ...(venues ? venueFaults(venues) : []),
    ...(consent ? consentFaults(consent) : []),
    ...(ads ? adFaults(ads) : []),
    ...(rankings ? rankingFaults(rankings) : []),
    ...(tradingSystems && products ? systemFaults(tradingSystems, products) : []),
    ...(sections ? sectionFaults(sections, references) : []),
    ...(navigation ? navigationFaults(navigation) : []),
    ...(content
      ? [
          ...pieceFaults(content),
          ...episodeFaults(content, references.audio),
          ...partnerFaults(content, customers),
          ...contentListFaults(content),
          ...bookingFaults(content.bookings),
        ]
      : []),
    ...nameFaults(documents.all, references),
    ...documents.all
      .filter(({ isUsable }) => isUsable)
      .flatMap(({ kind, source }) => strayPlaceholders(kind, source.value).map((fault) => ({ source, fault }))),
  ];
  return findingsOf(faults, (source, fault) => withoutQuotes(source.originOf(fault.path).source, findingOf(source, fault)));
}
