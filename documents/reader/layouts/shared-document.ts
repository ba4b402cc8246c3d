import type { Parameters } from '../../generated/types.ts';
import { isRecord } from '../path.ts';
import type { Source } from '../source.ts';
import { closest } from '../suggest.ts';
import { traced, withEntries, type Traced, type TracedSection } from './traced.ts';

const PARAMETERS = 'parameters';

export type SharedKind = 'layout' | 'blockList';

/** Folder of each kind of shared document, and how editors call it. */
export const SHARED = {
  layout: { folder: 'layouts', title: 'Das Layout' },
  blockList: { folder: 'block-lists', title: 'Die Bausteinliste' },
} as const satisfies Record<SharedKind, object>;

/** A layout or list of blocks that pages use by its name. */
export interface SharedDocument {
  readonly kind: SharedKind;
  readonly source: Source;
  readonly parameters: Parameters;
  /** A layout without its parameters, or the blocks of a list. */
  readonly content: Traced;
}

/** The shared documents by name. */
export interface Library {
  /** undefined when there is no such document, `faulty` when its own findings say that nobody can use it. */
  find(kind: SharedKind, name: string): SharedDocument | 'faulty' | undefined;
  names(kind: SharedKind): readonly string[];
}

/** `layouts/instrument.yaml` of the layout `instrument`. */
export function sharedFile(kind: SharedKind, name: string): string {
  return `${SHARED[kind].folder}/${name}.yaml`;
}

/** `instrument` of `layouts/instrument.yaml`. */
export function sharedName(kind: SharedKind, file: string): string {
  return file.slice(SHARED[kind].folder.length + 1, -'.yaml'.length);
}

/** Parts of a file that pages use; undefined when it does not have the shape of its kind. */
export function sharedDocument(kind: SharedKind, source: Source): SharedDocument | undefined {
  const root = traced(source);
  if (root.kind !== 'section' || !isDeclared(source.value)) return undefined;
  const key = parametersKey(source.value);
  const content = kind === 'layout' ? withEntries(root, { [key]: undefined }) : blocksOf(root);
  return content === undefined ? undefined : { kind, source, parameters: declared(source.value), content };
}

function blocksOf({ entries }: TracedSection): Traced | undefined {
  const blocks = entries.get('blocks');
  return blocks?.kind === 'list' ? blocks : undefined;
}

/** The key that declares parameters; one misspelt is told once, and what is declared below it counts. */
export function parametersKey(value: unknown): string {
  const keys = isRecord(value) ? Object.keys(value) : [];
  if (keys.includes(PARAMETERS)) return PARAMETERS;
  return keys.find((key) => key !== 'blocks' && closest(key, [PARAMETERS]) !== undefined) ?? PARAMETERS;
}

/** Whether each parameter says how it is: of one that says nothing, nobody knows what pages give. */
function isDeclared(value: unknown): boolean {
  const parameters = isRecord(value) ? value[parametersKey(value)] : undefined;
  return !isRecord(parameters) || Object.values(parameters).every((parameter) => isRecord(parameter));
}

/** Declarations count as far as they are sections, even faulty ones. */
function declared(value: unknown): Parameters {
  const parameters = isRecord(value) ? value[parametersKey(value)] : undefined;
  if (!isRecord(parameters)) return {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Findings of their own say what is wrong in a section
  return Object.fromEntries(Object.entries(parameters).filter(([, parameter]) => isRecord(parameter))) as Parameters;
}
