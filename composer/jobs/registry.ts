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
 * All jobs of job processes. A job is a function from data to data; anything else it needs is in its context. Add a new job here and call
 * it by name: `pool.run(editor.id, 'compare', { file, before, after })`.
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

/** Jobs by name, for callers. Importing this type loads none of their code. */
export type ComposerJobs = typeof composerJobs;
