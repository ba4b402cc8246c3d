import type { ReactNode } from 'react';
import type { BlockConfig } from '#documents/reader/config.ts';
import type { ConfigName } from '#documents/reader/single-files.ts';
import type { BlockInput, BlockView, FormBlockView, FormsBlockView, PageFacts, Queries, WithConfig } from './block.ts';
import type { Subject, SubjectByKind } from '#subjects/generated/shapes.ts';
import type { BlockForm, FormView } from './form/form.ts';

/** Where a block may stand: in the slots of a page, in the body of an article, or around every page. */
export type Vocabulary = 'page' | 'article' | 'shell';

/** Kind of subject that a block's page must have; undefined when the block stands on any page. */
export type SubjectKind = keyof SubjectByKind | undefined;

/** The subject that a block of this kind gets. */
export type SubjectOf<Kind extends SubjectKind> = Kind extends keyof SubjectByKind ? SubjectByKind[Kind] : Subject | undefined;

/** Several forms of one block, by their keys. */
export type BlockForms = Readonly<Record<string, BlockForm>>;

/** The view of a block: with its form or forms where it has some. */
type ViewOf<Props, Kind extends SubjectKind, Q extends Queries, Form, Forms> = [Form] extends [BlockForm]
  ? FormBlockView<Props, Q, SubjectOf<Kind>>
  : [Forms] extends [BlockForms]
    ? FormsBlockView<Props, keyof Forms & string, Q, SubjectOf<Kind>>
    : BlockView<Props, Q, SubjectOf<Kind>>;

/** Where in the frame of every page a block stands (`x-shell`). */
export interface ShellPlace {
  readonly place: 'head' | 'foot';
  /** The lower comes first. */
  readonly order: number;
  /** Pages without it: those of the app, which has a frame of its own, and those without prices, such as error pages. */
  readonly leftOut: readonly ('app' | 'no-prices')[];
}

/** Facts in the folder of a block beyond its props. */
interface Markers {
  /** Scripts that its page fetches, by their folder. */
  readonly scripts?: readonly string[];
  readonly shell?: ShellPlace;
  /** Running text (`x-running-text`): a column with it is one to read. */
  readonly isRunningText?: boolean;
  /** Whether the block lists the sections of its page (`x-outline`) and is rendered after all others. */
  readonly isOutline?: boolean;
}

/** One entry of the registry: the schema's facts with the component and the calls it needs, all typed by the same props. */
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

/** The same with functions as properties: only so does the compiler refuse a component that wants more than it gets. `config` alone names the parts. */
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

/** Block as the renderer knows it: it checks props by schema and the subject by `subject`, then calls. */
export interface AnyBlock extends Markers {
  readonly type: string;
  readonly family: string;
  readonly vocabulary: Vocabulary;
  readonly subject: SubjectKind;
  /** Parts of the configuration that it asks for. */
  readonly config: readonly ConfigName[];
  /** Style sheet that its page loads besides the base; undefined when it needs none. */
  readonly styles: string | undefined;
  component(view: AnyView): ReactNode;
  needs?(input: AnyInput): Queries;
  /** The block holds a form, or several; it is drawn for one visitor only. */
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
  /** Only for blocks with a form, or with several. */
  readonly form?: FormView | undefined;
  readonly forms?: Readonly<Record<string, FormView>> | undefined;
}

/** Exports of an island's file (`live.client.tsx`). Its props come from the page as JSON; `Island` of the kit checks them. */
export interface IslandModule {
  Island(props: object): ReactNode;
}

/**
 * Holds a block's component and `needs` to the props of its schema, to the subject and the configuration that its
 * schema names and to each other. Curried because only the props are named; the rest is inferred.
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
