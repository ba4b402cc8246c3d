import { applyInPlace, applyPatch } from '#gateway/patch.ts';
import { isRecord, pathOfPointer, pointerOf, type DocumentPath } from '#documents/reader/path.ts';
import { withEntry } from './add-entry.ts';
import { splitReplacement } from './steps-between.ts';
import { hasMarks } from './graft.ts';
import { linesAt } from './move-entry.ts';
import type { Operation, Patch } from './operation.ts';
import { partsOf, type Parts, type Window } from './parts.ts';
import { edited, ended, isNew, patchOnce, reads, type PatchAll } from './patch-once.ts';
import { readSyntax } from './read-syntax.ts';
import { withoutEntry } from './remove-entry.ts';
import { withValue } from './replace-value.ts';
import { InvalidYaml, type Syntax } from './syntax.ts';
import { isSame, valueAt } from './values.ts';

/** Maximum size of an entry that is changed as a whole and not cut further, in characters. */
const LARGEST = 1_000;

/**
 * Applies many operations to a text, each only to the lines that it affects: a thousand operations take little longer than parsing the text
 * a few times. `parts.slow.test.ts` compares the result with applying each operation to the whole text.
 * @param largest maximum size of an entry that is not cut further, in characters
 * @returns undefined if the result does not have the value that the patch asks for
 * @throws Error when an operation does not fit the document; InvalidYaml when the text is not valid YAML
 */
export function patchedInParts(text: string, patch: Patch, largest = LARGEST): string | undefined {
  let value = structuredClone(readSyntax(text).value);
  let parts = partsOf(text, largest);
  const take = (step: Operation): void => {
    const before = { value };
    const paths = pathsOf(before, step);
    const isIdle = saysNothing(before, step);
    const isDone = !isIdle && made(parts, before, step, paths);
    // Throws for an operation that does not fit, exactly as in the whole text.
    value = applyInPlace(value, structuredClone(step));
    if (isIdle || isDone) return;
    parts = partsOf(patchOnce(parts.text(), step, inOneGo), largest);
  };
  try {
    for (const operation of patch) for (const step of smaller(value, operation)) take(step);
  } catch (error) {
    if (error instanceof Unfinished) return undefined;
    throw error;
  }
  const result = parts.text();
  return reads(result, value) ? result : undefined;
}

const inOneGo: PatchAll = (text, patch) => patch.reduce((current, operation) => patchOnce(current, operation, inOneGo), text);

/** Splits the replacement of a collection by one of the same kind into operations on the entries that differ. */
function smaller(value: unknown, operation: Operation): readonly Operation[] {
  if (operation.op !== 'replace' && operation.op !== 'add') return [operation];
  const path = pathOfPointer(operation.path, value);
  if (operation.op === 'add' && isNew({ value }, path)) return [operation];
  const before = valueAt(value, path);
  return (before !== undefined && splitReplacement(path, before, operation.value)) || [operation];
}

interface Paths {
  readonly path: DocumentPath;
  readonly from: DocumentPath;
}

function pathsOf({ value }: Pick<Syntax, 'value'>, operation: Operation): Paths {
  const path = pathOfPointer(operation.path, value);
  return {
    path: operation.op === 'move' ? path : ended({ value }, path),
    from: 'from' in operation ? pathOfPointer(operation.from, value) : [],
  };
}

/** Returns true if an operation leaves the value unchanged; the text then stays as well. */
function saysNothing({ value }: Pick<Syntax, 'value'>, operation: Operation): boolean {
  const path = pathOfPointer(operation.path, value);
  if (operation.op === 'test') return true;
  if (operation.op === 'replace' || (operation.op === 'add' && !isNew({ value }, path))) {
    const before = valueAt(value, path);
    return before !== undefined && isSame(before, operation.value);
  }
  return false;
}

/** Returns true if an operation could be applied within the lines that it affects. */
function made(parts: Parts, before: Pick<Syntax, 'value'>, operation: Operation, paths: Paths): boolean {
  if (paths.path.length === 0) return false;
  switch (operation.op) {
    case 'add':
    case 'replace':
    case 'remove':
      return parts.change(paths.path, (window) => inWindow(window, { ...operation, path: pointerOf(window.path) }));
    case 'move':
    case 'copy':
      return (
        !`${operation.path}/`.startsWith(`${operation.from}/`) && isNew(before, paths.path) && taken(parts, before, operation.op, paths)
      );
    case 'test':
      return false;
  }
}

