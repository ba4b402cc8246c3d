import { pathOfPointer } from '#documents/reader/path.ts';
import { checkGrowth } from './growth.ts';
import { inverseOf } from './inverse.ts';
import type { Patch } from './operation.ts';
import { patchText } from './patch-text.ts';
import { reversed, spliced, spliceOf, type Splice } from './splice.ts';
import { splicedAll } from './splices.ts';
import { stepsBetween } from './steps-between.ts';
import { readSyntax } from './read-syntax.ts';
import { InvalidYaml } from './syntax.ts';
import { valueAt } from './values.ts';

/** Step of an editor, as patch of the value and as splice of the text. It can be undone. */
export interface Change {
  readonly patch: Patch;
  readonly inverse: Patch;
  readonly splice: Splice;
  /** JSON pointer of the changed part, which is selected after undo or redo. */
  readonly at: string;
}

/** Document that is being edited: the original text and the steps since. */
export interface OpenDocument {
  /** Text before the first step. */
  readonly base: string;
  readonly changes: readonly Change[];
  /** Number of changes that are applied; the changes after them can be redone. */
  readonly done: number;
  /** Text with the applied changes. */
  readonly text: string;
}

/** Error for a patch that does not fit its document. */
export class InvalidPatch extends Error {
  override readonly name = 'InvalidPatch';
}

/**
 * Opens a text for editing.
 * @throws InvalidYaml for a text that is not valid YAML
 */
export function openDocument(base: string): OpenDocument {
  readSyntax(base);
  return { base, changes: [], done: 0, text: base };
}

/**
 * Restores a document from its stored base and changes.
 * @throws Error when the changes do not belong to this base
 */
export function reopened({ base, changes, done }: Omit<OpenDocument, 'text'>): OpenDocument {
  const known = texts.get(changes);
  const text =
    known?.base === base && known.done === done
      ? known.text
      : splicedAll(
          base,
          changes.slice(0, done).map(({ splice }) => splice),
        );
  return remembered({ base, changes, done, text });
}

/** Cache of the text after a list of changes. A draft needs it many times, and after a thousand edits it is slow to compute. */
const texts = new WeakMap<readonly Change[], Omit<OpenDocument, 'changes'>>();

function remembered(document: OpenDocument): OpenDocument {
  const { base, done, text } = document;
  texts.set(document.changes, { base, done, text });
  return document;
}

/**
 * Applies a patch as a new step and drops undone steps.
 * @param joins whether the patch belongs to the previous step, like letters typed into one field
 * @throws InvalidPatch when the patch does not fit
 */
export function edited(document: OpenDocument, patch: Patch, joins = false): OpenDocument {
  const { value } = readSyntax(document.text);
  const text = patchedText(document.text, value, patch);
  if (text === document.text) return document;
  const change = { patch, inverse: inverseOf(value, patch), splice: spliceOf(document.text, text), at: placeOf(value, patch) };
  return withChange(document, change, text, joins);
}

function patchedText(text: string, value: unknown, patch: Patch): string {
  try {
    checkGrowth(value, patch);
    return patchText(text, patch);
  } catch (cause) {
    throw new InvalidPatch(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Replaces the text of the document, as edited by hand, in a new step.
 * @throws InvalidYaml for a text that is not valid YAML
 */
export function written(document: OpenDocument, text: string): OpenDocument {
  if (text === document.text) return document;
  const after = readSyntax(text).value;
  const before = readable(document.text);
  // Replaces the whole text when the old one could not be parsed.
  if (before === undefined)
    return withChange(document, { patch: [], inverse: [], splice: spliceOf(document.text, text), at: '' }, text, false);
  return writtenAs(document, text, { before, after });
}

/** Does the same as `written` for a caller that already has the values of both texts. */
export function writtenAs(
  document: OpenDocument,
  text: string,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): OpenDocument {
  if (text === document.text) return document;
  const patch = stepsBetween([], before, after);
  const change = { patch, inverse: inverseOf(before, patch), splice: spliceOf(document.text, text), at: placeOf(before, patch) };
  return withChange(document, change, text, false);
}

/** Value of a text; undefined if it is not valid YAML, as after an edit by hand. */
export function readable(text: string): unknown {
  try {
    return readSyntax(text).value;
  } catch (error) {
    if (error instanceof InvalidYaml) return undefined;
    throw error;
  }
}

function withChange(document: OpenDocument, change: Change, text: string, joins: boolean): OpenDocument {
  const kept = document.changes.slice(0, document.done);
  const last = kept.at(-1);
  const changes = joins && last?.at === change.at ? [...kept.slice(0, -1), together(document, last, change, text)] : [...kept, change];
  return remembered({ ...document, changes, done: changes.length, text });
}

function together(document: OpenDocument, first: Change, second: Change, text: string): Change {
  const before = spliced(document.text, reversed(first.splice));
  return {
    patch: shortened([...first.patch, ...second.patch]),
    inverse: shortened([...second.inverse, ...first.inverse]),
    splice: spliceOf(before, text),
    at: first.at,
  };
}

/** Merges consecutive replacements of the same place: only the last one stays. */
function shortened(patch: Patch): Patch {
  return patch.filter((operation, index) => {
    const next = patch[index + 1];
    return !(operation.op === 'replace' && next?.op === 'replace' && next.path === operation.path);
  });
}

/** Result of undo or redo. */
export interface Stepped {
  readonly document: OpenDocument;
  /** Pointer of the part to select; undefined if there was nothing to do. */
  readonly at: string | undefined;
}

/** Undoes the last applied step. The text is then byte for byte as before. */
export function undone(document: OpenDocument): Stepped {
  const change = document.changes[document.done - 1];
  if (change === undefined) return { document, at: undefined };
  const before = remembered({ ...document, done: document.done - 1, text: spliced(document.text, reversed(change.splice)) });
  // Selects a moved part at its restored place.
  return stepped(before, change.inverse.length === 0 ? change.at : placeOf(undefined, change.inverse));
}

/** Redoes the last undone step. */
export function redone(document: OpenDocument): Stepped {
  const change = document.changes[document.done];
  if (change === undefined) return { document, at: undefined };
  return stepped(remembered({ ...document, done: document.done + 1, text: spliced(document.text, change.splice) }), change.at);
}

/** Selects the part at a place, or its nearest existing parent. */
function stepped(document: OpenDocument, at: string): Stepped {
  const value = readable(document.text);
  let pointer = at;
  while (pointer !== '' && valueAt(value, pathOfPointer(pointer, value)) === undefined)
    pointer = pointer.slice(0, pointer.lastIndexOf('/'));
  return { document, at: pointer };
}

/** Innermost part that contains all operations of a patch. */
function placeOf(before: unknown, patch: Patch): string {
  const [first = '', ...others] = patch.map((operation) => resultPlace(before, operation.path));
  return others.reduce((common, path) => {
    let shared = common;
    while (shared !== '' && path !== shared && !path.startsWith(`${shared}/`)) shared = shared.slice(0, shared.lastIndexOf('/'));
    return shared;
  }, first);
}

function resultPlace(before: unknown, pointer: string): string {
  if (!pointer.endsWith('/-')) return pointer;
  const list = valueAt(before, pathOfPointer(pointer.slice(0, -2), before));
  return Array.isArray(list) ? `${pointer.slice(0, -1)}${list.length}` : pointer;
}

/** Current value of the document. */
export function valueOf({ text }: Pick<OpenDocument, 'text'>): unknown {
  return readSyntax(text).value;
}
