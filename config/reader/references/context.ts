import type { Source } from '../source.ts';
import type {
  Ads,
  Brokers,
  Consent,
  ContentPage,
  Customers,
  Indices,
  Issuer,
  PageDocument,
  Products,
  Rankings,
  Redirects,
  Site,
  TradingSystems,
} from '../../generated/types.ts';
import type { Singles } from '../config.ts';
import type { RoutePattern } from '../../routes/pattern.ts';
import type { Content } from './content.ts';
import type { Placed } from './placed.ts';

/** A document with the kind that its file says. */
export interface PlacedKind {
  readonly kind: string;
  readonly source: Source;
  /** Whether it is whole: a page with its layout and all parameters. */
  readonly isUsable: boolean;
}

export interface PageRoute extends RoutePattern {
  readonly page: Placed<PageDocument>;
}

/** The documents that exist once; undefined where one is faulty or missing. */
export type PlacedSingles = { readonly [K in keyof Singles]: Placed<Singles[K]> | undefined };

/** What the documents need to know of each other. */
export interface References {
  readonly site: Site;
  /** undefined when customers.yaml is faulty: then nothing can be said about customers. */
  readonly customers: Placed<Customers> | undefined;
  readonly issuers: readonly Placed<Issuer>[];
  /** Routes that navigation, header and footer may name although no page has them yet. */
  readonly coming: readonly RoutePattern[];
  /** undefined when indices.yaml is faulty: then every list of members may be there. */
  readonly indices: Placed<Indices> | undefined;
  /** undefined when products.yaml is faulty: then every product and feature may be there. */
  readonly products: Placed<Products> | undefined;
  /** undefined when rankings.yaml is faulty: then every ranking may be there. */
  readonly rankings: Placed<Rankings> | undefined;
  /** undefined when brokers.yaml is faulty: then every broker may be there. */
  readonly brokers: Placed<Brokers> | undefined;
  /** undefined when trading-systems.yaml is faulty: then every trading system may be there. */
  readonly tradingSystems: Placed<TradingSystems> | undefined;
  readonly pages: readonly Placed<PageDocument>[];
  readonly routes: readonly PageRoute[];
  /** False when a page could not be read: then a path without a page may be that page's. */
  readonly allPagesKnown: boolean;
  /** The same for microsites. */
  readonly allIssuersKnown: boolean;
  readonly contentPages: readonly Placed<ContentPage>[];
  /** The same for free content pages. */
  readonly allContentPagesKnown: boolean;
  /** undefined when redirects.yaml is faulty. */
  readonly redirects: Placed<Redirects> | undefined;
  /** undefined when consent.yaml is faulty. */
  readonly consent: Placed<Consent> | undefined;
  /** undefined when ads.yaml is faulty. */
  readonly ads: Placed<Ads> | undefined;
  /** Pieces and what they refer to; undefined when nothing is known of them. */
  readonly content: Content | undefined;
  /** Names of the pictures that the portal itself has; undefined when they lie elsewhere. */
  readonly images: ReadonlySet<string> | undefined;
  /** Recordings that the portal itself has, with their size in bytes; undefined when nothing is known of them. */
  readonly audio: ReadonlyMap<string, number> | undefined;
}

/** Entries whose key was there before, each with the first one. */
export function repeated<T>(entries: Iterable<T>, keyOf: (entry: T) => string): { readonly entry: T; readonly first: T }[] {
  const seen = new Map<string, T>();
  const found: { entry: T; first: T }[] = [];
  for (const entry of entries) {
    const key = keyOf(entry);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, entry);
    else found.push({ entry, first });
  }
  return found;
}
