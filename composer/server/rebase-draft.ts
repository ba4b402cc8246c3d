import { InvalidYaml } from '../documents/syntax.ts';
import { migratedText } from '../documents/migrate-text.ts';
import { rebased } from '../documents/rebase.ts';
import { openDocument, reopened, written } from '../documents/open-document.ts';
import { textOf, type Draft } from './drafts.ts';
import { revisionOf } from '#documents/files/step.ts';
import { readDocumentText, type Folders } from './files.ts';
import { isSame } from '../documents/values.ts';
import { refuse } from './refusal.ts';

/**
 * Rebases a draft on the published document, if others have changed other parts of it.
 * @throws Refusal 409 in German for conflicts that an editor has to resolve
 */
export function rebasedDraft(folders: Folders, draft: Draft): Draft {
  const { file } = draft;
  const text = readDocumentText(folders, file);
  const revision = revisionOf(text);
  if (revision === draft.revision) return draft;
  // Another editor has published the same text.
  if (text === textOf(draft)) return { ...draft, revision };
  if (text === null) refuse(409, `${file} hat inzwischen jemand gelöscht.`);
  if (draft.deleted) refuse(409, `${file} sollte gelöscht werden, doch inzwischen hat es jemand geändert.`);
  if (draft.revision === revisionOf(null)) refuse(409, `${file} hat inzwischen jemand angelegt.`);
  const { document, conflicts, lostWording } = merged(draft, text);
  if (conflicts.length + lostWording.length > 0) refuse(409, `In ${file} hat inzwischen jemand dasselbe geändert.`);
  const { base, changes, done, text: current } = document;
  return { ...draft, base, changes, done, text: current, revision };
}

/**
 * Remaining changes after an earlier state of a draft was published, based on that state. Returns the same draft if others have published
 * in between; it then needs a rebase.
 */
export function remainingDraft(draft: Draft, earlier: Draft): Draft {
  if (draft.revision !== earlier.revision || earlier.deleted) return draft;
  const base = reopened(earlier).text;
  const own = { base, revision: revisionOf(base), version: draft.version + 1 };
  const goesOn = draft.done >= earlier.done && isSame(draft.changes.slice(0, earlier.done), earlier.changes.slice(0, earlier.done));
  if (goesOn) return { ...draft, ...own, changes: draft.changes.slice(earlier.done), done: draft.done - earlier.done };
  const { changes, done } = written(openDocument(base), reopened(draft).text);
  return { ...draft, ...own, changes, done };
}

function merged(draft: Draft, text: string): ReturnType<typeof rebased> {
  try {
    return rebased(reopened(draft), migratedText(draft.file, text));
  } catch (error) {
    if (error instanceof InvalidYaml) refuse(409, `${draft.file} ist inzwischen kein gültiges YAML.`);
    throw error;
  }
}
