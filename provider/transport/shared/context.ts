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

/** Data that the handlers read. Everything is in memory and replaced as a whole after an import. */
export interface ProviderContext extends UserArea {
  readonly catalogue: () => CatalogueView;
  readonly market: () => Market;
  readonly derivatives: () => Derivatives;
  /** Newest first. */
  readonly articles: () => readonly ArticleRecord[];
  /** Content that articles refer to, customers and what they pay for, campaigns. */
  readonly content: () => Content;
  /** Documents of the editors as they lie in their folder. */
  readonly editorial: () => Editorial;
  readonly venue: (code: string) => Venue;
  /** The provider's clock, epoch milliseconds. */
  readonly now: () => number;
  /** Features of the caller, where they decide about real time; without them prices are those for everyone. */
  readonly features?: ReadonlySet<string>;
  /** Does work in steps when it is the caller's turn. */
  readonly inTurn?: <Result>(work: Generator<void, Result>) => Promise<Result>;
  /** Hits of the search that the call asks for. */
  readonly found?: readonly FoundGroup[];
}

/** Hits of a search as data: what they are called, for a thread that has the same catalogue and no search. */
export interface FoundGroup {
  readonly type: EntityType;
  readonly total: number;
  /** The hits that are wanted, by entity value, best first. */
  readonly values: readonly string[];
  /** How the text was read. */
  readonly reading?: Reading;
}
