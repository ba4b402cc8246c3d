import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { carryOut, type Step } from '#config/files/step.ts';
import { flushFolder, writeWhole } from '#config/files/write-whole.ts';
import type { ArticlePublication, Articles } from './articles/articles.ts';
import { isOfContent, pathOfDocument, readDocumentText, type Folders } from './files.ts';
import type { Editor } from '../api.ts';
import type { Draft } from './drafts.ts';
import { Refusal, refuse } from './refusal.ts';

export interface PublicationParts {
  readonly folders: Folders;
  /** Folder of the composer's own files. */
  readonly data: string;
  readonly articles: Articles;
  /** Told of a publication that may be in no history yet: nobody waited for it any more, or a sudden death came before it was noted. */
  readonly recovered?: (left: LeftBehind) => Promise<void>;
  /** Milliseconds for which a provider that went away in between is waited for; 20 s unless told otherwise. */
  readonly patience?: number | undefined;
}

/** What is needed to note a publication. */
export interface Whose {
  readonly by: { readonly editor: Editor; readonly message: string; readonly publication: string };
  /** What it was made of. */
  readonly drafts: readonly Draft[];
}

export interface LeftBehind extends Whose {
  readonly steps: readonly Step[];
}

/** In whose name something is published, and what it is. */
export interface PublishedBy {
  readonly editor: { readonly name: string };
  readonly message: string;
}

/** What is carried out from the moment that it stands on the disk. */
interface Journal {
  readonly steps: readonly Step[];
  /** What the provider has prepared; missing where no article is among the documents. */
  readonly articles?: Omit<ArticlePublication, 'steps'>;
  /** Set when all of it is carried out, and it only has to be noted. */
  readonly isCarriedOut?: true;
  /** How it is noted. The journal stays until that is done. */
  readonly whose?: Whose;
}

const JOURNAL = 'publication.json';
/** Milliseconds for which a provider that went away in between is waited for. */
const PATIENCE = 20_000;

/**
 * Publishes all documents or none, also if this process or the provider dies in between: the provider prepares articles first, then
 * everything stands in a journal, and from then on it is carried out, at the latest by `finishPublication` at the next start.
 * @param whose how it is noted: whoever notes it ends it by `endPublication`, and if he dies before, `finishPublication` does both
 * @throws Refusal 409 when a document is not what it was, 422 and 503 by the provider; nothing is published then. 503 also while an
 * earlier publication waits for the provider.
 */
export async function publish(
  parts: PublicationParts,
  steps: readonly Step[],
  { editor, message }: PublishedBy,
  whose?: Whose,
): Promise<void> {
  const { folders, data } = parts;
  await finishPublication(parts);
  const content = steps.filter(({ file }) => isOfContent(file));
  const articles = content.length === 0 ? undefined : { id: `p-${randomBytes(12).toString('hex')}`, editor: editor.name, message };
  if (articles !== undefined) await parts.articles.prepare({ ...articles, steps: content });
  for (const { file, was } of steps)
    if (readDocumentText(folders, file) !== was) refuse(409, `${file} hat sich gerade geändert. Übernimm erst den neuen Stand.`);
  const journal: Journal = { steps, ...(articles && { articles }), ...(whose && { whose }) };
  writeJournal(data, journal);
  await untilDone(parts, journal);
  if (whose === undefined) removeJournal(data);
  else writeJournal(data, { ...journal, isCarriedOut: true });
}

/** Ends a publication that is noted; nothing where it has been ended, or another one is on its way. */
export function endPublication(data: string, publication: string): void {
  if (isUnfinished(data) && readJournal(data).whose?.by.publication === publication) removeJournal(data);
}

/** The provider may have died after it had prepared: it is started again within seconds. */
async function untilDone(parts: PublicationParts, journal: Journal): Promise<void> {
  for (const until = performance.now() + (parts.patience ?? PATIENCE); ;)
    try {
      await carriedOut(parts, journal);
      return;
    } catch (error) {
      if (!isAway(error)) throw error;
      if (performance.now() > until)
        refuse(
          503,
          'Der Anbieter der Beiträge ist gerade nicht zu erreichen. Die Veröffentlichung steht fest und erscheint, sobald er wieder da ist.',
        );
      await pause(500);
    }
}

/** Whether a publication is not carried out yet, or not noted. */
export function isUnfinished(data: string): boolean {
  return existsSync(join(data, JOURNAL));
}

/** Whether something failed only since the provider is away. */
export function isAway(error: unknown): boolean {
  return error instanceof Refusal && error.status === 503;
}

/**
 * Carries out a publication that a sudden death has left behind, and has it noted.
 * @returns documents that somebody has changed by hand since; they stay as they are
 * @throws Refusal 503 while the provider, which has to show its articles, is away
 */
export async function finishPublication(parts: PublicationParts): Promise<readonly string[]> {
  const { data, recovered } = parts;
  if (!isUnfinished(data)) return [];
  const journal = readJournal(data);
  const { steps, whose, isCarriedOut } = journal;
  const left = isCarriedOut === true ? [] : await carriedOut(parts, journal);
  if (whose !== undefined) await recovered?.({ ...whose, steps });
  removeJournal(data);
  return left;
}

/** Articles first, for without them nothing else is to be seen. What is carried out already stays as it is. */
async function carriedOut({ folders, articles }: PublicationParts, { steps, articles: prepared }: Journal): Promise<readonly string[]> {
  const content = steps.filter((step) => isOfContent(step.file));
  const left = prepared === undefined ? [] : await shown(articles, { ...prepared, steps: content });
  const own = steps.filter((step) => !isOfContent(step.file));
  const foreign = own.filter((step) => !carryOut(pathOfDocument(folders, step.file), step)).map((step) => step.file);
  return [...left, ...foreign];
}

function readJournal(data: string): Journal {
  return JSON.parse(readFileSync(join(data, JOURNAL), 'utf8')) as Journal;
}

function writeJournal(data: string, journal: Journal): void {
  writeWhole(join(data, JOURNAL), JSON.stringify(journal));
  flushFolder(data);
}

function removeJournal(data: string): void {
  rmSync(join(data, JOURNAL), { force: true });
  flushFolder(data);
}

/** What the provider refuses by now, somebody has changed by hand: the rest goes on without it, as with any other document. */
async function shown(articles: Articles, publication: ArticlePublication): Promise<readonly string[]> {
  try {
    return await articles.show(publication);
  } catch (error) {
    if (isAway(error) || !(error instanceof Refusal)) throw error;
    return publication.steps.map(({ file }) => file);
  }
}
