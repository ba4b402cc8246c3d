import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { format } from 'oxfmt';

/** File that codegen owns: path from the root of the project, and its text. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
  /** Returns true if the text on disk differs only in parts that change without codegen. */
  readonly isSame?: (present: string) => boolean;
}

export type DriftKind = 'changed' | 'missing' | 'superfluous' | 'untracked';
export interface Drift {
  readonly kind: DriftKind;
  readonly path: string;
}

const banner = 'Written by `npm run codegen`. Do not edit: change the contract or the schema instead.';

/** Formats source text and adds the header of generated files. */
export async function formatted(path: string, source: string): Promise<GeneratedFile> {
  const { code, errors } = await format(path, source, { printWidth: 120, singleQuote: true });
  if (errors.length > 0) throw new Error(`${path}: the generated source does not parse: ${errors[0]?.message ?? ''}`);
  return { path, text: path.endsWith('.json') ? code : `/* ${banner} */\n${code}` };
}

/**
 * JSON file with a declaration of its type. Without it, the compiler would infer a separate type for each key and widen each word to
 * `string`.
 * @param type TypeScript that imports with `import('…')`, relative to the file
 */
export async function typedJson(path: `${string}.json`, value: unknown, type: string): Promise<GeneratedFile[]> {
  const declaration = `declare const data: ${type};\nexport default data;`;
  return [await formatted(path, JSON.stringify(value)), await formatted(path.replace(/\.json$/u, '.d.json.ts'), declaration)];
}

/** Writes only files that differ, so that watchers see real changes only. Returns the paths written. */
export function writeChanged(root: string, files: readonly GeneratedFile[]): string[] {
  const written: string[] = [];
  for (const { path, text } of files) {
    if (readIfThere(resolve(root, path)) === text) continue;
    mkdirSync(dirname(resolve(root, path)), { recursive: true });
    writeFileSync(resolve(root, path), text);
    written.push(path);
  }
  return written;
}

/** Adds the header to source that is not formatted, because it is large and made by another generator. */
export function verbatim(path: string, source: string): GeneratedFile {
  return { path, text: `/* ${banner} */\n${source}\n` };
}

/** Compares files on disk with codegen's output; `owned` are folders and files that only codegen writes. */
export function findDrift(root: string, files: readonly GeneratedFile[], owned: readonly string[]): Drift[] {
  const drift: Drift[] = [];
  for (const { path, text, isSame } of files) {
    const present = readIfThere(resolve(root, path));
    if (present === undefined) drift.push({ kind: 'missing', path });
    else if (present !== text && isSame?.(present) !== true) drift.push({ kind: 'changed', path });
  }
  for (const path of superfluousFiles(root, files, owned)) drift.push({ kind: 'superfluous', path });
  return drift.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Removes files in owned folders that are no longer generated. Returns their paths. */
export function removeSuperfluous(root: string, files: readonly GeneratedFile[], owned: readonly string[]): string[] {
  const superfluous = superfluousFiles(root, files, owned);
  for (const path of superfluous) rmSync(resolve(root, path));
  return superfluous;
}

function superfluousFiles(root: string, files: readonly GeneratedFile[], owned: readonly string[]): string[] {
  const expected = new Set(files.map((file) => file.path));
  return owned
    .flatMap((entry) => filesIn(root, entry))
    .filter((path) => !expected.has(path))
    .toSorted();
}

function filesIn(root: string, entry: string): string[] {
  if (!existsSync(join(root, entry))) return [];
  if (!entry.endsWith('/')) return [entry];
  return readdirSync(join(root, entry), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(join(root, '/').length));
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