function taken(parts: Parts, { value: whole }: Pick<Syntax, 'value'>, op: 'move' | 'copy', { path, from }: Paths): boolean {
  const [above, source] = [valueAt(whole, path.slice(0, -1)), valueAt(whole, from.slice(0, -1))];
  const value = structuredClone(valueAt(whole, from));
  if (op === 'copy') return copied(parts, from, path, value);
  if (isRecord(source)) return above === source && renamed(parts, from, path);
  // Swapping equal entries must leave the text unchanged.
  const isTurned = !Array.isArray(above) || isSame(valueAt(above, path.slice(-1)), value);
  return !isTurned && moved(parts, from, path, value);
}

/** Renames a key of a map. */
function renamed(parts: Parts, from: DocumentPath, to: DocumentPath): boolean {
  return parts.change(from, (window) => {
    const target = [...window.path.slice(0, -1), to.at(-1) ?? ''];
    return inWindow(window, { op: 'move', from: pointerOf(window.path), path: pointerOf(target) });
  });
}

function moved(parts: Parts, from: DocumentPath, to: DocumentPath, value: unknown): boolean {
  let lines: readonly string[] | undefined;
  const isGone = parts.change(from, (window) => {
    const syntax = plainSyntax(window.text);
    lines = syntax && linesAt(syntax, window.path);
    const removed = syntax && lines && withoutEntry(syntax, window.path);
    return removed !== undefined && reads(removed, patched(syntax, { op: 'remove', path: pointerOf(window.path) })) ? removed : undefined;
  });
  if (!isGone) return false;
  if (inserted(parts, to, value, lines)) return true;
  throw new Unfinished();
}

/** Error for an operation that is half applied: the patch starts over with the whole text. */
class Unfinished extends Error {}

function copied(parts: Parts, from: DocumentPath, to: DocumentPath, value: unknown): boolean {
  let lines: readonly string[] | undefined;
  const isSeen = parts.change(from, (window) => {
    const syntax = plainSyntax(window.text);
    lines = syntax && linesAt(syntax, window.path);
    return syntax && window.text;
  });
  return isSeen && inserted(parts, to, value, lines);
}

function inserted(parts: Parts, to: DocumentPath, value: unknown, lines: readonly string[] | undefined): boolean {
  return parts.change(to, ({ text, path }) => {
    const syntax = plainSyntax(text);
    const result = syntax && withEntry(syntax, path, { value, lines });
    return result !== undefined && reads(result, patched(syntax, { op: 'add', path: pointerOf(path), value })) ? result : undefined;
  });
}

/** Syntax of a window; undefined if it is not valid YAML by itself, or depends on anchors. */
function plainSyntax(text: string): Syntax | undefined {
  try {
    const syntax = readSyntax(text);
    return hasMarks(syntax.document) ? undefined : syntax;
  } catch (error) {
    if (error instanceof InvalidYaml) return undefined;
    throw error;
  }
}

function patched(syntax: Syntax | undefined, operation: Operation): unknown {
  return syntax === undefined ? undefined : applyPatch(syntax.value, [operation]);
}

/** Applies an operation to a window: in place, else by rewriting its surroundings within the entry. */
function inWindow({ text, depth }: Window, operation: Operation): string | undefined {
  const syntax = plainSyntax(text);
  if (syntax === undefined) return undefined;
  const wanted = tried(() => applyPatch(syntax.value, [operation]));
  if (wanted === undefined) return undefined;
  if (isSame(wanted, syntax.value)) return text;
  const attempt = edited(syntax, operation, inOneGo);
  if (attempt !== undefined && reads(attempt, wanted)) return attempt;
  if (operation.op === 'move') return undefined;
  const path = pathOfPointer(operation.path, wanted);
  for (let length = path.length; length > depth; length -= 1) {
    const around = path.slice(0, length);
    const rewritten = withValue(syntax, around, valueAt(wanted, around));
    if (rewritten !== undefined && reads(rewritten, wanted)) return rewritten;
  }
  return undefined;
}

/** Returns undefined for an operation that does not fit the window because it needs text outside of it. */
function tried(run: () => unknown): unknown {
  try {
    return run();
  } catch {
    return undefined;
  }
}
