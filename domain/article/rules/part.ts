/** Item of an article as rules see it; further fields of the contract's items are passed through unchanged. */
export interface ContentItem {
  readonly type: string;
  readonly value?: string | undefined;
  readonly excludedFromTOC?: boolean | undefined;
}

/** Heading of an article: its text, its anchor and whether the table of contents lists it. */
export interface Heading {
  /** Heading level in the page: 2 for a headline, 3 for a subheadline. */
  readonly level: 2 | 3;
  /** The heading without markup. */
  readonly text: string;
  /** Fragment of the address, unique in the article. */
  readonly anchor: string;
  /** Whether the table of contents lists it. */
  readonly listed: boolean;
  /** Consecutive number from 1; only with a table of contents, and only for listed headlines. */
  readonly number?: number | undefined;
}

/** Item with the results of the rules. */
export interface Part<Item extends ContentItem = ContentItem> {
  readonly item: Item;
  /** Type of the block that shows it; undefined if none does. */
  readonly block: string | undefined;
  readonly heading?: Heading;
  /** Rule that inserted it; undefined for the article's own content. */
  readonly from?: string;
}

/** Link that the portal inserts into texts. */
export interface Promo {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly link: string;
}

/** Newest articles of another category. */
export interface Teasers {
  readonly title: string;
  readonly category: string;
  readonly count: number;
}

/** Facts about the article and the configuration that rules use. */
export interface Facts {
  /** Promotion for articles of this category; undefined if none is allowed, as in the article of an advertiser. */
  readonly promo?: Promo | undefined;
  readonly teasers?: Teasers | undefined;
  /** Adds soft hyphens to the long words of a text; markup is preserved. */
  readonly hyphenate: (text: string) => string;
}

/** Transformation of an article's content. It is idempotent. */
export interface Rule {
  readonly name: string;
  apply<Item extends ContentItem>(parts: readonly Part<Item>[], facts: Facts): readonly Part<Item>[];
}
