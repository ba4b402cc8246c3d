import type { Parameters } from '../../generated/types.ts';
import { isRecord } from '../path.ts';
import type { Source } from '../source.ts';
import { closest } from '../suggest.ts';
import { traced, withEntries, type Traced, type TracedSection } from './traced.ts';

const PARAMETERS = 'parameters';

export type SharedKind = 'layout' | 'blockList';

/** Folder of each kind of shared document, and its German name. */
export const SHARED = {
  layout: { folder: 'layouts', title: 'Das Layout' },
  blockList: { folder: 'block-lists', title: 'Die Bausteinliste' },
} as const satisfies Record<SharedKind, object>;

/** A layout or list of blocks that pages use by its name. */
export interface SharedDocument {
  readonly kind: SharedKind;
  readonly source: Source;
  readonly parameters: Parameters;
  /** Layout without its parameters, or the blocks of a list. */
  readonly content: Traced;
}

/** Shared documents by name. */
export interface Library {
  /** Returns undefined if there is no such document, and `faulty` if it cannot be used because of its own findings. */
  find(kind: SharedKind, name: string): SharedDocument | 'faulty' | undefined;
  names(kind: SharedKind): readonly string[];
}

/** Returns `layouts/instrument.yaml` for the layout `instrument`. */
export function sharedFile(kind: SharedKind, name: string): string {
  return `${SHARED[kind].folder}/${name}.yaml`;
}

/** Returns `instrument` for `layouts/instrument.yaml`. */
export function sharedName(kind: SharedKind, file: string): string {
  return file.slice(SHARED[kind].folder.length + 1, -'.yaml'.length);
}

/** Returns the parts of a file that pages use; undefined if it does not have the shape of its kind. */
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

/** Returns the key that declares parameters. A misspelt key is reported once, and its declarations count. */
export function parametersKey(value: unknown): string {
  const keys = isRecord(value) ? Object.keys(value) : [];
  if (keys.includes(PARAMETERS)) return PARAMETERS;
  return keys.find((key) => key !== 'blocks' && closest(key, [PARAMETERS]) !== undefined) ?? PARAMETERS;
}

/** Returns true if each parameter is described: without a description, the values that pages pass cannot be checked. */
function isDeclared(value: unknown): boolean {
  const parameters = isRecord(value) ? value[parametersKey(value)] : undefined;
  return !isRecord(parameters) || Object.values(parameters).every((parameter) => isRecord(parameter));
}

/** Declarations count if they are sections, even faulty ones. */
function declared(value: unknown): Parameters {
  const parameters = isRecord(value) ? value[parametersKey(value)] : undefined;
  if (!isRecord(parameters)) return {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Findings of their own say what is wrong in a section
  return Object.fromEntries(Object.entries(parameters).filter(([, parameter]) => isRecord(parameter))) as Parameters;
}
