import type { Routes } from '#documents/routes/path-of.ts';
import type { OperationId, OperationInput, OperationOutput } from '#client/operations.ts';
import type { BlockConfig } from '#documents/reader/config.ts';
import type { ConfigName } from '#documents/reader/single-files.ts';
import type { Visitor } from '#domain/user/visitor.ts';
import type { Subject } from '#subjects/generated/shapes.ts';
import type { FormView } from './form/form.ts';

/** Call of the contracts as data. The renderer deduplicates, batches and runs it; a block never fetches. */
export interface Query<Op extends OperationId = OperationId> {
  readonly operation: Op;
  readonly input: OperationInput<Op>;
  /**
   * Whether the block renders without the answer: a failed optional call leaves `undefined`, a failed required one fails the block. With
   * `refused`, only a refusal (4xx) leaves `undefined`.
   */
  readonly optional: boolean | 'refused';
}
export interface RequiredQuery<Op extends OperationId> extends Query<Op> {
  readonly optional: false;
}
export interface OptionalQuery<Op extends OperationId> extends Query<Op> {
  readonly optional: true | 'refused';
}
export type Queries = Readonly<Record<string, Query>>;
/** Queries of a block that needs none. */
export type NoQueries = Readonly<Record<never, never>>;

/** Query without whose answer the block cannot be rendered. */
export function query<Op extends OperationId>(operation: Op, input: OperationInput<Op>): RequiredQuery<Op> {
  return { operation, input, optional: false };
}

/** Query whose answer the block can render without. */
export function optionalQuery<Op extends OperationId>(operation: Op, input: OperationInput<Op>): OptionalQuery<Op> {
  return { operation, input, optional: true };
}

/**
 * Query that the provider may refuse permanently, such as that for the price of an instrument that is no longer traded. Other failures fail
 * the block.
 */
export function refusableQuery<Op extends OperationId>(operation: Op, input: OperationInput<Op>): OptionalQuery<Op> {
  return { operation, input, optional: 'refused' };
}

/** Answers to a block's queries under the same keys. The answer to a query that is not always requested may be missing. */
export type Answers<Q extends Queries> = {
  readonly [Key in keyof Q]: NonNullable<Q[Key]> extends OptionalQuery<infer Op>
    ? OperationOutput<Op> | undefined
    : NonNullable<Q[Key]> extends Query<infer Op>
      ? OperationOutput<Op>
      : never;
};

/** Block of the page with a heading. */
export interface PageSection {
  /** Id of its element. */
  readonly anchor: string;
  /** Text of the heading. */
  readonly title: string;
  /** Attributes by which browsers hide the block from some visitors; links to it need the same ones. */
  readonly visibility: Readonly<Record<string, string | true | undefined>>;
}

/** Facts about the page that every block may read. */
export interface PageFacts {
  /** Path of the request without query, such as `/aktien/SAP-Aktie-DE0007164600`. */
  readonly path: string;
  /** Query parameters; empty on pages that are the same for everyone. */
  readonly query: Readonly<Record<string, string>>;
  /** Values of the route's placeholders in the address; that of a catch-all is a list. */
  readonly params?: Readonly<Record<string, string | readonly string[] | undefined>> | undefined;
  /** Instant of rendering, ISO 8601 in UTC. */
  readonly now: string;
  /** Routes of the pages that code links to by name (`pathOf`). */
  readonly routes: Routes;
  /** Title of the page in the header on phones, if any. */
  readonly headerTitle?: string | undefined;
  /** Visitor of the page; on public pages `ANYONE`, in a browser or in the app. */
  readonly visitor: Visitor;
  /** Purposes that the visitor has agreed to; only on private pages and after a decision. */
  readonly granted?: readonly number[] | undefined;
  /** Sections of the page in order; only for blocks that list them (`x-outline`). */
  readonly sections?: readonly PageSection[] | undefined;
}

/**
 * Additional input of a block whose schema names parts of the configuration: with `"x-config": ["site"]` its component takes `BlockView<…>
 * & WithConfig<'site'>`, and `needs` likewise. Other parts are not passed.
 */
export interface WithConfig<Name extends ConfigName> {
  readonly config: Pick<BlockConfig, Name>;
}

/** Input of a block's `needs`: the editor's props, the page and its subject. */
export interface BlockInput<Props, S extends Subject | undefined = Subject | undefined> {
  readonly props: Props;
  readonly page: PageFacts;
  readonly subject: S;
  /** Index of the block in its slot; for article blocks the index in `contentItems`. */
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

/** Input of the component of a block with several forms, each by its key in the block's `form.ts`. */
export interface FormsBlockView<
  Props,
  Key extends string,
  Q extends Queries = NoQueries,
  S extends Subject | undefined = Subject | undefined,
> extends BlockView<Props, Q, S> {
  readonly forms: Readonly<Record<Key, FormView>>;
}
