import { rebasedDraft, remainingDraft } from '../../server/rebase-draft.ts';
import type { Draft, SavedDraft } from '../../server/drafts.ts';
import type { JobContext } from '../context.ts';
import { saved } from './saved.ts';

/**
 * Rebases drafts on the published documents.
 * @throws Refusal 409 for conflicts that an editor has to resolve
 */
export function rebaseDrafts(drafts: readonly Draft[], { folders }: JobContext): readonly Draft[] {
  return drafts.map((draft) => rebasedDraft(folders, draft));
}

export interface RemainingDraftRequest {
  readonly draft: Draft;
  /** State of the draft that was published. */
  readonly earlier: Draft;
}

/** Part of a draft that remains after an earlier state of it was published; undefined if nothing remains. */
export function remainingChanges({ draft, earlier }: RemainingDraftRequest): SavedDraft | undefined {
  const rest = remainingDraft(draft, earlier);
  return rest === draft ? undefined : saved({ ...rest, version: draft.version }, Date.parse(rest.savedAt)).saved;
}
