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
  /** Drafts that the publication consists of. */
  readonly drafts: readonly Draft[];
}

/** A publication as it stands on the disk, with old and new texts, before the first document is touched. */
export interface Journal {
  /** Names the files beside the documents. */
  readonly id?: string;
  readonly steps: readonly Step[];
  /** Folders that are made for its documents, the upper ones first. */
  readonly folders?: readonly string[];
  /** Publication that the provider has prepared; missing where no article is among the documents. */
  readonly articles?: Omit<ArticlePublication, 'steps'>;
  /** Written by earlier versions, which kept the state in the file and not in its name: all is carried out. */
  readonly isCarriedOut?: true;
  /** How it is noted. The journal stays until that is done. */
  readonly whose?: Whose;
}

/**
 * `preparing`: nobody sees anything, and a start drops it. `certain`: it is carried out, at the latest at the next start. `back`: a lasting
 * fault came in between, and it is taken back. `done`: it is carried out and in the history, and its drafts are to go.
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

/** The journal with its state, if there is one. One that nobody can read is put aside, and `unreadable` is told where. */
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
