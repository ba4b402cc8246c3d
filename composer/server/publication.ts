import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskCode, realDisk, type Disk } from '#documents/files/disk.ts';
import { patiently } from '#documents/files/disk-fault.ts';
import { impossibleIn } from '#documents/files/impossible.ts';
import { textAt, type Step } from '#documents/files/step.ts';
import { createTogether, type Together } from '#documents/files/together.ts';
import type { ArticlePublication } from './articles/articles.ts';
import { isOfContent, pathOfDocument } from './files.ts';
import { journalIn, readJournal, type Journal, type Whose } from './journal.ts';
import { personText } from '../person.ts';
import type { PublicationParts, PublishedBy } from './publication-parts.ts';
import { refusalOfDisk, Refusal, refuse } from './refusal.ts';

/** Default waiting time in ms for a provider that becomes unreachable during a publication. */
const PATIENCE = 20_000;

/**
 * Publishes all documents or none, even if this process or the provider crashes meanwhile. Everything that needs disk space is written
 * before any change is visible: the texts beside their documents, the articles at the provider, the journal. The publication is then
 * carried out, at the latest by `finishPublication` at the next start, or reverted as a whole if an error persists.
 * @param whose data for the history entry. With it, the caller calls `endPublication` after its own work; after a crash,
 * `finishPublication` does
 * @throws Refusal 409 when a document has changed meanwhile, 422 for names that no disk can store, 507 for a persistent error, 422 and 503
 * by the provider; nothing is published then. 503 also while an earlier publication waits for the provider.
 */
export async function publish(
  parts: PublicationParts,
  steps: readonly Step[],
  { editor, message }: PublishedBy,
  whose?: Whose,
): Promise<void> {
  await finishPublication(parts);
  const { own, content } = splitOf(steps);
  checkUnchanged(parts, steps);
  checkPossible(parts, own);
  if (whose !== undefined) await parts.trace?.ready(steps, whose);
  const id = randomBytes(6).toString('hex');
  const articles =
    content.length === 0 ? undefined : { id: `p-${id}${randomBytes(6).toString('hex')}`, editor: personText(editor), message };
  const folders = togetherOf(parts, { id }).missingFolders(own);
  const journal: Journal = { id, steps, folders, ...(articles && { articles }), ...(whose && { whose }) };
  await prepared(parts, journal);
  await untilEnded(parts, journal);
}

/**
 * Writes everything that needs disk space.
 * @throws Refusal; everything written is removed then
 */
async function prepared(parts: PublicationParts, journal: Journal): Promise<void> {
  const { own } = splitOf(journal.steps);
  const record = recordOf(parts);
  try {
    await patient(parts, () => record.begin('preparing', journal));
    await patient(parts, () => togetherOf(parts, journal).stage(own, journal.folders ?? []));
    const articles = articlesOf(journal);
    if (articles !== undefined) await parts.articles.prepare(articles);
    checkUnchanged(parts, journal.steps);
  } catch (error) {
    await dropped(parts, journal).catch(() => parts.left?.());
    throw refusalOfDisk(error, 'Nichts ist veröffentlicht.');
  }
  try {
    await patient(parts, () => record.turn('certain'));
  } catch (error) {
    // The state may have been written despite the error.
    await takenBack(parts, journal, error);
  }
}

/** Removes a prepared publication, of which nothing was visible. */
async function dropped(parts: PublicationParts, journal: Journal): Promise<void> {
  const articles = articlesOf(journal);
  // The provider drops it within a day by itself if it is not confirmed.
  if (articles !== undefined) await parts.articles.drop(articles).catch(() => undefined);
  await patient(parts, () => togetherOf(parts, journal).clear(splitOf(journal.steps).own, journal.folders ?? []));
  await patient(parts, () => recordOf(parts).end());
}

