import type { ReadDocument } from '../read-document.ts';
import type { Placed } from './placed.ts';

/** What the checks ask of a piece: an article, an episode or a video. Its schema has accepted the rest. */
export interface Piece {
  readonly id: number;
  readonly alias: string;
  readonly category: string;
  readonly contentType?: string;
  readonly premium?: boolean;
  readonly podcast?: { readonly series: string };
  readonly datetimePublication: string;
  readonly contentItems: readonly { readonly type: string }[];
}

/** Who pays for pieces. */
export interface Partners {
  readonly customers: readonly { readonly id: number; readonly shortName: string; readonly longName: string }[];
}

interface Aliased {
  readonly alias: string;
}
interface Directory {
  readonly categories: readonly (Aliased & { readonly address: string })[];
  readonly authors: readonly Aliased[];
  readonly sources: readonly Aliased[];
  readonly podcasts: readonly Aliased[];
}

/** What pieces and pages refer to. A list is undefined when the document that holds it cannot be read: then it knows everything. */
export interface Content {
  readonly pieces: readonly Placed<Piece>[];
  /** False when a piece could not be read or has the alias of another: then an address without a piece may be that piece's. */
  readonly allPiecesKnown: boolean;
  readonly categories: readonly (Aliased & { readonly address: string })[] | undefined;
  readonly authors: readonly string[] | undefined;
  readonly sources: readonly string[] | undefined;
  readonly podcasts: readonly string[] | undefined;
  readonly partners: Placed<Partners> | undefined;
}

/** The content among all documents; undefined when there is none, so that nothing can be said about it. */
export function contentOf(documents: readonly ReadDocument[]): Content | undefined {
  // Their schemas have accepted them.
  const directory = valueOf(documents, 'directory') as Directory | undefined;
  const partners = documents.find(({ kind, checkable }) => kind === 'partners' && checkable);
  const pieces = documents.filter(({ kind }) => kind === 'piece');
  if (directory === undefined && pieces.length === 0) return undefined;
  const good = pieces.filter(({ usable }) => usable);
  return {
    pieces: good.map(({ source }) => ({ value: source.value as Piece, source })),
    allPiecesKnown: good.length === pieces.length && new Set(good.map(({ source }) => (source.value as Piece).alias)).size === good.length,
    categories: directory?.categories,
    authors: directory?.authors.map(({ alias }) => alias),
    sources: directory?.sources.map(({ alias }) => alias),
    podcasts: directory?.podcasts.map(({ alias }) => alias),
    partners: partners && { value: partners.source.value as Partners, source: partners.source },
  };
}

function valueOf(documents: readonly ReadDocument[], kind: ReadDocument['kind']): unknown {
  return documents.find((document) => document.kind === kind && document.checkable)?.source.value;
}
