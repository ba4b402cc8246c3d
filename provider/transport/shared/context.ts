import type { EntityType } from '#domain/instrument/entity-type.ts';
import type { UserArea } from '../../services/accounts/area.ts';
import type { Venue } from '#market/catalogue/index.ts';
import type { ArticleRecord } from '../../content/article.ts';
import type { Content } from '../../content/content.ts';
import type { Derivatives } from '#market/derivatives/index.ts';
import type { Market } from '#market/prices/index.ts';
import type { Editorial } from '../../services/editorial/editorial.ts';
import type { CatalogueView } from '../../services/search/catalogue-view.ts';
import type { Reading } from '../../services/search/search.ts';

/** Data for the handlers. Everything is in memory and replaced as a whole after an import. */
export interface ProviderContext extends UserArea {
  readonly catalogue: () => CatalogueView;
  readonly market: () => Market;
  readonly derivatives: () => Derivatives;
  /** Returns the articles, newest first. */
  readonly articles: () => readonly ArticleRecord[];
  /** Returns the content that articles refer to, customers with their bookings, and campaigns. */
  readonly content: () => Content;
  /** Returns the documents of the editors in their folder. */
  readonly editorial: () => Editorial;
  readonly venue: (code: string) => Venue;
  /** The provider's clock, epoch milliseconds. */
  readonly now: () => number;
  /** Features of the caller if they affect real-time prices; without them prices are those for everyone. */
  readonly features?: ReadonlySet<string>;
  /** Runs work in steps when it is the caller's turn. */
  readonly inTurn?: <Result>(work: Generator<void, Result>) => Promise<Result>;
  /** Hits of the search that the call needs. */
  readonly found?: readonly FoundGroup[];
}

/** Search hits as data: their keys, for a thread with the same catalogue and without a search. */
export interface FoundGroup {
  readonly type: EntityType;
  readonly total: number;
  /** Requested hits by entity value, best first. */
  readonly values: readonly string[];
  /** Interpretation of the search text. */
  readonly reading?: Reading;
}
