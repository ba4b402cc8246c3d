import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { realDisk, type Disk } from '#documents/files/disk.ts';
import { describeError, withoutData } from '#domain/log/describe-error.ts';
import { warn } from '#site/log.ts';
import type { Editor, HistoryEntry } from '../api.ts';
import { personText, type Person } from '../person.ts';
import { shownName } from './editor-name.ts';
import type { Step } from '#documents/files/step.ts';
import { isOfContent, pathOfDocument, readDocumentText, type Folders } from './files.ts';
import { changedFiles, checkCommit, commitFiles, fileAt, fileHistory, isInCheckout } from './git.ts';
import { GitFault } from './run-git.ts';
import { createLog } from './log.ts';
import { refuse } from './refusal.ts';

/** History of publications, with author and time: in git if the documents are in a checkout, and always in the composer's own log. */
export interface History {
  /**
   * Checks that a publication could be recorded. Commits earlier changes by hand separately, so that they do not appear under its editor's
   * name.
   * @throws Refusal 507 when git refuses
   */
  ready(steps: readonly Step[], by: PublishedBy): Promise<void>;
  /**
   * Records a publication, at most once per id, including the pictures that its documents use.
   * @returns the hash of its commit, if there is one
   * @throws Refusal 507 when git refuses, or any error of the disk; nothing is recorded then
   */
  note(steps: readonly Step[], by: PublishedBy, pictures?: readonly string[]): Promise<string | undefined>;
  isNoted(publication: string): boolean;
  /** Records that a publication was reverted, if the publication had been recorded. */
  takeBack(steps: readonly Step[], by: PublishedBy): Promise<void>;
  of(file: string): Promise<readonly HistoryEntry[]>;
  /** Text of a document after an entry and before it; undefined if there is no such entry. */
  at(file: string, entry: string): Promise<{ readonly before: string | null; readonly after: string | null } | undefined>;
  /** Display name of the editor who last published a document; undefined when nobody published it here. */
  lastEditor(file: string): string | undefined;
}

interface PublishedBy {
  readonly editor: Editor;
  readonly message: string;
  /** Id of the publication. */
  readonly publication: string;
}

interface Noted {
  readonly entry: string;
  readonly publication?: string;
  readonly at: string;
  readonly editor: string;
  /** Address of the editor. Missing in entries of earlier versions. */
  readonly email?: string;
  readonly message: string;
  readonly steps: readonly Step[];
}

/** Waiting times between attempts, in ms: others may be using the checkout. */
const WAITS = [100, 500, 2_000];
/** Author of changes that were not published through the composer. */
const BY_HAND: Person = { name: 'Von Hand', email: 'von-hand@parkett.invalid' };

export function createHistory(folders: Folders, data: string, now: () => number, disk: Disk = realDisk): History {
  const log = createLog<Noted>(join(data, 'history.jsonl'), true, disk);
  const scratch = join(data, 'publication.index');
  /** Folders that may be in a checkout. For articles it is the provider's own folder, if that is on this machine. */
  const checkouts = { config: folders.config, content: folders.provided ?? folders.content };
  const path = (file: string): string => pathOfDocument(checkouts, file);
  const inGit = async (file: string): Promise<boolean> => {
    if (!isOfContent(file)) return isInCheckout(path(file));
    const isThere = existsSync(checkouts.content) && readDocumentText(checkouts, file) === readDocumentText(folders, file);
    return isThere && isInCheckout(path(file));
  };
  const pathsInGit = async (files: readonly string[]): Promise<readonly string[]> =>
    (await Promise.all(files.map(async (file) => ((await inGit(file)) ? [path(file)] : [])))).flat();
  const ownEntries = (file: string): readonly Noted[] => log.read().filter(({ steps }) => steps.some((step) => step.file === file));
  const lastPerson = (file: string): Person | undefined => {
    const text = readDocumentText(folders, file);
    const own = ownEntries(file).at(-1);
    if (own?.steps.some((step) => step.file === file && step.is === text) !== true) return undefined;
    return { name: own.editor, email: own.email ?? '' };
  };
  const isOf = (publication: string) => (noted: Noted) => noted.publication === publication;
  let last: Promise<unknown> = Promise.resolve();
  /**
   * Runs git commands one after the other, because others may hold git's lock for a moment.
   * @throws GitFault
   */
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const done = last.then(() => persistently(run));
    last = done.catch(() => undefined);
    return done;
  };
  const history: History = {
    ready: (steps, { message }) =>
      inTurn(async () => {
        const paths = await pathsInGit(steps.map(({ file }) => file));
        const [first] = paths;
        if (first === undefined) return;
        await checkCommit(first, message);
        const changed = new Set(await changedFiles(paths));
        for (const { file } of steps) {
          if (!changed.has(path(file))) continue;
          const person = lastPerson(file);
          const author = person?.email ? person : BY_HAND;
          await commitFiles({ files: [path(file)], author, message: `Bisher ohne Eintrag: ${file}` }, scratch);
        }
      }).catch(refusedByGit),
    note: (steps, { editor, message, publication }, pictures = []) =>
      inTurn(async () => {
        const files = await pathsInGit(steps.map(({ file }) => file));
        const wanted = { files, beside: pictures, author: editor, message };
        const commit = files.length === 0 ? undefined : await commitFiles(wanted, scratch);
        // Added last, because this entry makes the publication final.
        const noted = log.read();
        if (!noted.some(isOf(publication))) {
          const at = new Date(now()).toISOString();
          const entry = `${at}-${String(noted.length + 1)}`;
          log.add({ entry, publication, at, editor: shownName(editor), email: editor.email, message, steps });
        }
        return commit;
      }).catch(refusedByGit),
    isNoted: (publication) => log.read().some(isOf(publication)),
    takeBack: (steps, { editor, message, publication }) =>
      inTurn(async () => {
        log.dropLast(isOf(publication));
        const paths = await pathsInGit(steps.map(({ file }) => file));
        const changed = await changedFiles(paths);
        if (changed.length > 0) await commitFiles({ files: changed, author: editor, message: `Zurückgenommen: ${message}` }, scratch);
      }).catch((error: unknown) => {
        // The documents already have their old texts; the next publication brings git up to date.
        if (error instanceof GitFault) warn('git-not-taken-back', { fault: describeError(error) });
        else throw error;
      }),
    async of(file) {
      const commits = (await inGit(file).catch(() => false)) ? await fileHistory(path(file)) : [];
      const entries = commits.length > 0 ? commits : ownEntries(file).toReversed();
      return entries.map(({ entry, at, editor, email = '', message }) => ({
        entry,
        at,
        editor: email === '' ? editor : shownName({ name: editor, email }),
        email,
        message,
      }));
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
    lastEditor(file) {
      const person = lastPerson(file);
      return person && personText(person);
    },
  };
  return history;
}

/**
 * Converts an error of git to a refusal, and logs its message.
 * @throws Refusal 507 if git refuses
 */
function refusedByGit(error: unknown): never {
  if (!(error instanceof GitFault)) throw error;
  warn('git-refuses', { said: withoutData(error.message) });
  return refuse(507, 'Git nimmt die Veröffentlichung nicht an; was es sagt, steht im Log.');
}

/**
 * Repeats a git command after a pause, because git may be busy.
 * @throws GitFault
 */
async function persistently<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1)
    try {
      return await run();
    } catch (error) {
      const wait = WAITS[attempt];
      if (!(error instanceof GitFault) || wait === undefined) throw error;
      await pause(wait);
    }
}