/** Carries out a publication. Waits for the provider, which may have crashed after preparing and restarts within seconds. */
async function untilEnded(parts: PublicationParts, journal: Journal): Promise<void> {
  for (const until = performance.now() + (parts.patience ?? PATIENCE); ;)
    try {
      await carriedOut(parts, journal);
      break;
    } catch (error) {
      if (!isAway(error)) return takenBack(parts, journal, error);
      if (performance.now() > until) {
        parts.left?.();
        refuse(
          503,
          'Der Anbieter der Beiträge ist gerade nicht zu erreichen. Die Veröffentlichung steht fest und erscheint, sobald er wieder da ist.',
        );
      }
      await pauseOf(parts)(500);
    }
  try {
    await closed(parts, journal);
    if (journal.whose === undefined) await patient(parts, () => recordOf(parts).end());
  } catch (error) {
    // The publication is final, even if the journal could not be updated.
    reportOf(parts)('publication-not-ended', { fault: error });
    parts.left?.();
  }
}

/**
 * Carries out a publication, articles first, since no page may link to a missing article. Repeating it skips finished parts.
 * @returns documents that somebody has changed by hand since; they stay unchanged
 * @throws when it is not carried out
 */
async function carriedOut(parts: PublicationParts, journal: Journal): Promise<readonly string[]> {
  const { own } = splitOf(journal.steps);
  const articles = articlesOf(journal);
  const left = articles === undefined ? [] : await parts.articles.show(articles);
  const together = togetherOf(parts, journal);
  const foreign = [...left, ...(await patient(parts, () => together.carryOut(own)))];
  const done = journal.steps.filter(({ file }) => !foreign.includes(file));
  if (journal.whose !== undefined && done.length > 0) await parts.trace?.leave(done, journal.whose);
  return foreign;
}

/** Removes the temporary files beside the documents of a finished publication. */
async function closed(parts: PublicationParts, journal: Journal): Promise<void> {
  await patient(parts, () => togetherOf(parts, journal).clear(splitOf(journal.steps).own, []));
  await patient(parts, () => recordOf(parts).turn('done'));
}

/**
 * Reverts a publication after a persistent error.
 * @throws Refusal always, with the reason
 */
async function takenBack(parts: PublicationParts, journal: Journal, cause: unknown): Promise<never> {
  try {
    await patient(parts, () => recordOf(parts).turn('back'));
    await back(parts, journal);
  } catch (error) {
    parts.left?.();
    reportOf(parts)('publication-not-taken-back', { fault: error, cause });
    throw refusalOfDisk(cause, 'Die Veröffentlichung wird zurückgenommen, sobald es geht; bis dahin geht keine andere.');
  }
  reportOf(parts)('publication-taken-back', { cause });
  throw refusalOfDisk(cause, 'Nichts ist veröffentlicht.');
}

/** Reverts pages before articles, so that no page links to a removed article. Only renames files, so that it works on a full disk. */
async function back(parts: PublicationParts, journal: Journal): Promise<void> {
  const { own } = splitOf(journal.steps);
  const together = togetherOf(parts, journal);
  await patient(parts, () => together.takeBack(own));
  const articles = articlesOf(journal);
  if (articles !== undefined) await parts.articles.withdraw(articles);
  if (journal.whose !== undefined) await parts.trace?.takeBack(journal.steps, journal.whose);
  await patient(parts, () => together.clear(own, journal.folders ?? []));
  await patient(parts, () => recordOf(parts).end());
}

/**
 * Removes the journal of a publication that is in the history. Does nothing if it is already removed, or belongs to another publication.
 */
export function endPublication(data: string, publication: string, disk: Disk = realDisk): void {
  const found = readJournal(data, disk, () => undefined);
  if (found?.state === 'done' && found.journal.whose?.by.publication === publication) journalIn(data, disk).end();
}

/** Returns true if a publication is not carried out yet, or not in the history. */
export function isUnfinished(data: string, disk: Disk = realDisk): boolean {
  return journalIn(data, disk).state() !== undefined;
}

/** Returns true if an error only means that the provider is unreachable. */
export function isAway(error: unknown): boolean {
  return error instanceof Refusal && error.status === 503;
}

/**
 * Completes a publication that a crash, an unreachable provider or a disk error interrupted: carries it out or reverts it, and writes its
 * history entry.
 * @returns documents that somebody has changed by hand since; they stay unchanged
 * @throws Refusal 503 while the provider is unreachable and its articles are not shown; 507 while it cannot be reverted either
 */
