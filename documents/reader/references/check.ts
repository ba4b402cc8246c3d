import type { PlacedMany, PlacedSingles } from '../../generated/kinds.ts';
import type { PageDocument, Site } from '../../generated/types.ts';
import { withoutQuotes } from '../explained.ts';
import { findingOf, type PlacedFault } from '../fault.ts';
import type { Finding } from '../finding.ts';
import { findingsOf } from '../most-findings.ts';
import type { ManyKind } from '../single-files.ts';
import type { PageRoute, PlacedKind, References } from './context.ts';
import type { Placed } from './placed.ts';
import type { Content } from './content.ts';
import { bookingFaults } from './bookings.ts';
import { campaignFaults } from './campaigns.ts';
import { contentListFaults } from './content-lists.ts';
import { comingPatterns } from '../coming-pages.ts';
import { nameFaults } from './names.ts';
import { kindFaults } from './own-checks.ts';
import { episodeFaults } from './article-parts.ts';
import { partnerFaults, articleFaults } from './articles.ts';
import { strayPlaceholders } from './placeholders.ts';
import { pageFaults, routeOf } from './pages.ts';
import { routeNameFaults } from './route-names.ts';
import { withTrueAddresses } from './true-addresses.ts';

/** All documents that have the right shape. */
export interface Documents {
  readonly site: Site;
  readonly singles: PlacedSingles;
  readonly many: PlacedMany;
  readonly pages: readonly Placed<PageDocument>[];
  readonly allPagesKnown: boolean;
  readonly allKnown: Readonly<Record<ManyKind, boolean>>;
  /** Every document that is valid YAML, whatever other faults it has. */
  readonly all: readonly PlacedKind[];
  readonly content: Content | undefined;
  readonly images: ReadonlySet<string> | undefined;
  readonly audio: ReadonlyMap<string, number> | undefined;
}

/**
 * Finds faults between documents, and completes the findings of single documents.
 * @param own findings of single documents; the result suggests existing addresses in them
 */
export function checkReferences(documents: Documents, own: readonly Finding[]): { readonly own: Finding[]; readonly between: Finding[] } {
  const { references, unrouted } = referencesOf(documents);
  return { own: withTrueAddresses(own, documents.all, references), between: betweenFindings(documents, references, unrouted) };
}

/** Builds the references between documents, and lists the pages with invalid routes. */
function referencesOf(documents: Documents): { readonly references: References; readonly unrouted: readonly PlacedFault[] } {
  const routes: PageRoute[] = [];
  const unrouted: PlacedFault[] = [];
  for (const page of documents.pages) {
    const route = routeOf(page);
    if ('rule' in route) unrouted.push({ source: page.source, fault: route });
    else routes.push({ ...route, page });
  }
  const { site, singles, many, pages, allKnown, content, images, audio, all } = documents;
  const allPagesKnown = documents.allPagesKnown && unrouted.length === 0;
  const coming = comingPatterns(singles.comingPages?.value);
  const references = { ...singles, ...many, site, coming, pages, routes, allPagesKnown, allKnown, documents: all, content, images, audio };
  return { references, unrouted };
}

function betweenFindings(documents: Documents, references: References, unrouted: readonly PlacedFault[]): Finding[] {
  const { singles, content } = documents;
  const faults = [
    ...unrouted,
    ...pageFaults(references),
    ...routeNameFaults(references),
    ...kindFaults(singles, references),
    ...(content
      ? [
          ...articleFaults(content),
          ...episodeFaults(content, references.audio),
          ...partnerFaults(content, singles.customers),
          ...contentListFaults(content),
          ...bookingFaults(content.bookings),
          ...campaignFaults(content.campaigns),
        ]
      : []),
    ...nameFaults(documents.all, references),
    ...documents.all
      .filter(({ isUsable }) => isUsable)
      .flatMap(({ kind, source }) => strayPlaceholders(kind, source.value).map((fault) => ({ source, fault }))),
  ];
  return findingsOf(faults, (source, fault) => withoutQuotes(source.originOf(fault.path).source, findingOf(source, fault)));
}
