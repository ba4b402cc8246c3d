/** Content of an article as rules see it; the contract's items have more, which goes through them untouched. */
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
  /** Whether the table of contents names it. */
  readonly listed: boolean;
  /** Consecutive number from 1; only with a table of contents, and only for listed headlines. */
  readonly number?: number | undefined;
}

/** One item with what the rules have found out about it. */
export interface Part<Item extends ContentItem = ContentItem> {
  readonly item: Item;
  /** Type of the block that shows it; undefined where none does. */
  readonly block: string | undefined;
  readonly heading?: Heading;
  /** The rule that put it in; undefined for what the article itself holds. */
  readonly from?: string;
}

/** A link that the portal puts into texts. */
export interface Promo {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly link: string;
}

/** Newest pieces of another category. */
export interface Teasers {
  readonly title: string;
  readonly category: string;
  readonly count: number;
}

/** Facts about the article and the configuration that rules use. */
export interface Facts {
  /** Promotion for pieces of this category; undefined where none is allowed, as in the piece of an advertiser. */
  readonly promo?: Promo | undefined;
  readonly teasers?: Teasers | undefined;
  /** A text with soft hyphens where its long words may part; markup stays as it is. */
  readonly hyphenate: (text: string) => string;
}

/** A transformation of an article's content. Applied to its own result it changes nothing. */
export interface Rule {
  readonly name: string;
  apply<Item extends ContentItem>(parts: readonly Part<Item>[], facts: Facts): readonly Part<Item>[];
}
