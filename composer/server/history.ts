import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Editor, HistoryEntry } from '../api.ts';
import type { Step } from '#config/files/step.ts';
import { isOfContent, pathOfDocument, readDocumentText, type Folders } from './files.ts';
import { commitFiles, fileAt, fileHistory, isCheckout } from './git.ts';
import { createLog } from './log.ts';

/** What was published, when and by whom: in git where the documents are a checkout, and in a journal of the composer's own everywhere. */
export interface History {
  /** Notes a publication, one with a name only once, with the pictures that its documents name; the hash of its commit, if there is one. */
  note(steps: readonly Step[], by: PublishedBy, pictures?: readonly string[]): Promise<string | undefined>;
  of(file: string): Promise<readonly HistoryEntry[]>;
  /** A document after an entry and before it; undefined when there is no such entry. */
  at(file: string, entry: string): Promise<{ readonly before: string | null; readonly after: string | null } | undefined>;
  /** Who published a document last; undefined when nobody did here. */
  lastEditor(file: string): Promise<string | undefined>;
}

interface PublishedBy {
  readonly editor: Editor;
  readonly message: string;
  readonly publication?: string;
}

interface Noted {
  readonly entry: string;
  readonly publication?: string;
  readonly at: string;
  readonly editor: string;
  readonly message: string;
  readonly steps: readonly Step[];
}

export function createHistory(folders: Folders, data: string, now: () => number): History {
  const log = createLog<Noted>(join(data, 'history.jsonl'), true);
  /** Where documents may be in a checkout: articles where the provider has them, if that is on this machine. */
  const checkouts = { config: folders.config, content: folders.provided ?? folders.content };
  const path = (file: string): string => pathOfDocument(checkouts, file);
  const inGit = async (file: string): Promise<boolean> => {
    if (!isOfContent(file)) return isCheckout(folders.config);
    const isThere = existsSync(checkouts.content) && readDocumentText(checkouts, file) === readDocumentText(folders, file);
    return isThere && isCheckout(checkouts.content);
  };
  const ownEntries = (file: string): readonly Noted[] => log.read().filter(({ steps }) => steps.some((step) => step.file === file));
  let last: Promise<unknown> = Promise.resolve();
  const history: History = {
    note(steps, { editor, message, publication }, pictures = []) {
      const at = new Date(now()).toISOString();
      const noted = log.read();
      if (publication === undefined || !noted.some((each) => each.publication === publication)) {
        const entry = `${at}-${String(noted.length + 1)}`;
        log.add({ entry, ...(publication !== undefined && { publication }), at, editor: editor.name, message, steps });
      }
      const commit = async (): Promise<string | undefined> => {
        const committed = await Promise.all(steps.map(async ({ file }) => ((await inGit(file)) ? [path(file)] : [])));
        return commitFiles(committed.flat(), pictures, editor, message);
      };
      // Git lets only one at a time.
      const done = last.then(commit);
      last = done.catch(() => undefined);
      return done;
    },
    async of(file) {
      const commits = (await inGit(file)) ? await fileHistory(path(file)) : [];
      if (commits.length > 0) return commits;
      return ownEntries(file)
        .toReversed()
        .map(({ entry, at, editor, message }) => ({ entry, at, editor, message }));
    },
    async at(file, entry) {
      const own = ownEntries(file)
        .find((noted) => noted.entry === entry)
        ?.steps.find((step) => step.file === file);
      if (own !== undefined) return { before: own.was, after: own.is };
      if (!(await history.of(file)).some((known) => known.entry === entry)) return undefined;
      const [before, after] = await Promise.all([fileAt(path(file), entry, 'before'), fileAt(path(file), entry, 'then')]);
      return { before, after };
    },
    async lastEditor(file) {
      const text = readDocumentText(folders, file);
      const own = ownEntries(file).at(-1);
      if (own?.steps.some((step) => step.file === file && step.is === text) === true) return own.editor;
      return undefined;
    },
  };
  return history;
}
