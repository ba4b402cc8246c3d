import { keysOf } from '#domain/input/typed-entries.ts';
import { FILES, FOLDERS, KIND_BY_FILE, type Many, type OneOfMany, type Singles } from '../generated/kinds.ts';

/** Kind of configuration with one document. */
export type SingleKind = keyof Singles;
/** Kind of configuration with many documents. */
export type ManyKind = keyof OneOfMany;
/** Part of the configuration that a block may request. */
export type ConfigName = SingleKind | keyof Many;

/** Files of the single documents. */
export const SINGLE_FILES: readonly string[] = Object.keys(KIND_BY_FILE);
export const SINGLE_KIND_NAMES: readonly SingleKind[] = Object.values(KIND_BY_FILE);
export const MANY_KIND_NAMES: readonly ManyKind[] = keysOf(FOLDERS);

const PARTS: ReadonlySet<string> = new Set<ConfigName>([...SINGLE_KIND_NAMES, ...MANY_KIND_NAMES.map((kind) => FOLDERS[kind].part)]);

export function isConfigName(name: unknown): name is ConfigName {
  return typeof name === 'string' && PARTS.has(name);
}

/** Returns the part that a file below `config/` belongs to: `navigation.yaml` → `navigation`; undefined for pages and unknown files. */
export function configNameOf(file: string): ConfigName | undefined {
  if (isSingleFile(file)) return KIND_BY_FILE[file];
  const kind = manyKindOf(file);
  return kind && FOLDERS[kind].part;
}

export function isSingleFile(file: string): file is keyof typeof KIND_BY_FILE {
  return Object.hasOwn(KIND_BY_FILE, file);
}

/** Returns the kind with many documents that a file belongs to. */
export function manyKindOf(file: string): ManyKind | undefined {
  const [folder, name, ...rest] = file.split('/');
  if (name === undefined || rest.length > 0 || !/^.+\.yaml$/su.test(name)) return undefined;
  return MANY_KIND_NAMES.find((kind) => FOLDERS[kind].folder === folder);
}

export function isSingleKind(kind: string): kind is SingleKind {
  return Object.hasOwn(FILES, kind);
}

export function isManyKind(kind: string): kind is ManyKind {
  return Object.hasOwn(FOLDERS, kind);
}
