import type { Many, Singles } from '../../generated/kinds.ts';
import type { ContentPage, PageSubject } from '../../generated/types.ts';
import type { RouteParams } from '../../routes/pattern.ts';
import type { Config } from '../config.ts';
import { isRecord } from '../path.ts';
import type { ManyKind } from '../single-files.ts';
import type { References } from './context.ts';
import type { Content } from './content.ts';

/** The kinds of subjects that have a schema: each is a folder of `subjects/`. */
export type SubjectKind = PageSubject['kind'];

type ConfigByKind = { readonly [Each in PageSubject as Each['kind']]: Each };
/** Declaration of the subject in a page document. */
export type SubjectConfig<Kind extends SubjectKind> = ConfigByKind[Kind];

/** Readable documents of a configuration that is checked or in use. A single document that is undefined may hold anything. */
export interface KnownDocuments extends Partial<Singles>, Many {
  /** Articles of the editors and the documents that they refer to; undefined if the configuration is read alone. */
  readonly content: Content | undefined;
  readonly allPagesKnown: boolean;
  /** Returns true if every document of a kind could be read. */
  allKnown(kind: ManyKind): boolean;
  /** Returns true if a file, by its path in the configuration, holds a document that could be read. */
  hasFile(file: string): boolean;
}

/** Subject that the documents name. */
export interface Instance {
  /** Values of the placeholders in its page's route. */
  readonly values: Readonly<Record<string, string>>;
  /** Document of the subject, which may have an end or be excluded from search engines. */
  readonly document?: Pick<ContentPage, 'isEnabled' | 'robots' | 'updated'> | undefined;
  /** Whether it is a further address of a subject that is listed already. */
  readonly isSecond?: true;
}

/** Address that a page of the kind would serve. */
export interface Asked<Kind extends SubjectKind> {
  readonly subject: SubjectConfig<Kind>;
  readonly params: RouteParams;
  /** Names of the sub-pages that the page describes. */
  readonly subPages: readonly string[];
}

/** Existing subjects of a kind, for the check of links, the composer's choice of addresses and the sitemap. */
export interface Instances<Kind extends SubjectKind> {
  /** Returns all subjects that the documents name; undefined if only the provider knows them. */
  all(subject: SubjectConfig<Kind>, known: KnownDocuments): readonly Instance[] | undefined;
  /** Returns the reason why an address has no subject, in German; undefined if there may be one. */
  missing(asked: Asked<Kind>, known: KnownDocuments): string | undefined;
  /** Returns true if every address without a reason in `missing` certainly has a page. */
  isSure(known: KnownDocuments): boolean;
  /** Whether a missing address never belongs to the portal, whatever the provider knows. */
  readonly isClosed?: true;
  /** Returns whole addresses, for kinds whose documents define them. */
  addresses?(known: KnownDocuments): readonly string[];
  /** Returns true if segments have the form of its addresses, for kinds that cannot be listed: another spelling may be meant. */
  isWritten?(subject: SubjectConfig<Kind>, segments: readonly string[]): boolean;
  /** Part of an address for previewing such a page, if none is listed. */
  readonly example?: string;
}

/** Instances of any kind, for callers that have checked that the arguments belong to it. */
export type AnyInstances = Instances<SubjectKind>;

/** Functions of a kind whose subjects only the provider knows. */
export const KNOWN_BY_PROVIDER: Pick<AnyInstances, 'all' | 'missing' | 'isSure'> = {
  all: () => undefined,
  missing: () => undefined,
  isSure: () => false,
};

/** Returns instances whose name is the value of one placeholder. */
export function eachNamed(parameter: string, names: readonly string[] | undefined): readonly Instance[] | undefined {
  return names?.map((name) => ({ values: { [parameter]: name } }));
}

/** Returns the value of a parameter in an address; ignores names that every object inherits, such as `toString`. */
export function ownParameter(params: RouteParams, name: string): RouteParams[string] | undefined {
  return Object.hasOwn(params, name) ? params[name] : undefined;
}

/** Returns the value of a parameter as one text. */
export function named(params: RouteParams, name: string): string {
  return String(ownParameter(params, name));
}

const ofReferences = new WeakMap<References, KnownDocuments>();
const ofConfig = new WeakMap<Config, KnownDocuments>();

/** Returns the documents of a configuration that is being checked. */
export function knownIn(references: References): KnownDocuments {
  const known = ofReferences.get(references);
  if (known !== undefined) return known;
  const documents: unknown = Object.fromEntries(Object.entries(references).map(([name, found]) => [name, unplaced(found)]));
  const files = new Set(references.documents.flatMap(({ source, isUsable }) => (isUsable ? [source.file] : [])));
  const made: KnownDocuments = {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Documents are the same: placed ones among the references, values here
    ...(documents as Partial<Singles> & Many),
    content: references.content,
    allPagesKnown: references.allPagesKnown,
    allKnown: (kind) => references.allKnown[kind],
    hasFile: (file) => files.has(file),
  };
  ofReferences.set(references, made);
  return made;
}

/** Returns the documents of a configuration in use, which is complete. */
export function knownOf(config: Config): KnownDocuments {
  const known = ofConfig.get(config);
  if (known !== undefined) return known;
  const made: KnownDocuments = { ...config, content: undefined, allPagesKnown: true, allKnown: () => true, hasFile: () => false };
  ofConfig.set(config, made);
  return made;
}

/** Replaces documents with their texts by the values alone. */
function unplaced(found: unknown): unknown {
  if (Array.isArray(found)) return found.map(unplaced);
  return isRecord(found) && 'source' in found && 'value' in found ? found['value'] : found;
}
