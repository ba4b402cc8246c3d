import { isCollection, isPair } from 'yaml';
import { syntaxTree } from '../../documents/read-syntax.ts';
import { checkSize } from '../../server/files.ts';
import { reopened, written } from '../../documents/open-document.ts';
import type { Draft, SavedDraft } from '../../server/drafts.ts';
import { refuse } from '../../server/refusal.ts';
import { json } from '../json.ts';

/** Maximum size of a draft's stored steps, in bytes. Beyond it, the oldest steps become one, which is undone as a whole. */
const MOST_STEPS_BYTES = 2_000_000;
const MOST_BYTES = 8_000_000;
const MOST_CHANGES = 1_000;
/** Maximum number of list and map entries in a document: some twenty times the largest shipped one. The syntax tree takes 4 kB for each. */
const MOST_ENTRIES = 20_000;

/**
 * Next version of a draft.
 * @param now time in ms since 1970
 * @throws Refusal 413 for a document or a draft that is too large
 */
export function saved(draft: Draft, now: number): { readonly draft: Draft; readonly saved: SavedDraft } {
  const { text } = reopened(draft);
  checkSize(text);
  if (entriesIn(syntaxTree(text).contents) > MOST_ENTRIES)
    refuse(413, `Ein Dokument darf höchstens ${MOST_ENTRIES.toLocaleString('de')} Einträge haben. Teile es auf.`);
  const next: Draft = { ...shortened(draft, text), version: draft.version + 1, savedAt: new Date(now).toISOString(), text };
  const { file, editor, version, revision, deleted, savedAt } = next;
  const bytes = json(next);
  if (bytes.length > MOST_BYTES) refuse(413, 'Dieser Entwurf ist zu groß geworden. Veröffentliche ihn, oder teile das Dokument auf.');
  return { draft: next, saved: { head: { file, editor, version, revision, deleted, savedAt, size: text.length }, bytes } };
}

function entriesIn(node: unknown): number {
  if (isPair(node)) return entriesIn(node.value);
  return isCollection(node) ? node.items.reduce<number>((count, item) => count + 1 + entriesIn(item), 0) : 0;
}

/** Draft with its oldest steps joined into one if there are too many. */
function shortened(draft: Draft, text: string): Draft {
  const { base, changes, done } = draft;
  let [bytes, first] = [0, changes.length];
  while (first > 0 && changes.length - first < MOST_CHANGES) {
    bytes += JSON.stringify(changes[first - 1]).length;
    if (bytes > MOST_STEPS_BYTES) break;
    first -= 1;
  }
  if (first === 0 || first > done) return first === 0 ? draft : allAsOne(draft, text);
  // Joins at least half of the steps, so that the next ones need not be joined again at once.
  const cut = Math.min(done, Math.max(first, Math.ceil(changes.length / 2)));
  const middle = reopened({ base, changes, done: cut }).text;
  const whole = written({ base, changes: [], done: 0, text: base }, middle).changes;
  return { ...draft, changes: [...whole, ...changes.slice(cut)], done: done - cut + whole.length };
}

function allAsOne(draft: Draft, text: string): Draft {
  const { changes, done } = written({ base: draft.base, changes: [], done: 0, text: draft.base }, text);
  return { ...draft, changes, done };
}
