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
  /** How publications are noted; missing where they need no trace. */
  readonly trace?: Trace;
  /** Told of a publication whose drafts may still be there: nobody waited for it any more, or a sudden death came before they went. */
  readonly recovered?: (left: LeftBehind) => Promise<void>;
  /** Called when a publication could not be completed and has to be retried. */
  readonly left?: (() => void) | undefined;
  /** Milliseconds for which a provider that went away in between is waited for; 20 s unless told otherwise. */
  readonly patience?: number | undefined;
  readonly disk?: Disk | undefined;
  readonly pause?: ((milliseconds: number) => Promise<void>) | undefined;
  /** Told what the log should know, with errors by name. */
  readonly report?: ((event: string, facts: Readonly<Record<string, unknown>>) => void) | undefined;
}

/** History entry of a publication: without it, the publication does not happen. Every method may be repeated. */
export interface Trace {
  /** @throws Refusal when none could be left now */
  ready(steps: readonly Step[], whose: Whose): Promise<void>;
  /** @throws Refusal when none can be left */
  leave(steps: readonly Step[], whose: Whose): Promise<void>;
  /** Whether all of it is left: then the publication has happened, and is not taken back any more. */
  isLeft(whose: Whose): Promise<boolean>;
  /** Says of a publication that has been taken back that it was. */
  takeBack(steps: readonly Step[], whose: Whose): Promise<void>;
}

export interface LeftBehind extends Whose {
  readonly steps: readonly Step[];
}

/** In whose name something is published, and what it is. */
export interface PublishedBy {
  readonly editor: Pick<Editor, 'name' | 'email'>;
  readonly message: string;
}
