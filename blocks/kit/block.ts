import type { Routes } from '#config/routes/path-of.ts';
import type { Titled } from '#domain/search/titles.ts';
import type { OperationId, OperationInput, OperationOutput, Schema } from '#client/operations.ts';
import type { BrokerEntry, ContentPage, IndexEntry, Issuer, ProductEntry, RankingSource, SystemEntry } from '#config/generated/types.ts';
import type { BlockConfig } from '#config/reader/config.ts';
import type { ConfigName } from '#config/reader/single-files.ts';
import type { OutlineEntry } from '#domain/article/outline.ts';
import type { Comparable, Refusal } from '#domain/comparison/selection.ts';
import type { DerivativeType } from '#domain/derivative/types.ts';
import type { Visitor } from '#domain/user/visitor.ts';
import type { FormView } from './form/form.ts';

/** One call of the contracts as data. The renderer joins, batches and runs them; a block never fetches. */
export interface Query<Op extends OperationId = OperationId> {
  readonly operation: Op;
  readonly input: OperationInput<Op>;
  /** An optional call that fails leaves `undefined`; a required one costs the block. `refused`: only a refusal (4xx) leaves `undefined`. */
  readonly optional: boolean | 'refused';
}
export interface RequiredQuery<Op extends OperationId> extends Query<Op> {
  readonly optional: false;
}
export interface OptionalQuery<Op extends OperationId> extends Query<Op> {
  readonly optional: true | 'refused';
}
export type Queries = Readonly<Record<string, Query>>;
/** The calls of a block that needs none. */
export type NoQueries = Readonly<Record<never, never>>;

/** A call without whose answer the block cannot be drawn. */
export function query<Op extends OperationId>(operation: Op, input: OperationInput<Op>): RequiredQuery<Op> {
  return { operation, input, optional: false };
}

/** A call whose answer only adds to the block. */
export function optionalQuery<Op extends OperationId>(operation: Op, input: OperationInput<Op>): OptionalQuery<Op> {
  return { operation, input, optional: true };
}

/** A call that the provider may refuse for good, as that for the price of what is not traded any more; other failures cost the block. */
export function refusableQuery<Op extends OperationId>(operation: Op, input: OperationInput<Op>): OptionalQuery<Op> {
  return { operation, input, optional: 'refused' };
}

/** The answers to a block's queries under the same keys; a query that the block does not always ask has an answer only then. */
export type Answers<Q extends Queries> = {
  readonly [Key in keyof Q]: NonNullable<Q[Key]> extends OptionalQuery<infer Op>
    ? OperationOutput<Op> | undefined
    : NonNullable<Q[Key]> extends Query<infer Op>
      ? OperationOutput<Op>
      : never;
};

export interface InstrumentSubject {
  readonly kind: 'instrument';
  readonly instrument: Schema<'Instrument'>;
  /** Section path such as `/aktien`, and the address part of the instrument, `SAP-Aktie-DE0007164600`. */
  readonly section: string;
  readonly slug: string;
  readonly subPage: string | undefined;
  /** Last price of one unit of the first currency in the second, where the page is about a pair of them. */
  readonly rate?: number;
}
export interface ArticleSubject {
  readonly kind: 'article';
  readonly article: Schema<'Article'>;
  /** Headlines with anchor and number, by index in `article.contentItems`. */
  readonly outline: readonly OutlineEntry[];
}
export interface IssuerSubject {
  readonly kind: 'issuer';
  readonly issuer: Issuer;
  /** Alias of the active tab of a list layout; undefined for the finder layout. */
  readonly activeTab: string | undefined;
}
/** One of the configured indices, whose members a page lists. */
export interface IndexSubject {
  readonly kind: 'index';
  readonly index: IndexEntry;
}

/** Something that can be bought. */
export interface ProductSubject {
  readonly kind: 'product';
  readonly product: ProductEntry;
  /** Whether the page is the one that follows the purchase. */
  readonly isAfterPurchase: boolean;
}

/** A category of pieces. */
export interface CategorySubject {
  readonly kind: 'category';
  readonly category: Schema<'NewsCategory'>;
  /** Alias of the source whose pieces these are, whatever their categories; else they are those of the category. */
  readonly source?: string;
}
/** A podcast with its episodes. */
export interface PodcastSubject {
  readonly kind: 'podcast';
  readonly podcast: Schema<'Podcast'>;
}
/** Somebody who writes pieces. */
export interface AuthorSubject {
  readonly kind: 'author';
  readonly author: Schema<'Author'>;
}

/** A free text with an address of its own, such as the imprint. */
export interface ContentSubject {
  readonly kind: 'content';
  readonly content: ContentPage;
}

/** A search, by its page. */
export interface SearchSubject {
  readonly kind: 'search';
  /** What is looked for, as it stands in the address: `Deutsche-Bank`. Empty where nothing has been looked for yet. */
  readonly value: string;
  /** The same for people: `Deutsche Bank`. */
  readonly text: string;
  /** The only type of hits; undefined for all. */
  readonly type: Schema<'EntityType'> | undefined;
  /** Pages of the portal whose title has every word of the text, the best first. */
  readonly pages?: readonly Titled[];
}

/** A letter from a to z. */
export interface LetterSubject {
  readonly kind: 'letter';
  /** In lower case. */
  readonly letter: string;
}

