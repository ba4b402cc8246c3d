import { revisionOf } from '#documents/files/step.ts';
import { pathOfPointer } from '#documents/reader/path.ts';
import type { ConflictOfWindows, DraftConflict } from '../../api.ts';
import { migratedText } from '../../documents/migrate-text.ts';
import { edited, InvalidPatch, redone, reopened, undone, written, type OpenDocument, type Stepped } from '../../documents/open-document.ts';
import type { Patch } from '../../documents/operation.ts';
import { readSyntax } from '../../documents/read-syntax.ts';
import { rebased } from '../../documents/rebase.ts';
import { stepsBetween } from '../../documents/steps-between.ts';
import { InvalidYaml } from '../../documents/syntax.ts';
import { valueAt } from '../../documents/values.ts';
import type { Draft } from '../../server/drafts.ts';
import { noYaml } from '../../server/no-yaml.ts';
import { Refusal, refuse } from '../../server/refusal.ts';

/** Step in the draft of one document. */
export type DraftStep =
  | { readonly kind: 'edit'; readonly patch: Patch; readonly joins: boolean; readonly conflicts: readonly ConflictOfWindows[] }
  | { readonly kind: 'undo' | 'redo' | 'remove' }
  | { readonly kind: 'write' | 'create'; readonly text: string }
  /** `by`: editor of the publication that the draft does not contain yet. */
  | { readonly kind: 'rebase'; readonly by: string }
  | { readonly kind: 'decide'; readonly at: string; readonly take: 'mine' | 'theirs' };

export interface Taken {
  readonly draft: Draft;
  /** JSON pointer of the part to select. */
  readonly at?: string | undefined;
}

/**
 * Draft after a step; the same object if the step changes nothing.
 * @param published text of the published document; null if there is none
 * @throws Refusal 400, 404, 409, 413 and 422 for a step that is not possible
 */
export function taken(draft: Draft, step: DraftStep, published: string | null): Taken {
  switch (step.kind) {
    case 'edit':
      return editedDraft(draft, step);
    case 'undo':
      return draft.deleted ? { draft: { ...draft, deleted: false }, at: '' } : stepped(draft, undone);
    case 'redo':
      return stepped(draft, redone);
    case 'remove':
      return { draft: { ...draft, deleted: true } };
    case 'write':
      return {
        draft: withDocument(
          draft,
          attempted(() => written(reopened(draft), step.text)),
        ),
      };
    case 'create':
      attempted(() => readSyntax(step.text));
      return { draft: { ...draft } };
    case 'rebase':
      return { draft: rebasedDraft(draft, published, step.by) };
    case 'decide':
      return { draft: decided(draft, step) };
  }
}

function editedDraft(draft: Draft, { patch, joins, conflicts }: DraftStep & { readonly kind: 'edit' }): Taken {
  const told = conflicts.map((conflict): DraftConflict => ({ ...conflict, by: 'Anderes Fenster' }));
  const document = attempted(() => edited(reopened(draft), patch, joins));
  return { draft: withDocument({ ...draft, conflicts: [...draft.conflicts, ...told] }, document) };
}

function withDocument(draft: Draft, { changes, done, text }: OpenDocument): Draft {
  return { ...draft, changes, done, text };
}

function stepped(draft: Draft, take: (document: OpenDocument) => Stepped): Taken {
  const { document, at } = take(reopened(draft));
  return at === undefined ? { draft } : { draft: withDocument(draft, document), at };
}

function rebasedDraft(draft: Draft, published: string | null, by: string): Draft {
  const { file, conflicts: before } = draft;
  if (revisionOf(published) === draft.revision) return draft;
  if (published === null)
    refuse(409, `${file} hat inzwischen jemand gelöscht (${by}). Verwirf den Entwurf, oder lege das Dokument neu an.`);
  const { document, conflicts, lostWording } = attempted(() => rebased(reopened(draft), migratedText(file, published)));
  const told: DraftConflict[] = [
    ...conflicts.map((conflict) => ({ ...conflict, by })),
    ...lostWording.map(({ was, is }) => ({ at: '', by, wording: { was, is } })),
  ];
  const { base } = document;
  return { ...withDocument(draft, document), base, revision: revisionOf(published), conflicts: [...before, ...told] };
}

function decided(draft: Draft, { at, take }: DraftStep & { readonly kind: 'decide' }): Draft {
  const conflict = draft.conflicts.find((each) => each.at === at);
  if (conflict === undefined) refuse(404, 'Diesen Widerspruch gibt es nicht (mehr).');
  const conflicts = draft.conflicts.filter((each) => each !== conflict);
  if (take === 'theirs' || conflict.wording !== undefined) return { ...draft, conflicts };
  const document = reopened(draft);
  const patch = taking(conflict, readSyntax(document.text).value);
  return withDocument(
    { ...draft, conflicts },
    attempted(() => edited(document, patch)),
  );
}

/** Patch that replaces the other side of a conflict by the editor's own. */
function taking({ at, mine, theirs }: DraftConflict, value: unknown): Patch {
  const path = pathOfPointer(at, value);
  const now = valueAt(value, path);
  if (theirs === undefined) return [{ op: 'add', path: Array.isArray(now) ? `${at}/-` : at, value: mine }];
  return mine === undefined ? [{ op: 'remove', path: at }] : stepsBetween(path, now, mine);
}

/** Message for every patch that does not fit its document. The exact reason is known only as an English message of the libraries. */
const NO_FIT =
  'Die Änderung passt nicht zum Dokument: Die Stelle ist nicht da, oder was dort stehen soll, lässt sich nicht in YAML schreiben.';

/** Runs a function and converts errors of patches and YAML to refusals. */
function attempted<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof InvalidYaml) throw noYaml(error);
    if (error instanceof InvalidPatch) throw new Refusal(422, { message: NO_FIT });
    throw error;
  }
}
