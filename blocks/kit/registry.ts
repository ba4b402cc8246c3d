import type { ReactNode } from 'react';
import type { BlockConfig } from '#documents/reader/config.ts';
import type { ConfigName } from '#documents/reader/single-files.ts';
import type { BlockInput, BlockView, FormBlockView, FormsBlockView, PageFacts, Queries, WithConfig } from './block.ts';
import type { Subject, SubjectByKind } from '#subjects/generated/shapes.ts';
import type { BlockForm, FormView } from './form/form.ts';

/** Places where a block can be used: slots of a page, the body of an article, or the frame of every page. */
export type Vocabulary = 'page' | 'article' | 'shell';

/** Kind of subject that a block's page must have; undefined if any page will do. */
export type SubjectKind = keyof SubjectByKind | undefined;

/** Subject that a block of this kind receives. */
export type SubjectOf<Kind extends SubjectKind> = Kind extends keyof SubjectByKind ? SubjectByKind[Kind] : Subject | undefined;

/** Forms of a block with several, by key. */
export type BlockForms = Readonly<Record<string, BlockForm>>;

/** View of a block, with its form or forms if it has any. */
type ViewOf<Props, Kind extends SubjectKind, Q extends Queries, Form, Forms> = [Form] extends [BlockForm]
  ? FormBlockView<Props, Q, SubjectOf<Kind>>
  : [Forms] extends [BlockForms]
    ? FormsBlockView<Props, keyof Forms & string, Q, SubjectOf<Kind>>
    : BlockView<Props, Q, SubjectOf<Kind>>;

/** Place of a block in the frame of every page (`x-shell`). */
export interface ShellPlace {
  readonly place: 'head' | 'foot';
  /** Order among the blocks of the place, lowest first. */
  readonly order: number;
  /** Pages without it: `app` has a frame of its own, `no-prices` are pages such as error pages. */
  readonly leftOut: readonly ('app' | 'no-prices')[];
}

/** Properties of a block besides its props. */
interface Markers {
  /** Scripts of its page, by folder. */
  readonly scripts?: readonly string[];
  readonly shell?: ShellPlace;
  /** Whether it contains running text (`x-running-text`); a column with it gets a width for reading. */
  readonly isRunningText?: boolean;
  /** Whether the block lists the sections of its page (`x-outline`) and is rendered after all others. */
  readonly isOutline?: boolean;
}

/** Entry of the registry: properties of the schema, component and queries, all typed by the same props. */
export interface BlockDefinition<
  Props,
  Kind extends SubjectKind,
  Name extends ConfigName,
  Q extends Queries,
  Form extends BlockForm | undefined,
  Forms extends BlockForms | undefined,
> extends Markers {
  readonly type: string;
  readonly family: string;
  readonly vocabulary: Vocabulary;
  readonly subject: Kind;
  readonly config: readonly Name[];
  readonly styles: string | undefined;
  component(view: ViewOf<Props, Kind, Q, Form, Forms> & WithConfig<Name>): ReactNode;
  needs?(input: BlockInput<Props, SubjectOf<Kind>> & WithConfig<Name>): Q;
  readonly form?: Form;
  readonly forms?: Forms;
}

/**
 * Definition with functions as properties instead of methods, so that the compiler rejects a component that needs more than it gets. Only
 * `config` determines the parts of the configuration.
 */
interface StrictDefinition<
  Props,
  Kind extends SubjectKind,
  Name extends ConfigName,
  Q extends Queries,
  Form extends BlockForm | undefined,
  Forms extends BlockForms | undefined,
> extends Markers {
  readonly type: string;
  readonly family: string;
  readonly vocabulary: Vocabulary;
  readonly subject: Kind;
  readonly config: readonly Name[];
  readonly styles: string | undefined;
  readonly component: (view: ViewOf<Props, Kind, Q, Form, Forms> & WithConfig<NoInfer<Name>>) => ReactNode;
  readonly needs?: (input: BlockInput<Props, SubjectOf<Kind>> & WithConfig<NoInfer<Name>>) => Q;
  readonly form?: Form;
  readonly forms?: Forms;
}

/** Block as the renderer uses it: the renderer validates props by schema and the subject by `subject`, then calls. */
export interface AnyBlock extends Markers {
  readonly type: string;
  readonly family: string;
  readonly vocabulary: Vocabulary;
  readonly subject: SubjectKind;
  /** Parts of the configuration that it needs. */
  readonly config: readonly ConfigName[];
  /** Style sheet that its page loads besides the base; undefined if it needs none. */
  readonly styles: string | undefined;
  component(view: AnyView): ReactNode;
  needs?(input: AnyInput): Queries;
  /** Form of the block; a block with one or several forms is rendered per visitor. */
  readonly form?: BlockForm | undefined;
  readonly forms?: BlockForms | undefined;
}
export interface AnyInput {
  readonly props: object;
  readonly page: PageFacts;
  readonly config: Partial<BlockConfig>;
  readonly subject: Subject | undefined;
  readonly index: number;
}
export interface AnyView extends AnyInput {
  readonly data: Readonly<Record<string, unknown>>;
  /** Form of a block with one; `forms` of a block with several. */
  readonly form?: FormView | undefined;
  readonly forms?: Readonly<Record<string, FormView>> | undefined;
}

/** Exports of an island's file (`live.client.tsx`). Its props come from the page as JSON; the kit's `Island` checks their type. */
export interface IslandModule {
  Island(props: object): ReactNode;
}

/**
 * Checks the types of a block's component and `needs` against the props, subject and configuration of its schema and against each other.
 * Curried, so that only the props must be named and the rest is inferred.
 */
export function defineBlock<Props>() {
  return <
    Kind extends SubjectKind,
    Name extends ConfigName,
    Q extends Queries = Readonly<Record<string, never>>,
    Form extends BlockForm | undefined = undefined,
    Forms extends BlockForms | undefined = undefined,
  >(
    definition: StrictDefinition<Props, Kind, Name, Q, Form, Forms>,
  ): BlockDefinition<Props, Kind, Name, Q, Form, Forms> => definition;
}
