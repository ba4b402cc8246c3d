import { addresses } from './documents/addresses.ts';
import { rebaseDrafts, remainingChanges } from './documents/rebase-drafts.ts';
import { change } from './documents/change.ts';
import { compare } from './documents/compare.ts';
import { difference } from './documents/difference.ts';
import { errors, findings } from './documents/findings.ts';
import { documents } from './documents/list.ts';
import { make, templates } from './documents/made.ts';
import { pictureUses } from './documents/pictures.ts';
import { rename } from './documents/rename.ts';
import { state } from './documents/state.ts';
import { uses } from './documents/uses.ts';

/**
 * Everything that job processes do. A job is a function from data to data; what it needs besides stands in its context. It is added here,
 * and asked for by its name: `pool.run(editor.id, 'compare', { file, before, after })`.
 */
export const composerJobs = {
  addresses,
  rebaseDrafts,
  change,
  compare,
  difference,
  documents,
  errors,
  findings,
  remainingChanges,
  make,
  pictureUses,
  rename,
  state,
  templates,
  uses,
};

/** The jobs by name, for those who ask for them; nothing of their code is loaded then. */
export type ComposerJobs = typeof composerJobs;
