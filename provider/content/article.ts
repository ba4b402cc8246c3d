import type { Schema } from '#client/operations.ts';

export type ContentType = 'ARTICLE' | 'PODCAST' | 'VIDEO';

/** Article as stored in `content/{articles,podcasts,videos}/*.yaml`, without its id, alias and date. */
export interface ArticleBody {
  readonly headline: string;
  readonly teaser: string;
  /** Alias of a category of the directory. */
  readonly category: string;
  /** Alias of an author of the directory, or the name of the agency. */
  readonly author: string;
  /** Default: an article. */
  readonly contentType?: ContentType;
  /** Alias of a source of the directory; default: the editors. */
  readonly source?: string;
  /** Id of the customer who pays for the article. */
  readonly customer?: number;
  /** Whether the text after the item `crop-mark` is for subscribers only. */
  readonly premium?: boolean;
  readonly podcast?: {
    readonly series: string;
    readonly episode: number;
    /** Stream of the episode. */
    readonly stream: number;
    /** `file` is below `/audio/` of the site. */
    readonly audio?: { readonly file: string; readonly seconds: number; readonly bytes: number };
    readonly chapters?: readonly Schema<'Chapter'>[];
  };
  /** Video on another host. */
  readonly video?: Schema<'Video'>;
  readonly cloudinaryId?: string;
  readonly instruments: readonly ArticleInstrument[];
  readonly contentItems: readonly Schema<'ContentItem'>[];
}

export interface ArticleInstrument {
  readonly entityType: string;
  readonly entityValue: string;
}

/** Article with its id and address. `alias` is the address without the leading slash (`ratgeber/aktien-kaufen`). */
export interface ArticleRecord extends ArticleBody {
  readonly id: string;
  readonly alias: string;
  /** Instant of publication in epoch milliseconds. */
  readonly publishedAt: number;
  /** Main instrument, set for reports of the agency. */
  readonly about?: Schema<'ArticleAbout'>;
}