export async function finishPublication(parts: PublicationParts): Promise<readonly string[]> {
  const found = await patient(parts, () =>
    readJournal(parts.data, parts.disk ?? realDisk, (path) => reportOf(parts)('publication-unreadable', { path })),
  );
  if (found === undefined) return [];
  const { journal, state } = found;
  if (state === 'preparing') {
    await attempted(() => dropped(parts, journal));
    return [];
  }
  if (state === 'back') {
    await attempted(() => back(parts, journal));
    return [];
  }
  let left: readonly string[] = [];
  if (state === 'certain')
    try {
      left = await carriedOut(parts, journal);
    } catch (error) {
      if (isAway(error)) throw error;
      if (!(await isTraced(parts, journal))) await takenBack(parts, journal, error).catch(() => undefined);
      if (isUnfinished(parts.data, parts.disk)) refuse(507, UNFINISHED);
      return [];
    }
  if (state === 'certain') await attempted(() => closed(parts, journal));
  if (journal.whose !== undefined) await parts.recovered?.({ ...journal.whose, steps: journal.steps });
  await attempted(() => patient(parts, () => recordOf(parts).end()));
  return left;
}

/** Returns true if the history contains the publication, which makes it final. */
async function isTraced({ trace }: PublicationParts, { whose }: Journal): Promise<boolean> {
  if (whose === undefined || trace === undefined) return false;
  try {
    return await trace.isLeft(whose);
  } catch (error) {
    throw refusalOfDisk(error, UNFINISHED);
  }
}

const UNFINISHED =
  'Eine frühere Veröffentlichung lässt sich gerade nicht beenden. Das geschieht von selbst, sobald es geht; bis dahin geht keine andere.';

/**
 * Runs a function and converts errors of the disk.
 * @throws Refusal in German for an error of the disk
 */
async function attempted(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    throw diskCode(error) === undefined ? error : refusalOfDisk(error, UNFINISHED);
  }
}

/**
 * Checks that the documents have not changed since the drafts were based on them.
 * @throws Refusal 409 if one has
 */
function checkUnchanged({ folders, disk }: PublicationParts, steps: readonly Step[]): void {
  for (const { file, was } of steps) {
    let now: string | null;
    try {
      now = textAt(pathOfDocument(folders, file), disk);
    } catch (error) {
      throw refusalOfDisk(error, 'Nichts ist veröffentlicht.');
    }
    if (now !== was) refuse(409, `${file} hat sich gerade geändert. Übernimm erst den neuen Stand.`);
  }
}

/**
 * Checks that the disk can store the new documents.
 * @throws Refusal 422 for names that no disk can store together, 507 if this disk cannot store them now
 */
function checkPossible({ folders, disk }: PublicationParts, own: readonly Step[]): void {
  const found = impossibleIn(folders.config, own, disk);
  if (found !== undefined) refuse(found.kind === 'name' ? 422 : 507, `${found.message} Nichts ist veröffentlicht.`);
}

function splitOf(steps: readonly Step[]): { readonly own: readonly Step[]; readonly content: readonly Step[] } {
  return { own: steps.filter(({ file }) => !isOfContent(file)), content: steps.filter(({ file }) => isOfContent(file)) };
}

function articlesOf({ articles, steps }: Journal): ArticlePublication | undefined {
  return articles && { ...articles, steps: splitOf(steps).content };
}

function togetherOf({ folders, disk }: PublicationParts, { id = 'earlier' }: Pick<Journal, 'id'>): Together {
  return createTogether(folders.config, id, disk);
}

function recordOf({ data, disk }: PublicationParts): ReturnType<typeof journalIn> {
  return journalIn(data, disk);
}

function pauseOf({ pause = (milliseconds) => sleep(milliseconds) }: PublicationParts): (milliseconds: number) => Promise<void> {
  return pause;
}

function patient<T>(parts: PublicationParts, run: () => T | Promise<T>): Promise<T> {
  return patiently(run, pauseOf(parts));
}

function reportOf({ report = () => undefined }: PublicationParts): NonNullable<PublicationParts['report']> {
  return report;
}
