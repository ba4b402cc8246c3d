import { revisionOf } from '#documents/files/step.ts';
import type { LoadedConfig } from '#documents/reader/assemble.ts';
import type { Finding } from '#documents/reader/finding.ts';
import type { DocumentFinding, DraftState, Editor } from '../../api.ts';
import { readable } from '../../documents/open-document.ts';
import { textOf, type Draft } from '../../server/drafts.ts';
import { documentKind, readDocumentText } from '../../server/files.ts';
import { refuse } from '../../server/refusal.ts';
import { documentFinding } from '../../server/document-finding.ts';
import { json, type Written } from '../json.ts';
import type { JobContext } from '../context.ts';
import { freshDraft } from './fresh-draft.ts';
import type { Scene } from './scene.ts';

/** Maximum number of findings in one answer; the next ones follow once some are fixed. */
const MAX_FINDINGS = 300;

export interface StateOrder extends Scene {
  readonly editor: Editor;
  readonly file: string;
  /** Depth of the check: `own` skips the comparison with other documents, for use during typing. */
  readonly depth: 'own' | 'whole';
  readonly at?: string;
  /** Reason that the draft cannot be opened. The state then shows the published document, and the draft can only be discarded. */
  readonly fault?: { readonly version: number; readonly message: string };
}

/** Document as its editor sees it, as JSON. */
export function state(order: StateOrder, context: JobContext): Written<DraftState> {
  return json(stateOf(order, context.scenes.draft(order, order.file), context.scenes.loaded(order), context));
}

/**
 * Document as its editor sees it.
 * @param own the editor's draft, if there is one
 * @throws Refusal 404 if the document does not exist
 */
export function stateOf(
  { editor, file, depth, at, fault }: Omit<StateOrder, keyof Scene>,
  own: Draft | undefined,
  loaded: LoadedConfig,
  { folders }: Pick<JobContext, 'folders'>,
): DraftState {
  const kind = documentKind(file);
  const published = readDocumentText(folders, file);
  if (own === undefined && published === null && fault === undefined) refuse(404, `Das Dokument ${file} gibt es nicht.`);
  const draft = own ?? freshDraft(editor, file, published);
  const text = textOf({ ...draft, deleted: false }) ?? '';
  return {
    file,
    kind,
    version: fault?.version ?? draft.version,
    text,
    value: readable(text),
    published: { text: published, revision: revisionOf(published) },
    base: draft.revision,
    stale: own !== undefined && revisionOf(published) !== own.revision,
    deleted: draft.deleted,
    canUndo: draft.done > 0 || draft.deleted,
    canRedo: draft.done < draft.changes.length,
    ...(at !== undefined && { at }),
    ...(fault !== undefined && { fault: fault.message }),
    findings: findingsOf(file, depth === 'own' ? loaded.ownFindings : loaded.findings),
    checked: depth === 'whole',
    conflicts: draft.conflicts,
    savedAt: own?.savedAt ?? null,
  };
}

/** Findings of one document, in the format of the API. */
export function findingsOf(file: string, findings: readonly Finding[]): readonly DocumentFinding[] {
  return documentFindings(findings.filter((finding) => finding.file === file));
}

/** Findings in the format of the API, at most `MAX_FINDINGS`. */
export function documentFindings(findings: readonly Finding[]): readonly DocumentFinding[] {
  return findings.slice(0, MAX_FINDINGS).map((finding) => documentFinding(finding));
}
