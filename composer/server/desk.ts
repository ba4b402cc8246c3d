import { pathOfPointer } from '#config/reader/path.ts';
import type { ConflictOfWindows, DraftConflict, DraftState, Editor } from '../api.ts';
import {
  edited,
  InvalidPatch,
  isPatch,
  redone,
  reopened,
  undone,
  written,
  type OpenDocument,
  type Stepped,
} from '../documents/open-document.ts';
import { migratedText } from '../documents/migrate-text.ts';
import type { Patch } from '../documents/operation.ts';
import { rebased } from '../documents/rebase.ts';
import { stepsBetween } from '../documents/finer.ts';
import { readSyntax } from '../documents/read-syntax.ts';
import { InvalidYaml } from '../documents/syntax.ts';
import { valueAt } from '../documents/values.ts';
import type { Draft, Drafts } from './drafts.ts';
import { revisionOf } from '#config/files/step.ts';
import { checkSize, readDocumentText, type Folders } from './files.ts';
import type { History } from './history.ts';
import { Refusal, refuse } from './refusal.ts';

/** What an editor does to his draft of one document. Every function answers the draft as it is then, saved. */
export interface Desk {
  edit(editor: Editor, file: string, version: number, patch: unknown, options?: EditOptions): Draft;
  undo(editor: Editor, file: string, version: number): { readonly draft: Draft; readonly at: string | undefined };
  redo(editor: Editor, file: string, version: number): { readonly draft: Draft; readonly at: string | undefined };
  write(editor: Editor, file: string, version: number, text: string): Draft;
  create(editor: Editor, file: string, text: string): Draft;
  remove(editor: Editor, file: string, version: number): Draft;
  rebase(editor: Editor, file: string, version: number): Promise<Draft>;
  decide(editor: Editor, file: string, version: number, at: string, take: 'mine' | 'theirs'): Draft;
}

export interface EditOptions {
  /** Whether it is part of the step before. */
  readonly joins?: boolean;
  /** What another window of the editor has changed at the same place. */
  readonly conflicts?: readonly ConflictOfWindows[];
}

export interface DeskParts {
  readonly folders: Folders;
  readonly drafts: Drafts;
  readonly history: History;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The answer when somebody is faster: the draft as it is. */
  readonly stateOf: (editor: Editor, file: string) => DraftState;
}

