import type { Routes } from '#documents/routes/path-of.ts';
import type { PrivateCall } from '#client/audience.ts';
import type { Call } from '#client/call.ts';
import type { OperationId, OperationInput, OperationOutput, Schema } from '#client/operations.ts';
import type { PlaceholdersBySubject } from '#documents/generated/types.ts';
import type { Config } from '#documents/reader/config.ts';
import type { SubjectConfig, SubjectKind } from '#documents/reader/references/instances.ts';
import type { RouteParams, RoutePattern } from '#documents/routes/pattern.ts';
import type { Part } from '#domain/article/rules/part.ts';
import type { Titled } from '#domain/search/titles.ts';

/** Minimal shape of a subject of any kind. */
export interface Shape {
  readonly kind: SubjectKind;
}

/** Requested address of a subject. */
export interface SubjectAddress<Kind extends SubjectKind> {
  readonly config: SubjectConfig<Kind>;
  /** Names of the sub-pages that the page document describes. */
  readonly subPages: readonly string[];
  /** Parameters that the route pattern extracts from the path. */
  readonly params: RouteParams;
  /** Fixed part of the route, such as `/aktien`. */
  readonly section: string;
  /** Full route, for subjects whose name is followed by more segments. */
  readonly route: RoutePattern;
}

/** Source for lookups of subjects. */
export interface SubjectSource {
  readonly config: Config;
  /** Query of the request; empty on pages that are cached for everyone. */
  readonly query: Readonly<Record<string, string>>;
  /** Answer of the provider; undefined if the subject does not exist. Rejects if the provider cannot be reached. */
  readonly ask: <Op extends OperationId>(operation: Op, input: OperationInput<Op>) => Promise<OperationOutput<Op> | undefined>;
  readonly portal: PortalSource;
}

/** Source of private subjects: calls with the session of the current request. */
export interface PrivateSubjectSource extends SubjectSource {
  /** Call with the visitor's session, used by `ask`. Functions that cache answers do not accept it. */
  readonly call: PrivateCall;
}

/** Facts that depend on the portal's blocks. Blocks are a layer above the subjects, so the renderer implements this interface. */
export interface PortalSource {
  /** Content of an article in the order of rendering, each item with the block that renders it. */
  readonly articleParts: (article: Schema<'Article'>) => readonly Part<Schema<'ContentItem'>>[];
  /** The portal's pages whose title has every word of a text, the best first. */
  readonly pagesFor: (text: string) => readonly Titled[];
}

export interface FoundSubject<Found extends Shape> {
  readonly subject: Found;
  /** The one address that this page of the subject should have. */
  readonly canonicalPath: string;
  /** Whether the page shows the subject at a second address on purpose. */
  readonly isSecondAddress?: boolean;
}

/** Result for a subject that is temporarily at another address. */
export interface Elsewhere {
  readonly elsewhere: string;
}

/** Pages about one kind of subject, and the source of their addresses. */
export interface SitemapSource<Kind extends SubjectKind> {
  readonly pages: readonly { readonly config: SubjectConfig<Kind>; readonly section: string; readonly route: RoutePattern }[];
  readonly config: Config;
  readonly call: Call;
}

/** Address in the sitemap, with the time of its last change if known. */
export interface SitemapEntry {
  readonly path: string;
  /** ISO 8601 time. */
  readonly lastModified?: string;
}

/** Addresses of a kind with too many subjects to load at once. They are read in pages with a stable order. */
export interface ManyAddresses {
  /** Number of positions. Some may be empty by now. */
  count(): Promise<number>;
  /** Addresses at the positions from `page * MANY_AT_ONCE`. */
  page(page: number): Promise<readonly SitemapEntry[]>;
}

/** Number of positions per page of `ManyAddresses`. */
export const MANY_AT_ONCE = 1_000;

/** URLs for structured data. */
export interface StructuredPlaces {
  /** Canonical URL of the page. */
  readonly url: string;
  /** Returns the absolute URL of a picture. */
  readonly picture: (id: string) => string;
  readonly routes: Routes;
}

/**
 * Subject module of a kind whose subjects belong to a user (`"x-private": true` in its schema). They are requested with the user's session
 * on each request and never cached. Subjects of other users resolve to `undefined`, like those that do not exist.
 */
export interface PrivateSubjectModule<Found extends Shape, Placeholder extends string = PlaceholdersBySubject[Found['kind']]> extends Omit<
  SubjectModule<Found, Placeholder>,
  'audience' | 'resolve' | 'sitemap' | 'manyAddresses' | 'differsByUser' | 'structured' | 'feed'
> {
  readonly audience: 'private';
  resolve(address: SubjectAddress<Found['kind']>, source: PrivateSubjectSource): Promise<FoundSubject<Found> | Elsewhere | undefined>;
  readonly sitemap: 'none';
  readonly manyAddresses?: undefined;
  readonly structured?: undefined;
  readonly feed?: undefined;
}

/** Module with everything the renderer and the site need to know about one kind of subject. */
export interface SubjectModule<Found extends Shape, Placeholder extends string = PlaceholdersBySubject[Found['kind']]> {
  /** Public for everyone. Kinds that belong to a user have a `PrivateSubjectModule`. */
  readonly audience?: 'public';
  /** Returns the subject of an address; undefined if it does not exist. Rejects if its existence is unknown. */
  resolve(address: SubjectAddress<Found['kind']>, source: SubjectSource): Promise<FoundSubject<Found> | Elsewhere | undefined>;
  /** Display name of the subject. */
  name(subject: Found): string;
  /** Values of the placeholders for titles and descriptions that the schema of this kind lists. */
  facts(subject: Found): Readonly<Record<Placeholder, string | undefined>>;
  /** Structured data about the subject for search engines (schema.org). */
  structured?(subject: Found, places: StructuredPlaces): readonly object[];
  /** Handling of an address that is not the canonical one. */
  readonly otherSpellings: 'redirect' | 'serve';
  /** Addresses for search engines: those that documents name (`instances.ts`), none, or those that the provider lists. */
  readonly sitemap: 'documents' | 'none' | { list(source: SitemapSource<Found['kind']>): Promise<readonly SitemapEntry[]> };
  /** Further addresses, too many to load at once. */
  manyAddresses?(source: SitemapSource<Found['kind']>): ManyAddresses | undefined;
  /** Marks a kind whose answers depend on the user who asks. */
  readonly differsByUser?: true;
  /** Whether the subject is a text that a visitor typed. Its address is neither logged nor cached. */
  readonly isText?: true;
  /** Name of the sub-page of an address, for kinds that have sub-pages. */
  subPage?(address: SubjectAddress<Found['kind']>): string | undefined;
  /** Address of the main page, for kinds that have sub-pages. */
  firstPath?(subject: Found): string;
  /** Whether search engines should not list the page, whatever its document says. */
  isExcludedFromSearch?(subject: Found): boolean;
  /** Whether the page has no slots for advertising, whatever the route. */
  isAdFree?(subject: Found): boolean;
  /** Id of the preview picture for shared links; the site's picture if undefined. */
  image?(subject: Found): string | undefined;
  /** Address of a preview picture generated for the page. It takes precedence over `image`. */
  picture?(subject: Found): string | undefined;
  /** Path of the page's feeds without extension. */
  feed?(subject: Found, routes: Routes): { readonly path: string; readonly formats: readonly ('rss' | 'atom')[] } | undefined;
  /** Third content level of the page in analytics. */
  contentLevel3?(subject: Found): string | undefined;
  /** Layout that the rules of blocks may check. */
  layout?(subject: Found): 'finder' | 'list';
}
