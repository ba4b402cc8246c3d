import type { PlacedMany, PlacedSingles } from '../../generated/kinds.ts';
import type { PageDocument, Site } from '../../generated/types.ts';
import type { RoutePattern } from '../../routes/pattern.ts';
import type { ManyKind } from '../single-files.ts';
import type { Source } from '../source.ts';
import type { Content } from './content.ts';
import type { Placed } from './placed.ts';

/** Document with the kind that its file name says. */
export interface PlacedKind {
  readonly kind: string;
  readonly source: Source;
  /** Whether it is complete: a page with its layout and all parameters. */
  readonly isUsable: boolean;
}

export interface PageRoute extends RoutePattern {
  readonly page: Placed<PageDocument>;
}

/**
 * Known targets of references between documents. A single document is undefined while it is faulty; then every name in it counts as known.
 */
export interface References extends Omit<PlacedSingles, 'site'>, PlacedMany {
  readonly site: Site;
  /** Routes that navigation, header and footer may name although no page has them yet. */
  readonly coming: readonly RoutePattern[];
  readonly pages: readonly Placed<PageDocument>[];
  readonly routes: readonly PageRoute[];
  /** False if a page could not be read: a path without a page may belong to it. */
  readonly allPagesKnown: boolean;
  /** For each kind with many documents, whether all of them could be read. */
  readonly allKnown: Readonly<Record<ManyKind, boolean>>;
  /** Every document that is valid YAML, whatever other faults it has. */
  readonly documents: readonly PlacedKind[];
  /** Articles and the documents that they refer to; undefined if they were not read. */
  readonly content: Content | undefined;
  /** Names of the pictures that the portal itself has; undefined if they lie elsewhere. */
  readonly images: ReadonlySet<string> | undefined;
  /** Recordings of the portal, with their size in bytes; undefined if they were not read. */
  readonly audio: ReadonlyMap<string, number> | undefined;
}

/** Returns entries whose key occurred before, each with the first entry of that key. */
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
