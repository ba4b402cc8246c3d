import type { PlacedMany, PlacedSingles } from '../../generated/kinds.ts';
import type { PageDocument, Site } from '../../generated/types.ts';
import type { RoutePattern } from '../../routes/pattern.ts';
import type { ManyKind } from '../single-files.ts';
import type { Source } from '../source.ts';
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

/**
 * Known targets of references between documents. A document that exists once is undefined while it is faulty; then every name in it counts
 * as known.
 */
export interface References extends Omit<PlacedSingles, 'site'>, PlacedMany {
  readonly site: Site;
  /** Routes that navigation, header and footer may name although no page has them yet. */
  readonly coming: readonly RoutePattern[];
  readonly pages: readonly Placed<PageDocument>[];
  readonly routes: readonly PageRoute[];
  /** False when a page could not be read: then a path without a page may be that page's. */
  readonly allPagesKnown: boolean;
  /** The same for each kind of which there are many documents. */
  readonly allKnown: Readonly<Record<ManyKind, boolean>>;
  /** Every document that is YAML, whatever else is wrong with it. */
  readonly documents: readonly PlacedKind[];
  /** Articles and what they refer to; undefined when nothing is known of them. */
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
