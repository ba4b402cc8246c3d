import { applyPatch } from '#gateway/patch.ts';
import { pathOfPointer, type DocumentPath } from '#documents/reader/path.ts';
import { withEntry } from './add-entry.ts';
import { withoutAliases } from './aliases.ts';
import { withCopy, withMoved } from './move-entry.ts';
import type { Operation, Patch } from './operation.ts';
import { withoutEntry } from './remove-entry.ts';
import { withValue } from './replace-value.ts';
import { splitReplacement } from './steps-between.ts';
import { readSyntax } from './read-syntax.ts';
import { InvalidYaml, type Syntax } from './syntax.ts';
import { isSame, valueAt } from './values.ts';

/** Applies several operations to a text. Needed because an operation on a whole list or map is split into smaller ones. */
export type PatchAll = (text: string, patch: Patch) => string;

/**
 * Applies one operation to a text.
 * @throws Error when it does not fit the document; InvalidYaml when the text is not valid YAML
 */
export function patchOnce(text: string, operation: Operation, all: PatchAll): string {
  const syntax = readSyntax(text);
  const wanted = applyPatch(syntax.value, [operation]);
  if (isSame(wanted, syntax.value)) return text;
  for (const attempt of attempts(syntax, operation, wanted, all)) if (attempt !== undefined && reads(attempt, wanted)) return attempt;
  throw new Error(`No text says what ${JSON.stringify(operation)} asks for`);
}

/** Returns true if a text is YAML with the given value. */
export function reads(text: string, wanted: unknown): boolean {
  try {
    return isSame(readSyntax(text).value, wanted);
  } catch (error) {
    if (error instanceof InvalidYaml) return false;
    throw error;
  }
}

/** Tries changes from the smallest to the largest: the place itself, the place with aliases written out, then rewritten parents. */
function* attempts(syntax: Syntax, operation: Operation, wanted: unknown, all: PatchAll): Generator<string | undefined> {
  yield edited(syntax, operation, all);
  const paths = [operation.path, ...('from' in operation ? [operation.from] : [])].map((place) => pathOfPointer(place, syntax.value));
  for (const which of ['near', 'all'] as const) {
    const plain = withoutAliases(syntax, paths, which);
    if (plain !== undefined && reads(plain, syntax.value)) yield edited(readSyntax(plain), operation, all);
  }
  if (operation.op === 'move') {
    const value = valueAt(syntax.value, pathOfPointer(operation.from, syntax.value));
    yield all(syntax.text, [
      { op: 'remove', path: operation.from },
      { op: 'add', path: operation.path, value },
    ]);
  }
  const bare = readSyntax(withoutAliases(syntax, paths, 'all') ?? syntax.text);
  const path = pathOfPointer(operation.path, wanted);
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const around = path.slice(0, depth);
    yield withValue(bare, around, valueAt(wanted, around));
  }
}

/** Smallest change of the text for an operation; undefined if the syntax tree does not allow one. */
export function edited(syntax: Syntax, operation: Operation, all: PatchAll): string | undefined {
  const path = pathOfPointer(operation.path, syntax.value);
  switch (operation.op) {
    case 'add':
      return isNew(syntax, path)
        ? withEntry(syntax, ended(syntax, path), { value: operation.value })
        : replaced(syntax, path, operation.value, all);
    case 'replace':
      return replaced(syntax, path, operation.value, all);
    case 'remove':
      return withoutEntry(syntax, path);
    case 'move':
    case 'copy': {
      const from = pathOfPointer(operation.from, syntax.value);
      const value = valueAt(syntax.value, from);
      if (!isNew(syntax, path)) return undefined;
      return operation.op === 'move' ? withMoved(syntax, from, path, value) : withCopy(syntax, from, ended(syntax, path), value);
    }
    case 'test':
      return syntax.text;
  }
}

/** Returns true if adding at a path creates an entry: always in a list, in a map only for a missing key. */
export function isNew({ value }: Pick<Syntax, 'value'>, path: DocumentPath): boolean {
  const parent = valueAt(value, path.slice(0, -1));
  return path.length > 0 && (Array.isArray(parent) || valueAt(value, path) === undefined);
}

/** Path with `-` replaced by the index after the last entry. */
export function ended({ value }: Pick<Syntax, 'value'>, path: DocumentPath): DocumentPath {
  const parent = valueAt(value, path.slice(0, -1));
  return Array.isArray(parent) && !Number.isInteger(path.at(-1)) ? [...path.slice(0, -1), parent.length] : path;
}

/** Replaces a value. If old and new value are collections of the same kind, changes only the entries that differ. */
function replaced(syntax: Syntax, path: DocumentPath, value: unknown, all: PatchAll): string | undefined {
  const steps = splitReplacement(path, valueAt(syntax.value, path), value);
  return steps === undefined ? withValue(syntax, path, value) : all(syntax.text, steps);
}
