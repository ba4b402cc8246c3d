import type { DraftState, Editor, Renamed } from '../api.ts';
import type { Changed } from '../jobs/documents/change.ts';
import type { DraftStep } from '../jobs/documents/steps.ts';
import type { Written } from '../jobs/json.ts';
import type { Drafts } from './drafts.ts';
import { checkSize, pathOfDocument, type Folders } from './files.ts';
import { Refusal, refuse } from './refusal.ts';
import type { Stage } from './stage.ts';
import type { Workspace } from './workspace.ts';

/** Actions of an editor on drafts. Jobs execute them; every method saves the result and returns the job's answer. */
export interface DraftActions {
  /**
   * Applies a step to the draft of one document.
   * @returns its state as JSON
   * @throws Refusal 409 with the current state if the version differs, and as the jobs
   */
  take(editor: Editor, file: string, version: number, step: DraftStep): Promise<Written<DraftState>>;
  /**
   * Changes the route of a page.
   * @returns the result as JSON, and the documents with a changed draft
   */
  rename(editor: Editor, wanted: { file: string; version: number; route: string; redirect: boolean }): Promise<Changed<Renamed>>;
  /**
   * Creates something from a template.
   * @returns its state as JSON, and its document
   */
  make(editor: Editor, template: string, answers: Readonly<Record<string, string>>): Promise<Changed<DraftState>>;
}

export interface DraftActionsParts {
  readonly folders: Folders;
  readonly drafts: Drafts;
  readonly stage: Stage;
  readonly workspace: Workspace;
  /** Clock, in ms since 1970. */
  readonly now: () => number;
}

export function createDraftActions({ folders, drafts, stage, workspace, now }: DraftActionsParts): DraftActions {
  const open = async (editor: Editor, file: string, version: number): Promise<void> => {
    const head = drafts.get(editor, file);
    if ((head?.version ?? 0) !== version) throw new Refusal(409, await workspace.state(editor, file, 'whole'));
    if (head?.fault !== undefined) refuse(422, head.fault);
  };
  /**
   * Saves the drafts that a job has changed.
   * @throws Refusal 409 if another window of the editor has changed them first
   */
  const saveChanged = async <Answer>(editor: Editor, changed: Changed<Answer>): Promise<Changed<Answer>> => {
    const [first] = changed.drafts;
    if (first !== undefined && (drafts.get(editor, first.head.file)?.version ?? 0) !== first.head.version - 1)
      throw new Refusal(409, await workspace.state(editor, first.head.file, 'whole'));
    drafts.save(changed.drafts);
    return changed;
  };
  return {
    async take(editor, file, version, step) {
      pathOfDocument(folders, file);
      if ('text' in step) checkSize(step.text);
      // A new document has no version yet that the editor could have seen.
      if (step.kind !== 'create') await open(editor, file, version);
      const rest = { editor, file, version, step, depth: 'own', now: now() } as const;
      return (await saveChanged(editor, await stage.ask(editor, 'change', rest))).answer;
    },
    async rename(editor, wanted) {
      pathOfDocument(folders, wanted.file);
      await open(editor, wanted.file, wanted.version);
      return saveChanged(editor, await stage.ask(editor, 'rename', { editor, ...wanted, now: now() }));
    },
    make: async (editor, template, answers) =>
      saveChanged(editor, await stage.ask(editor, 'make', { editor, template, answers, now: now() })),
  };
}
