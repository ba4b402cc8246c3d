import { isJoined } from '#documents/reader/read-document.ts';
import type { DraftState, Editor } from '../../api.ts';
import type { Overlay } from '../../server/checked.ts';
import { textOf, type Draft, type SavedDraft } from '../../server/drafts.ts';
import { documentKind, readDocumentText } from '../../server/files.ts';
import { Refusal, refuse } from '../../server/refusal.ts';
import { json, type Written } from '../json.ts';
import type { JobContext } from '../context.ts';
import { freshDraft } from './fresh-draft.ts';
import { saved } from './saved.ts';
import { state, stateOf } from './state.ts';
import { taken, type DraftStep } from './steps.ts';
import type { Scene } from './scene.ts';

export interface ChangeOrder extends Scene {
  readonly editor: Editor;
  readonly file: string;
  /** Version of the draft that the editor last saw. */
  readonly version: number;
  readonly step: DraftStep;
  readonly depth: 'own' | 'whole';
  /** Time in ms since 1970. */
  readonly now: number;
}

/** Result of a job on drafts. The job itself saves nothing. */
export interface Changed<Answer> {
  readonly drafts: readonly SavedDraft[];
  readonly answer: Written<Answer>;
  /** Documents that the job changed. */
  readonly files: readonly string[];
}

/**
 * Applies one step to a draft. The answer is the document after the step.
 * @throws Refusal as `taken`; 409 with the current state if the version differs
 */
export function change(order: ChangeOrder, context: JobContext): Changed<DraftState> {
  const { editor, file, version, step, depth, now } = order;
  documentKind(file);
  const published = readDocumentText(context.folders, file);
  const own = context.scenes.draft(order, file);
  if (step.kind === 'create' && (own !== undefined || published !== null)) refuse(409, `${file} gibt es schon.`);
  const before = own ?? freshDraft(editor, file, published, step.kind === 'create' ? step.text : '');
  if (before.version !== version) throw new Refusal(409, state({ ...order, depth: 'whole' }, context));
  const { draft, at } = taken(before, step, published);
  const next = draft === before ? undefined : saved(draft, now);
  const drafts = context.scenes.overlay(order);
  const seen = depth === 'own' ? partsOf(file, drafts) : drafts;
  const overlay = next === undefined ? seen : withDraft(seen, next.draft);
  const current = next?.draft ?? own;
  const selected = at ?? (step.kind === 'undo' || step.kind === 'redo' ? undefined : draft.changes[draft.done - 1]?.at);
  const shown = { editor, file, depth, ...(selected !== undefined && { at: selected }) };
  return {
    drafts: next === undefined ? [] : [next.saved],
    answer: json(stateOf(shown, current, context.checker.with(overlay), context)),
    files: [file],
  };
}

/**
 * Drafts that determine the content of a document: its own, and for a page those of layouts and lists of blocks. Other drafts are not read.
 */
function partsOf(file: string, drafts: Overlay): Overlay {
  // Findings of a page that come from its layout are reported for the layout.
  if (isShared(file)) return drafts;
  return new Map([...drafts].filter(([other]) => other === file || isShared(other)));
}

function isShared(file: string): boolean {
  const kind = documentKind(file);
  return isJoined(kind) && kind !== 'page';
}

export function withDraft(overlay: Overlay, draft: Draft): Overlay {
  return new Map([...overlay, [draft.file, textOf(draft)]]);
}