/** A ranking of instruments, or a type of rankings. */
export interface RankingSubject {
  readonly kind: 'ranking';
  readonly title: string;
  readonly text: string;
  /** By which rule the places are given; undefined for a type of rankings. */
  readonly source: RankingSource | undefined;
  /** The rankings of the type; for a ranking its siblings and itself. */
  readonly lists: readonly { readonly title: string; readonly text: string; readonly path: string }[];
}

/** One of the brokers that are named in the configuration. */
export interface BrokerSubject {
  readonly kind: 'broker';
  readonly broker: BrokerEntry;
}

/** One of the trading systems, with the product that opens it. */
export interface SystemSubject {
  readonly kind: 'system';
  readonly system: SystemEntry;
  readonly product: ProductEntry;
}

/** Instruments side by side, which the address names. */
export interface ComparisonSubject extends Comparable {
  readonly kind: 'comparison';
  /** What is compared, in the plural. */
  readonly name: string;
  readonly entityType: Schema<'EntityType'>;
  /** The one type of derivatives that is compared; empty elsewhere. */
  readonly entitySubType: string;
  readonly isins: readonly string[];
  /** The same as one text for calls about pairs of them; undefined while there are not two. */
  readonly pairs?: string;
  /** What the address names besides and is not compared: from the eleventh on, and what is no ISIN. */
  readonly leftOut: readonly string[];
  /** What was to be added and was not. */
  readonly refused?: { readonly asked: string; readonly reason: Refusal | 'unknown' };
}

/** One kind of derivatives. */
export interface DerivativesSubject {
  readonly kind: 'derivatives';
  /** `KNOCKOUT_CERTIFICATE`. */
  readonly entitySubType: DerivativeType;
  /** `Knock-out-Zertifikat`. */
  readonly name: string;
}

/** Instruments that share a property, such as the funds of one company. */
export interface GroupSubject {
  readonly kind: 'group';
  /** What a finder's filter calls the group: `DE`. */
  readonly value: string;
  /** What visitors call it: `Deutschland`. */
  readonly name: string;
}

/** What a page can be about, by kind: one for each schema in `config/schemas/subjects`. */
export interface SubjectByKind {
  readonly instrument: InstrumentSubject;
  readonly article: ArticleSubject;
  readonly issuer: IssuerSubject;
  readonly index: IndexSubject;
  readonly product: ProductSubject;
  readonly category: CategorySubject;
  readonly podcast: PodcastSubject;
  readonly author: AuthorSubject;
  readonly content: ContentSubject;
  readonly search: SearchSubject;
  readonly letter: LetterSubject;
  readonly ranking: RankingSubject;
  readonly broker: BrokerSubject;
  readonly system: SystemSubject;
  readonly comparison: ComparisonSubject;
  readonly derivatives: DerivativesSubject;
  readonly group: GroupSubject;
}
export type Subject = SubjectByKind[keyof SubjectByKind];

/** What every block may know of the page around it. */
export interface PageFacts {
  /** Path of the request without query, e.g. `/aktien/SAP-Aktie-DE0007164600`. */
  readonly path: string;
  /** Query parameters; empty on pages that are the same for everyone. */
  readonly query: Readonly<Record<string, string>>;
  /** What the placeholders of the page's route stand for, as in the address; a catch-all is a list. */
  readonly params?: Readonly<Record<string, string | readonly string[] | undefined>> | undefined;
  /** The instant of rendering, ISO 8601 in UTC. */
  readonly now: string;
  /** Routes of the pages to which code leads by their names (`pathOf`). */
  readonly routes: Routes;
  /** Title of the page for the header on phones, if it has one. */
  readonly headerTitle?: string | undefined;
  /** Who looks at the page; on public pages `ANYONE`, in a browser or in the app. */
  readonly visitor: Visitor;
  /** Purposes that the visitor has agreed to; on private pages only, and once he has decided. */
  readonly granted?: readonly number[] | undefined;
}

/**
 * What a block sees besides when its schema asks for parts of the configuration: `"x-config": ["site"]` lets the component
 * take `BlockView<…> & WithConfig<'site'>`, and `needs` likewise. What it did not ask for it does not get.
 */
export interface WithConfig<Name extends ConfigName> {
  readonly config: Pick<BlockConfig, Name>;
}

/** What a block's `needs` sees: the editor's props, the page and its subject. */
export interface BlockInput<Props, S extends Subject | undefined = Subject | undefined> {
  readonly props: Props;
  readonly page: PageFacts;
  readonly subject: S;
  /** Place of the block in its slot, from 0; for article blocks the index in `contentItems`. */
  readonly index: number;
}

/** What a block's component sees: the same, and the answers to its queries. */
export interface BlockView<Props, Q extends Queries = NoQueries, S extends Subject | undefined = Subject | undefined> extends BlockInput<
  Props,
  S
> {
  readonly data: Answers<Q>;
}

/** What the component of a block with a form sees. */
export interface FormBlockView<Props, Q extends Queries = NoQueries, S extends Subject | undefined = Subject | undefined> extends BlockView<
  Props,
  Q,
  S
> {
  readonly form: FormView;
}

/** What the component of a block with several forms sees: each by its key in the block's `form.ts`. */
export interface FormsBlockView<
  Props,
  Key extends string,
  Q extends Queries = NoQueries,
  S extends Subject | undefined = Subject | undefined,
> extends BlockView<Props, Q, S> {
  readonly forms: Readonly<Record<Key, FormView>>;
}
