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

/** A subject of any kind, as far as its shape need be known here. */
export interface Shape {
  readonly kind: SubjectKind;
}

/** The address at which a subject was asked for. */
export interface SubjectAddress<Kind extends SubjectKind> {
  readonly config: SubjectConfig<Kind>;
  /** Names of the sub-pages that the page document describes. */
  readonly subPages: readonly string[];
  /** Parameters that the route pattern extracts from the path. */
  readonly params: RouteParams;
  /** Fixed part of the route, such as `/aktien`. */
  readonly section: string;
  /** The whole route, for subjects behind whose name it goes on. */
  readonly route: RoutePattern;
}

/** Where subjects are looked up. */
export interface SubjectSource {
  readonly config: Config;
  /** Query of the request; empty on pages that are cached for everyone. */
  readonly query: Readonly<Record<string, string>>;
  /** The provider's answer; undefined when it says that there is no such thing. Rejects when it could not be asked. */
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
  /** The page shows the subject at another address on purpose. */
  readonly isSecondAddress?: boolean;
}

/** Result for a subject that is at another address for now. */
export interface Elsewhere {
  readonly elsewhere: string;
}

/** The pages about one kind of subject, and where their addresses are asked for. */
export interface SitemapSource<Kind extends SubjectKind> {
  readonly pages: readonly { readonly config: SubjectConfig<Kind>; readonly section: string; readonly route: RoutePattern }[];
  readonly config: Config;
  readonly call: Call;
}

/** One address of the sitemap, with the instant of its last change where that is known. */
export interface SitemapEntry {
  readonly path: string;
  /** ISO 8601. */
  readonly lastModified?: string;
}

/** Addresses of a kind of which there are too many to hold at once: some at a time, in an order that stays. */
export interface ManyAddresses {
  /** How many places there are; some may be empty by now. */
  count(): Promise<number>;
  /** The addresses at the places from `page * MANY_AT_ONCE`. */
  page(page: number): Promise<readonly SitemapEntry[]>;
}

/** Places that a page of `ManyAddresses` has. */
export const MANY_AT_ONCE = 1_000;

/** Addresses for what search engines read. */
export interface StructuredPlaces {
  /** The page's canonical address. */
  readonly url: string;
  /** Whole address of a picture. */
  readonly picture: (id: string) => string;
  readonly routes: Routes;
}

/**
 * The same of a kind whose subjects belong to somebody (`"x-private": true` in its schema): asked for with his session on each
 * request, never kept. What belongs to somebody else is not there, so it is `undefined`, as what nobody has.
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

/** All that the renderer and the site have to know of one kind of subject. */
export interface SubjectModule<Found extends Shape, Placeholder extends string = PlaceholdersBySubject[Found['kind']]> {
  /** The same for everyone; kinds that belong to somebody have a `PrivateSubjectModule`. */
  readonly audience?: 'public';
  /** The subject of an address; undefined when there is no such thing. Rejects when nobody could say. */
  resolve(address: SubjectAddress<Found['kind']>, source: SubjectSource): Promise<FoundSubject<Found> | Elsewhere | undefined>;
  /** Display name of the subject. */
  name(subject: Found): string;
  /** Values for titles and descriptions: the placeholders that the schema of this kind lists. */
  facts(subject: Found): Readonly<Record<Placeholder, string | undefined>>;
  /** Structured data about the subject for search engines (schema.org). */
  structured?(subject: Found, places: StructuredPlaces): readonly object[];
  /** Handling of an address that is not the canonical one. */
  readonly otherSpellings: 'redirect' | 'serve';
  /**
   * The addresses that search engines should know: those that the documents name (`instances.ts`), none, or what the provider says
   * there is.
   */
  readonly sitemap: 'documents' | 'none' | { list(source: SitemapSource<Found['kind']>): Promise<readonly SitemapEntry[]> };
  /** More of them, of which there are too many to hold at once. */
  manyAddresses?(source: SitemapSource<Found['kind']>): ManyAddresses | undefined;
  /** Marks a kind whose answers depend on the user who asks. */
  readonly differsByUser?: true;
  /** The subject is a text that somebody typed: its address goes into no log and no cache. */
  readonly isText?: true;
  /** Name of the sub-page that an address means, for kinds that have sub-pages. */
  subPage?(address: SubjectAddress<Found['kind']>): string | undefined;
  /** Address of the page that the sub-pages belong to, for kinds that have any. */
  firstPath?(subject: Found): string;
  /** Whether search engines should not list the page, whatever its document says. */
  isExcludedFromSearch?(subject: Found): boolean;
  /** Whether the page has no slots for advertising, whatever the route. */
  isAdFree?(subject: Found): boolean;
  /** Id of the picture that stands for the page where it is shared; undefined: the site's own. */
  image?(subject: Found): string | undefined;
  /** Address of a picture that is drawn for the page where it is shared, before `image`. */
  picture?(subject: Found): string | undefined;
  /** Path without ending at which the page's feeds are. */
  feed?(subject: Found, routes: Routes): { readonly path: string; readonly formats: readonly ('rss' | 'atom')[] } | undefined;
  /** Third level of the page in analytics. */
  contentLevel3?(subject: Found): string | undefined;
  /** Layout that rules of blocks may ask for. */
  layout?(subject: Found): 'finder' | 'list';
}