export function createDesk({ folders, drafts, history, now, stateOf }: DeskParts): Desk {
  /** The draft to change: the one that there is, or a new one of the published document. */
  const open = (editor: Editor, file: string, version: number): Draft => {
    const draft = drafts.get(editor, file) ?? freshDraft(editor, file, readDocumentText(folders, file));
    if (draft.version !== version) throw new Refusal(409, stateOf(editor, file));
    return draft;
  };
  const save = (draft: Draft, change: Partial<Draft>): Draft => {
    const next = { ...draft, ...change, version: draft.version + 1, savedAt: new Date(now()).toISOString() };
    drafts.save(next);
    return next;
  };
  const change = (draft: Draft, document: OpenDocument): Draft => {
    checkSize(document.text);
    return save(draft, { changes: document.changes, done: document.done });
  };
  const step = (editor: Editor, file: string, version: number, take: (document: OpenDocument) => Stepped) => {
    const draft = open(editor, file, version);
    const { document, at } = take(reopened(draft));
    return { draft: at === undefined ? draft : change(draft, document), at };
  };
  return {
    edit(editor, file, version, patch, { joins = false, conflicts = [] } = {}) {
      const draft = open(editor, file, version);
      if (!isPatch(patch)) refuse(400, 'Die Änderung ist kein Patch nach RFC 6902.');
      const told = conflicts.map((conflict): DraftConflict => ({ ...conflict, by: 'Anderes Fenster' }));
      return change(
        { ...draft, conflicts: [...draft.conflicts, ...told] },
        attempted(() => edited(reopened(draft), patch, joins)),
      );
    },
    undo(editor, file, version) {
      const draft = open(editor, file, version);
      return draft.deleted ? { draft: save(draft, { deleted: false }), at: '' } : step(editor, file, version, undone);
    },
    redo: (editor, file, version) => step(editor, file, version, redone),
    write(editor, file, version, text) {
      checkSize(text);
      const draft = open(editor, file, version);
      return change(
        draft,
        attempted(() => written(reopened(draft), text)),
      );
    },
    create(editor, file, text) {
      checkSize(text);
      if (drafts.get(editor, file) !== undefined || readDocumentText(folders, file) !== null) refuse(409, `${file} gibt es schon.`);
      attempted(() => readSyntax(text));
      return save(freshDraft(editor, file, null, text), {});
    },
    remove: (editor, file, version) => save(open(editor, file, version), { deleted: true }),
    async rebase(editor, file, version) {
      const draft = open(editor, file, version);
      const text = readDocumentText(folders, file);
      if (revisionOf(text) === draft.revision) return draft;
      const by = history.lastEditor(file) ?? 'von Hand';
      if (text === null) refuse(409, `${file} hat inzwischen jemand gelöscht (${by}). Verwirf den Entwurf, oder lege das Dokument neu an.`);
      // While the history was read, the editor may have gone on.
      const current = open(editor, file, version);
      const { document, conflicts, lostWording } = attempted(() => rebased(reopened(current), migratedText(file, text)));
      const told: DraftConflict[] = [
        ...conflicts.map((conflict) => ({ ...conflict, by })),
        ...lostWording.map(({ was, is }) => ({ at: '', by, wording: { was, is } })),
      ];
      const { base, changes, done } = document;
      return save(current, { base, changes, done, revision: revisionOf(text), conflicts: [...current.conflicts, ...told] });
    },
    decide(editor, file, version, at, take) {
      const draft = open(editor, file, version);
      const conflict = draft.conflicts.find((each) => each.at === at);
      if (conflict === undefined) refuse(404, 'Diesen Widerspruch gibt es nicht (mehr).');
      const conflicts = draft.conflicts.filter((each) => each !== conflict);
      if (take === 'theirs' || conflict.wording !== undefined) return save(draft, { conflicts });
      const document = reopened(draft);
      const patch = taking(conflict, readSyntax(document.text).value);
      const { changes, done } = attempted(() => edited(document, patch));
      return save(draft, { conflicts, changes, done });
    },
  };
}

/** A draft of what is published, its blocks in their present form: what is saved then is written so. */
export function freshDraft(editor: Editor, file: string, published: string | null, first = ''): Draft {
  return {
    file,
    editor,
    version: 0,
    revision: revisionOf(published),
    base: published === null ? first : migratedText(file, published),
    changes: [],
    done: 0,
    deleted: false,
    conflicts: [],
    savedAt: '',
  };
}

/** Puts the editor's own side of a conflict in the place of the other one. */
function taking({ at, mine, theirs }: DraftConflict, value: unknown): Patch {
  const path = pathOfPointer(at, value);
  const now = valueAt(value, path);
  if (theirs === undefined) return [{ op: 'add', path: Array.isArray(now) ? `${at}/-` : at, value: mine }];
  return mine === undefined ? [{ op: 'remove', path: at }] : stepsBetween(path, now, mine);
}

/** The answer to whatever needs to read a text that cannot be read. */
export function noYaml({ line, column, message }: InvalidYaml): Refusal {
  return new Refusal(422, { message: `Zeile ${line}: Das ist kein gültiges YAML (${message}).`, line, column });
}

/** Runs what may find a patch or text wrong, as an answer that says so. */
function attempted<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof InvalidYaml) throw noYaml(error);
    if (error instanceof InvalidPatch) throw new Refusal(422, { message: `Die Änderung passt nicht zum Dokument (${error.message}).` });
    throw error;
  }
}
