import { caughtUp, leftOf } from '../../server/catch-up.ts';
import type { Draft, SavedDraft } from '../../server/drafts.ts';
import type { JobContext } from '../context.ts';
import { saved } from './saved.ts';

/** Drafts on what is published by now. @throws Refusal 409 for what an editor has to decide */
export function catchUp(drafts: readonly Draft[], { folders }: JobContext): readonly Draft[] {
  return drafts.map((draft) => caughtUp(folders, draft));
}

export interface LeftOrder {
  readonly draft: Draft;
  /** The state of it that was published. */
  readonly earlier: Draft;
}

/** Rest of a draft after an earlier state of it was published; undefined where the draft is unchanged. */
export function left({ draft, earlier }: LeftOrder): SavedDraft | undefined {
  const rest = leftOf(draft, earlier);
  return rest === draft ? undefined : saved({ ...rest, version: draft.version }, Date.parse(rest.savedAt)).saved;
}
