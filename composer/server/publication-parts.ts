import type { Disk } from '#documents/files/disk.ts';
import type { Step } from '#documents/files/step.ts';
import type { Editor } from '../api.ts';
import type { Articles } from './articles/articles.ts';
import type { Folders } from './files.ts';
import type { Whose } from './journal.ts';

/** Dependencies of a publication. */
export interface PublicationParts {
  readonly folders: Folders;
  /** Folder of the composer's own files. */
  readonly data: string;
  readonly articles: Articles;
  /** History of publications; missing if they need no entry. */
  readonly trace?: Trace;
  /** Called for a publication that was completed after nobody waited for it any more, or after a crash. Its drafts may still exist. */
  readonly recovered?: (left: LeftBehind) => Promise<void>;
  /** Called when a publication could not be completed and has to be retried. */
  readonly left?: (() => void) | undefined;
  /** Maximum waiting time in ms for a provider that becomes unreachable during a publication; 20 s by default. */
  readonly patience?: number | undefined;
  readonly disk?: Disk | undefined;
  readonly pause?: ((milliseconds: number) => Promise<void>) | undefined;
  /** Writes an event to the log, with errors by name. */
  readonly report?: ((event: string, facts: Readonly<Record<string, unknown>>) => void) | undefined;
}

/** History entry of a publication. A publication without one does not take place. Every method may be repeated. */
export interface Trace {
  /**
   * Checks that an entry could be written.
   * @throws Refusal if not
   */
  ready(steps: readonly Step[], whose: Whose): Promise<void>;
  /**
   * Writes the entry.
   * @throws Refusal if that is not possible
   */
  leave(steps: readonly Step[], whose: Whose): Promise<void>;
  /** Returns true if the entry is complete. The publication is then final and cannot be reverted. */
  isLeft(whose: Whose): Promise<boolean>;
  /** Records that a publication was reverted. */
  takeBack(steps: readonly Step[], whose: Whose): Promise<void>;
}

export interface LeftBehind extends Whose {
  readonly steps: readonly Step[];
}

/** Editor of a publication, its message and its id. */
export interface PublishedBy {
  readonly editor: Pick<Editor, 'name' | 'email'>;
  readonly message: string;
}
