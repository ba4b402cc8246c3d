import { merge, type Conflict } from './merge.ts';
import { edited, openDocument, reopened, written, writtenAs, type Change, type OpenDocument } from './open-document.ts';
import { patchText } from './patch-text.ts';
import { stepsBetween } from './steps-between.ts';
import type { Splice } from './splice.ts';
import { readSyntax } from './read-syntax.ts';
import { isSame } from './values.ts';

export interface Rebased {
  readonly document: OpenDocument;
  /** Parts that both have changed; the document holds what others made of them. */
  readonly conflicts: readonly Conflict[];
  /** Stretches of the text that say nothing of the value, such as comments, and that could not be brought over. */
  readonly lostWording: readonly Splice[];
}

/**
 * A document on what others have published meanwhile: each of its steps is made again there, so that each can still be undone; of
 * very many steps of a long text the first become one. Where that comes to something else than merging the whole, all steps become
 * one.
 * @throws InvalidYaml when the new base is no YAML
 */
export function rebased(document: OpenDocument, base: string): Rebased {
  const [before, theirs, mine] = [document.base, base, document.text].map((text) => readSyntax(text).value);
  const { value, conflicts } = merge(before, theirs, mine);
  const { changes, lostWording } = replayed(withFewSteps(document, base), base);
  const steps = reopened({ base, changes, done: changes.length });
  if (isSame(readSyntax(steps.text).value, value)) return { document: steps, conflicts, lostWording };
  return { document: edited(openDocument(base), stepsBetween([], theirs, value)), conflicts, lostWording };
}

/** Steps times characters that are made again one by one: about two seconds. */
const MOST_REPLAYED = 8_000_000;

/** The document with its first steps as one, where there are too many to make each again. */
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
  // Values are kept here: the trees of three long texts do not fit beside each other.
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

/** Whether a step of several places changes comments, too: its patch alone would not make the text of it. */
function hasWording(before: string, after: string, { patch, splice }: Change): boolean {
  return patch.length > 1 && splice.was.length > LONG && patchText(before, patch) !== after;
}

/** Characters of a stretch that one step of a form does not change. */
const LONG = 2_000;

/** The document with the change's own patch if that comes to the value, so that what is moved keeps its comments; else by the shortest way. */
function fitting(document: OpenDocument, { patch }: Change, value: unknown): OpenDocument | undefined {
  try {
    const same = edited(document, patch);
    if (says(same.text, value)) return same;
  } catch {
    // The patch is about a place that is not there any more.
  }
  const steps = stepsBetween([], readSyntax(document.text).value, value);
  return steps.length === 0 ? undefined : edited(document, steps);
}

function says(text: string, value: unknown): boolean {
  const found = read(text);
  return found !== undefined && isSame(found.value, value);
}

/** The value of a text that was put together here; undefined where it is no YAML. */
function read(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: readSyntax(text).value };
  } catch {
    return undefined;
  }
}

/** Characters around a stretch that have to be the same for it to be the same stretch; so few do only where nothing else looks like it. */
const AROUND = [60, 25, 10] as const;

/** The text with a splice of another one, where the stretch and what is around it stand in both, once. */
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
