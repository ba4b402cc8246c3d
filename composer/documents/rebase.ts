import { merge, type Conflict } from './merge.ts';
import { edited, openDocument, reopened, written, writtenAs, type Change, type OpenDocument } from './open-document.ts';
import { patchText } from './patch-text.ts';
import { stepsBetween } from './steps-between.ts';
import type { Splice } from './splice.ts';
import { readSyntax } from './read-syntax.ts';
import { isSame } from './values.ts';

export interface Rebased {
  readonly document: OpenDocument;
  /** Parts that both sides changed; the document contains the version of the others. */
  readonly conflicts: readonly Conflict[];
  /** Changes of the text that do not affect the value, such as comments, and could not be applied. */
  readonly lostWording: readonly Splice[];
}

/**
 * Rebases a document onto a text that others have published meanwhile. Repeats each step there, so that each can still be undone. If a long
 * text has too many steps, the first ones become one step. If the result differs from a merge of the whole, all steps become one.
 * @throws InvalidYaml when the new base is not valid YAML
 */
export function rebased(document: OpenDocument, base: string): Rebased {
  const [before, theirs, mine] = [document.base, base, document.text].map((text) => readSyntax(text).value);
  const { value, conflicts } = merge(before, theirs, mine);
  const { changes, lostWording } = replayed(withFewSteps(document, base), base);
  const steps = reopened({ base, changes, done: changes.length });
  if (isSame(readSyntax(steps.text).value, value)) return { document: steps, conflicts, lostWording };
  return { document: edited(openDocument(base), stepsBetween([], theirs, value)), conflicts, lostWording };
}

/** Maximum of steps times characters that are repeated one by one: about two seconds. */
const MOST_REPLAYED = 8_000_000;

/** Returns the document with its first steps joined into one if there are too many to repeat each. */
function withFewSteps(document: OpenDocument, onto: string): OpenDocument {
  const { base, changes, done } = document;
  const most = Math.max(1, Math.floor(MOST_REPLAYED / Math.max(base.length, onto.length, 1)));
  if (done <= most) return document;
  const joined = done - most + 1;
  const first = written(openDocument(base), reopened({ base, changes: changes.slice(0, joined), done: joined }).text);
  const all = [...first.changes, ...changes.slice(joined, done)];
  return reopened({ base, changes: all, done: all.length });
}

function replayed({ base, changes, done }: OpenDocument, onto: string): { changes: readonly Change[]; lostWording: Splice[] } {
  let mine = reopened({ base, changes, done: 0 });
  let result = openDocument(onto);
  // Stores values instead of trees: the trees of three long texts do not fit into the cache together.
  let was = readSyntax(mine.text).value;
  let here = readSyntax(onto).value;
  const lostWording: Splice[] = [];
  for (const change of changes.slice(0, done)) {
    const next = reopened({ base: mine.text, changes: [change], done: 1 });
    const now = readSyntax(next.text).value;
    const { value } = merge(was, here, now);
    const bySplice = resplice(result.text, mine.text, change.splice);
    const spliced = bySplice === undefined ? undefined : read(bySplice);
    if (bySplice !== undefined && spliced !== undefined && isSame(spliced.value, value)) {
      result = writtenAs(result, bySplice, { before: here, after: spliced.value });
      here = spliced.value;
    } else {
      if (isSame(was, now) || hasWording(mine.text, next.text, change)) lostWording.push(change.splice);
      const fits = fitting(result, change, value);
      if (fits !== undefined) {
        result = fits;
        here = readSyntax(result.text).value;
      }
    }
    mine = reopened({ base: next.text, changes: [], done: 0 });
    was = now;
  }
  return { changes: result.changes, lostWording };
}

/** Returns true if a step with several operations also changed comments, so that its patch alone would not produce its text. */
function hasWording(before: string, after: string, { patch, splice }: Change): boolean {
  return patch.length > 1 && splice.was.length > LONG && patchText(before, patch) !== after;
}

/** Minimum size of a splice that no single edit of a form causes, in characters. */
const LONG = 2_000;

/** Applies the change's own patch if it gives the value, so that moved entries keep their comments; else the shortest patch. */
function fitting(document: OpenDocument, { patch }: Change, value: unknown): OpenDocument | undefined {
  try {
    const same = edited(document, patch);
    if (says(same.text, value)) return same;
  } catch {
    // Falls through if the patch refers to a place that no longer exists.
  }
  const steps = stepsBetween([], readSyntax(document.text).value, value);
  return steps.length === 0 ? undefined : edited(document, steps);
}

function says(text: string, value: unknown): boolean {
  const found = read(text);
  return found !== undefined && isSame(found.value, value);
}

/** Value of a composed text; undefined if it is not valid YAML. */
function read(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: readSyntax(text).value };
  } catch {
    return undefined;
  }
}

/** Numbers of characters around a splice that must be equal to identify its place. Fewer are enough only if the match is unique. */
const AROUND = [60, 25, 10] as const;

/** Applies a splice of another text if its old content with its surroundings occurs exactly once in this text; else undefined. */
function resplice(text: string, from: string, { at, was, is }: Splice): string | undefined {
  for (const around of AROUND) {
    const [before, after] = [from.slice(Math.max(0, at - around), at), from.slice(at + was.length, at + was.length + around)];
    const found = text.indexOf(before + was + after);
    if (found < 0 || text.includes(before + was + after, found + 1)) continue;
    const start = found + before.length;
    return text.slice(0, start) + is + text.slice(start + was.length);
  }
  return undefined;
}
