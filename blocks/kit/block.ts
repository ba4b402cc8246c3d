import type { Routes } from '#documents/routes/path-of.ts';
import type { OperationId, OperationInput, OperationOutput } from '#client/operations.ts';
import type { BlockConfig } from '#documents/reader/config.ts';
import type { ConfigName } from '#documents/reader/single-files.ts';
import type { Visitor } from '#domain/user/visitor.ts';
import type { Subject } from '#subjects/generated/shapes.ts';
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

/** A block of the page that shows a heading. */
export interface PageSection {
  /** Id of its element. */
  readonly anchor: string;
  /** Text of the heading. */
  readonly title: string;
  /** Attributes by which browsers hide the block from some visitors; whatever links to it takes them over. */
  readonly visibility: Readonly<Record<string, string | true | undefined>>;
}

/** Facts about the surrounding page that every block may read. */
export interface PageFacts {
  /** Path of the request without query, e.g. `/aktien/SAP-Aktie-DE0007164600`. */
  readonly path: string;
  /** Query parameters; empty on pages that are the same for everyone. */
  readonly query: Readonly<Record<string, string>>;
  /** Values of the route's placeholders, as in the address; a catch-all is a list. */
  readonly params?: Readonly<Record<string, string | readonly string[] | undefined>> | undefined;
  /** The instant of rendering, ISO 8601 in UTC. */
  readonly now: string;
  /** Routes of the pages to which code leads by their names (`pathOf`). */
  readonly routes: Routes;
  /** Title of the page for the header on phones, if it has one. */
  readonly headerTitle?: string | undefined;
  /** Visitor of the page; on public pages `ANYONE`, in a browser or in the app. */
  readonly visitor: Visitor;
  /** Purposes that the visitor has agreed to; on private pages only, and once they have decided. */
  readonly granted?: readonly number[] | undefined;
  /** Sections of the page in their order; only for blocks that list them (`x-outline`). */
  readonly sections?: readonly PageSection[] | undefined;
}

/**
 * Addition to the view of a block whose schema asks for parts of the configuration: `"x-config": ["site"]` lets the component take
 * `BlockView<…> & WithConfig<'site'>`, and `needs` likewise. Parts that the schema does not name are not passed.
 */
export interface WithConfig<Name extends ConfigName> {
  readonly config: Pick<BlockConfig, Name>;
}

/** Input of a block's `needs`: the editor's props, the page and its subject. */
export interface BlockInput<Props, S extends Subject | undefined = Subject | undefined> {
  readonly props: Props;
  readonly page: PageFacts;
  readonly subject: S;
  /** Place of the block in its slot, from 0; for article blocks the index in `contentItems`. */
  readonly index: number;
}

/** Input of a block's component: that of `needs`, and the answers to its queries. */
export interface BlockView<Props, Q extends Queries = NoQueries, S extends Subject | undefined = Subject | undefined> extends BlockInput<
  Props,
  S
> {
  readonly data: Answers<Q>;
}

/** Input of the component of a block with a form. */
export interface FormBlockView<Props, Q extends Queries = NoQueries, S extends Subject | undefined = Subject | undefined> extends BlockView<
  Props,
  Q,
  S
> {
  readonly form: FormView;
}

/** Forms as the component of a block with several of them sees them: each by its key in the block's `form.ts`. */
export interface FormsBlockView<
  Props,
  Key extends string,
  Q extends Queries = NoQueries,
  S extends Subject | undefined = Subject | undefined,
> extends BlockView<Props, Q, S> {
  readonly forms: Readonly<Record<Key, FormView>>;
}
