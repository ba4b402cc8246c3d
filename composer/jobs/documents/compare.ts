import type { DraftDifference } from '../../api.ts';
import { differences } from '../../documents/diff.ts';
import { readable } from '../../documents/open-document.ts';
import { documentKind } from '../../server/files.ts';
import type { JobContext } from '../context.ts';

export interface States {
  readonly file: string;
  /** Texts of the document; null if it does not exist. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Differences between two states of a document, as sentences. */
export function compare({ file, before, after }: States, { words }: Pick<JobContext, 'words'>): readonly DraftDifference[] {
  if (before !== null && after !== null) return differences(readable(before), readable(after), words(documentKind(file)));
  if (after !== null) return [{ kind: 'added', at: '', text: 'Neues Dokument' }];
  return [{ kind: 'removed', at: '', text: before === null ? 'Es gibt kein Dokument' : 'Dokument gelöscht' }];
}
