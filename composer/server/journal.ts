import { join } from 'node:path';
import { diskCode, realDisk, type Disk } from '#documents/files/disk.ts';
import { createRecord, type StateRecord } from '#documents/files/record.ts';
import type { Step } from '#documents/files/step.ts';
import type { Editor } from '../api.ts';
import type { ArticlePublication } from './articles/articles.ts';
import type { Draft } from './drafts.ts';

/** Data for the history entry of a publication. */
export interface Whose {
  readonly by: { readonly editor: Editor; readonly message: string; readonly publication: string };
  /** Drafts that are published. */
  readonly drafts: readonly Draft[];
}

/** Publication as stored on disk, with old and new texts, before any document is changed. */
export interface Journal {
  /** Id in the names of the temporary files beside the documents. */
  readonly id?: string;
  readonly steps: readonly Step[];
  /** Folders that are created for its documents, parents first. */
  readonly folders?: readonly string[];
  /** Publication that the provider has prepared; missing if the publication contains no article. */
  readonly articles?: Omit<ArticlePublication, 'steps'>;
  /** Set by earlier versions, which stored the state in the file instead of in its name; everything is carried out then. */
  readonly isCarriedOut?: true;
  /** Data for its history entry. The journal stays until the entry is written. */
  readonly whose?: Whose;
}

/**
 * State of a publication. `preparing`: nothing is visible, and the next start drops it. `certain`: it will be carried out, at the latest at
 * the next start. `back`: a lasting error occurred, and it will be reverted. `done`: it is carried out and in the history; its drafts are
 * yet to be deleted.
 */
export type JournalState = 'preparing' | 'certain' | 'back' | 'done';

const NAMES: Readonly<{ [Each in JournalState]: string }> = {
  certain: 'publication.json',
  preparing: 'publication.preparing.json',
  back: 'publication.back.json',
  done: 'publication.done.json',
};

export function journalIn(data: string, disk: Disk = realDisk): StateRecord<JournalState, Journal> {
  return createRecord<JournalState, Journal>(data, NAMES, disk);
}

/** Reads the journal with its state, if there is one. Renames an unreadable journal and passes the new path to `unreadable`. */
export function readJournal(
  data: string,
  disk: Disk,
  unreadable: (path: string) => void,
): { readonly journal: Journal; readonly state: JournalState } | undefined {
  const record = journalIn(data, disk);
  const state = record.state();
  if (state === undefined) return undefined;
  try {
    const journal = record.read();
    if (journal === undefined || !Array.isArray(journal.steps)) throw new SyntaxError('No steps');
    return { journal, state: journal.isCarriedOut === true ? 'done' : state };
  } catch (error) {
    if (diskCode(error) !== undefined) throw error;
    const aside = join(data, `publication.unreadable-${Date.now()}.json`);
    disk.move(record.path() ?? '', aside);
    unreadable(aside);
    return undefined;
  }
}
