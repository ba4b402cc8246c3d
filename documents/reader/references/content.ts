import type { ReadDocument } from '../read-document.ts';
import { CONTENT_FOLDER, type SingleContentKind } from '../kinds.ts';
import type { BookedLists } from './bookings.ts';
import { placed, type Placed } from './placed.ts';

/** Fields of an article (an article, an episode or a video) that the checks read. Its schema has accepted the rest. */
export interface ArticleDocument {
  readonly id: number;
  readonly alias: string;
  readonly category: string;
  readonly contentType?: string;
  readonly premium?: boolean;
  readonly podcast?: {
    readonly series: string;
    readonly episode: number;
    readonly stream: number;
    readonly audio?: { readonly file: string; readonly seconds: number; readonly bytes: number };
    readonly chapters?: readonly { readonly start: number }[];
  };
  readonly datetimePublication: string;
  readonly contentItems: readonly ContentItem[];
}

/** Part of an article, with fields of some types. */
interface ContentItem {
  readonly type: string;
  readonly cloudinaryId?: string;
  readonly photoUrl?: string;
  readonly value?: string;
  readonly values?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
}

/** Customers that pay for articles. */
export interface Partners {
  readonly customers: readonly { readonly id: number; readonly shortName: string; readonly longName: string }[];
}

/** Messages of campaigns and the rules that put them onto pages. */
export interface Campaigns {
  readonly campaigns: readonly {
    readonly id: number;
    readonly name: string;
    readonly interactions: readonly { readonly id: number; readonly scope: string; readonly slot?: number }[];
  }[];
  readonly rules: readonly {
    readonly id: number;
    readonly when?: Readonly<Record<string, unknown>>;
    readonly campaigns: readonly { readonly campaign: number }[];
  }[];
}

interface Aliased {
  readonly alias: string;
}
interface Numbered extends Aliased {
  readonly id: number;
}

/** All targets that articles refer to by a short name. */
export interface Directory {
  readonly categories: readonly (Numbered & { readonly address: string })[];
  readonly authors: readonly Numbered[];
  readonly sources: readonly Aliased[];
  readonly podcasts: readonly (Aliased & { readonly contentStreamIds: readonly number[] })[];
}

/** Targets of references in articles and pages. A list is undefined if its document cannot be read; then every name counts as known. */
export interface Content {
  readonly articles: readonly Placed<ArticleDocument>[];
  /** False if an article could not be read or has the alias of another: an address without an article may belong to it. */
  readonly allArticlesKnown: boolean;
  readonly categories: readonly (Aliased & { readonly address: string })[] | undefined;
  readonly authors: readonly string[] | undefined;
  readonly sources: readonly string[] | undefined;
  readonly podcasts: readonly string[] | undefined;
  readonly partners: Placed<Partners> | undefined;
  readonly directory: Placed<Directory> | undefined;
  readonly campaigns: Placed<Campaigns> | undefined;
  readonly bookings: Placed<BookedLists> | undefined;
}

/** Returns the content among all documents; undefined if there is none, which leaves references to it unchecked. */
export function contentOf(documents: readonly ReadDocument[]): Content | undefined {
  if (!documents.some(({ source }) => source.file.startsWith(CONTENT_FOLDER))) return undefined;
  const found = placedOf<Directory>(documents, 'directory');
  const directory = found?.value;
  const articles = documents.filter(({ kind }) => kind === 'article');
  const good = articles.flatMap(({ usable, source }) => (usable ? [placed<ArticleDocument>(source)] : []));
  return {
    articles: good,
    allArticlesKnown: good.length === articles.length && new Set(good.map(({ value }) => value.alias)).size === good.length,
    categories: directory?.categories,
    authors: directory?.authors.map(({ alias }) => alias),
    sources: directory?.sources.map(({ alias }) => alias),
    podcasts: directory?.podcasts.map(({ alias }) => alias),
    partners: placedOf<Partners>(documents, 'partners'),
    directory: found,
    campaigns: placedOf<Campaigns>(documents, 'campaigns'),
    bookings: placedOf<BookedLists>(documents, 'bookings'),
  };
}

/** Returns the single document of a kind. Its schema has accepted the parts that are compared with others. */
function placedOf<T>(documents: readonly ReadDocument[], kind: SingleContentKind): Placed<T> | undefined {
  const found = documents.find((document) => document.kind === kind && document.checkable);
  return found && placed<T>(found.source);
}
