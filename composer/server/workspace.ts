import type { DocumentEntry, Documents, DocumentUses, DraftFindings, DraftState, Editor, OperationOutput, PlanEntry } from '../api.ts';
import type { Written } from '../jobs/json.ts';
import { personText } from '../person.ts';
import type { Drafts } from './drafts.ts';
import { pathOfDocument, type Folders } from './files.ts';
import type { Stage } from './stage.ts';

/** Documents as an editor sees them, as JSON from jobs. */
export interface Workspace {
  documents(editor: Editor): Promise<Written<Documents>>;
  /**
   * State of a document.
   * @param depth `own` skips the comparison with other documents, for use during typing
   */
  state(editor: Editor, file: string, depth: 'own' | 'whole'): Promise<Written<DraftState>>;
  findings(editor: Editor, file: string): Promise<Written<DraftFindings>>;
  /** Differences between a draft and the published document. */
  difference(editor: Editor, file: string): Promise<Written<OperationOutput<'getDraftDifferences'>>>;
  uses(editor: Editor, file: string): Promise<Written<DocumentUses>>;
  templates(editor: Editor): Promise<Written<OperationOutput<'listTemplates'>>>;
  /**
   * Addresses of pages that show a document.
   * @param search words that the address must contain; empty for any
   */
  addresses(editor: Editor, file: string, search: string): Promise<Written<OperationOutput<'findAddresses'>>>;
}

export interface WorkspaceParts {
  readonly folders: Folders;
  readonly drafts: Drafts;
  readonly plans: () => readonly PlanEntry[];
  readonly stage: Stage;
  /** Clock, in ms since 1970. */
  readonly now: () => number;
}

export function createWorkspace({ folders, drafts, plans, stage, now }: WorkspaceParts): Workspace {
  return {
    async documents(editor) {
      const others: Record<string, string[]> = {};
      for (const draft of drafts.list()) if (draft.editor.id !== editor.id) (others[draft.file] ??= []).push(personText(draft.editor));
      const own = drafts.list(editor).map(({ file, version, revision, deleted }) => ({ file, version, revision, deleted }));
      return stage.ask(editor, 'documents', { own, planned: plannedIn(plans()), others });
    },
    async state(editor, file, depth) {
      pathOfDocument(folders, file);
      const head = drafts.get(editor, file);
      const fault = head?.fault === undefined ? {} : { fault: { version: head.version, message: head.fault } };
      return stage.ask(editor, 'state', { editor, file, depth, ...fault });
    },
    findings: (editor, file) => stage.ask(editor, 'findings', { file }),
    difference: (editor, file) => stage.ask(editor, 'difference', { file }),
    uses: (editor, file) => stage.ask(editor, 'uses', { file }),
    templates: (editor) => stage.ask(editor, 'templates', { now: now() }),
    addresses: (editor, file, search) => stage.ask(editor, 'addresses', { file, search }),
  };
}

/** Next plan for each document. */
function plannedIn(plans: readonly PlanEntry[]): Record<string, NonNullable<DocumentEntry['planned']>> {
  const planned: Record<string, NonNullable<DocumentEntry['planned']>> = {};
  for (const { at, editor, fault, files } of plans)
    for (const { file } of files) planned[file] ??= { at, by: personText(editor), failed: fault !== undefined };
  return planned;
}
