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

/** Documents as far as they can be read, of a configuration that is checked or in use. One that exists once and is undefined may hold anything. */
export interface KnownDocuments extends Partial<Singles>, Many {
  /** Articles of the editors and what they refer to; undefined where the configuration is read alone. */
  readonly content: Content | undefined;
  readonly allPagesKnown: boolean;
  /** Whether every document of a kind could be read. */
  allKnown(kind: ManyKind): boolean;
  /** Whether a file holds a document that could be read, by its path in the configuration. */
  hasFile(file: string): boolean;
}

/** One subject that the documents name. */
export interface Instance {
  /** Values of the placeholders in its page's route. */
  readonly values: Readonly<Record<string, string>>;
  /** The document that it is made of, which may end or be kept from search engines. */
  readonly document?: Pick<ContentPage, 'isEnabled' | 'robots' | 'updated'> | undefined;
  /** Another address of one that is listed already. */
  readonly isSecond?: true;
}

/** An address that a page of the kind would serve. */
export interface Asked<Kind extends SubjectKind> {
  readonly subject: SubjectConfig<Kind>;
  readonly params: RouteParams;
  /** Names of the sub-pages that the page describes. */
  readonly subPages: readonly string[];
}

/** Which subjects of a kind there are, for the check of links, the composer's choice of addresses and the sitemap. */
export interface Instances<Kind extends SubjectKind> {
  /** All that the documents name; undefined where only the provider knows them. */
  all(subject: SubjectConfig<Kind>, known: KnownDocuments): readonly Instance[] | undefined;
  /** Why there is none at an address, in German; undefined when there may be one. */
  missing(asked: Asked<Kind>, known: KnownDocuments): string | undefined;
  /** Whether an address without a reason in `missing` has a page for sure. */
  isSure(known: KnownDocuments): boolean;
  /** An address that is missing is none of the portal, whatever the provider knows. */
  readonly isClosed?: true;
  /** Whole addresses of them, for kinds that say themselves where they stand. */
  addresses?(known: KnownDocuments): readonly string[];
  /** Whether segments are written as its addresses are, for kinds that nobody can list: another spelling may be meant. */
  isWritten?(subject: SubjectConfig<Kind>, segments: readonly string[]): boolean;
  /** A part of an address to look at such a page, where none is listed. */
  readonly example?: string;
}

/** Any kind, for whoever has seen to it that it is the one of what it is given. */
export type AnyInstances = Instances<SubjectKind>;

/** A kind of which documents name nothing: the provider knows what there is. */
export const KNOWN_BY_PROVIDER: Pick<AnyInstances, 'all' | 'missing' | 'isSure'> = {
  all: () => undefined,
  missing: () => undefined,
  isSure: () => false,
};

/** Instances whose name is the value of one placeholder. */
export function eachNamed(parameter: string, names: readonly string[] | undefined): readonly Instance[] | undefined {
  return names?.map((name) => ({ values: { [parameter]: name } }));
}

/** Value that an address has for a parameter; a page may name one that it does not have as every object has it, such as `toString`. */
export function ownParameter(params: RouteParams, name: string): RouteParams[string] | undefined {
  return Object.hasOwn(params, name) ? params[name] : undefined;
}

/** The same as one text. */
export function named(params: RouteParams, name: string): string {
  return String(ownParameter(params, name));
}

const ofReferences = new WeakMap<References, KnownDocuments>();
const ofConfig = new WeakMap<Config, KnownDocuments>();

/** The documents of a configuration that is checked. */
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

/** The documents of a configuration in use, which is whole. */
export function knownOf(config: Config): KnownDocuments {
  const known = ofConfig.get(config);
  if (known !== undefined) return known;
  const made: KnownDocuments = { ...config, content: undefined, allPagesKnown: true, allKnown: () => true, hasFile: () => false };
  ofConfig.set(config, made);
  return made;
}

/** Values of documents in the place of the documents with their texts. */
function unplaced(found: unknown): unknown {
  if (Array.isArray(found)) return found.map(unplaced);
  return isRecord(found) && 'source' in found && 'value' in found ? found['value'] : found;
}
