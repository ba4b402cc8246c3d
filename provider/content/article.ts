import type { Schema } from '#client/operations.ts';

/** An article as it lies in `content/articles/*.yaml`, apart from its id, alias and date. */
export interface ArticleBody {
  readonly headline: string;
  readonly teaser: string;
  readonly category: string;
  readonly author: string;
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
}
