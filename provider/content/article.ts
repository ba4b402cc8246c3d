import type { Schema } from '#client/operations.ts';

export type ContentType = 'ARTICLE' | 'PODCAST' | 'VIDEO';

/** An article as it lies in `content/{articles,podcasts,videos}/*.yaml`, apart from its id, alias and date. */
export interface ArticleBody {
  readonly headline: string;
  readonly teaser: string;
  /** Alias of a category of the directory. */
  readonly category: string;
  /** Alias of an author of the directory, or the name of the agency. */
  readonly author: string;
  /** Absent: an article. */
  readonly contentType?: ContentType;
  /** Alias of a source of the directory; absent: the editors. */
  readonly source?: string;
  /** Id of the customer who pays for the article. */
  readonly customer?: number;
  /** The text behind the item `crop-mark` is for subscribers. */
  readonly premium?: boolean;
  readonly podcast?: {
    readonly series: string;
    readonly episode: number;
    /** Stream that the episode comes from. */
    readonly stream: number;
    /** `file` lies below `/audio/` of the site. */
    readonly audio?: { readonly file: string; readonly seconds: number; readonly bytes: number };
    readonly chapters?: readonly Schema<'Chapter'>[];
  };
  /** A video at another host. */
  readonly video?: Schema<'Video'>;
  readonly cloudinaryId?: string;
  readonly instruments: readonly ArticleInstrument[];
  readonly contentItems: readonly Schema<'ContentItem'>[];
}

export interface ArticleInstrument {
  readonly entityType: string;
  readonly entityValue: string;
}

/** An article with what finds it. `alias` is its address without the leading slash (`ratgeber/aktien-kaufen`). */
export interface ArticleRecord extends ArticleBody {
  readonly id: string;
  readonly alias: string;
  /** Instant of publication in epoch milliseconds. */
  readonly publishedAt: number;
  /** The instrument that it is about before all others, where the agency has written it. */
  readonly about?: Schema<'ArticleAbout'>;
}
