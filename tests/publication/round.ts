import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { realDisk } from '#documents/files/disk.ts';
import type { Whose } from '#composer/server/journal.ts';
import { endPublication, finishPublication, isUnfinished, publish } from '#composer/server/publication.ts';
import type { PublicationParts } from '#composer/server/publication-parts.ts';
import { Refusal } from '#composer/server/refusal.ts';
import { faultyDisk, type FaultyDisk, type Plan } from './faulty-disk.ts';
import {
  DOCUMENTS,
  FRESH,
  HAND,
  newFolders,
  NEXT,
  OLD,
  passDay,
  startBoth,
  tracesIn,
  writeByHand,
  type Folders,
  type Texts,
} from './portal.ts';

/** One publication with faults of both disks, one or two restarts after it, and the next publication. */
export interface Round {
  readonly composer: Plan;
  readonly provider: Plan;
  /** Faults of the first restart; the second has none. */
  readonly restart: Plan;
  /** Document that is changed by hand before the composer's operation of that number. */
  readonly hand?: { readonly file: string; readonly at: number };
}

export interface RoundResult {
  /** Violations; empty if the property holds. */
  readonly faults: readonly string[];
  readonly became: 'old' | 'new';
  readonly operations: { readonly composer: number; readonly provider: number };
}

const EDITOR = { id: 'anna', name: 'Anna Beispiel', email: 'anna@verlag.example' };
const whoseOf = (publication: string): Whose => ({ by: { editor: EDITOR, message: 'Runde', publication }, drafts: [] });

type Outcome = { readonly kind: 'published' | 'died' } | { readonly kind: 'refused'; readonly status: number; readonly message: string };

async function published(parts: PublicationParts, from: (file: string) => string | null, to: Texts, publication: string): Promise<Outcome> {
  const steps = DOCUMENTS.map((file) => ({ file, was: from(file), is: to[file] ?? null })).filter(({ was, is }) => was !== is);
  try {
    await publish(parts, steps, { editor: EDITOR, message: 'Runde' }, whoseOf(publication));
    return { kind: 'published' };
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', status: error.status, message: error.message };
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return code === '' ? { kind: 'died' } : { kind: 'refused', status: 500, message: code };
  }
}

/** Finishes interrupted work, as a start does. */
async function restarted(folders: Folders, plan: Plan): Promise<void> {
  const composer = faultyDisk(plan);
  const parts = await startBoth(folders, composer, faultyDisk({}));
  await finishPublication(parts).catch(() => undefined);
}

export async function playRound(round: Round): Promise<RoundResult> {
  const folders = newFolders();
  try {
    return await played(folders, round);
  } finally {
    folders.remove();
  }
}

async function played(folders: Folders, { composer, provider, restart, hand }: Round): Promise<RoundResult> {
  const faults: string[] = [];
  let isEdited = false;
  const edit = (file: string) => (): void => {
    isEdited = true;
    writeByHand(folders, file);
  };
  const meanwhile = hand && { at: hand.at, run: edit(hand.file) };
  const disks = { composer: faultyDisk({ ...composer, ...(meanwhile && { meanwhile }) }), provider: faultyDisk(provider) };
  const parts = await startBoth(folders, disks.composer, disks.provider);
  const outcome = await published(parts, (file) => OLD[file] ?? null, FRESH, 'p-1');
  const edited = isEdited ? hand?.file : undefined;
  const judged = DOCUMENTS.filter((file) => file !== edited);
  const are = (texts: Texts): boolean => judged.every((file) => folders.text(file) === (texts[file] ?? null));
  const isDead = (disk: FaultyDisk): boolean => disk.isDead();
  const told = isDead(disks.composer) ? 'died' : outcome.kind;
  if (told === 'published' && !are(FRESH)) faults.push('told that it is published, and it is not');
  const saysOld = outcome.kind === 'refused' && outcome.message.includes('Nichts ist veröffentlicht');
  if (told === 'refused' && saysOld && !isDead(disks.provider) && !are(OLD))
    faults.push('told that nothing is published, and something is');

  await restarted(folders, restart);
  await restarted(folders, {});
  const became = are(FRESH) ? 'new' : 'old';
  if (!are(FRESH) && !are(OLD)) faults.push(`half: ${judged.filter((file) => folders.text(file) !== (OLD[file] ?? null)).join(', ')}`);
  if (edited !== undefined && folders.text(edited) !== HAND) faults.push(`overwritten what somebody wrote by hand in ${edited}`);
  if (told === 'published' && became === 'old') faults.push('taken back after it was told to be published');
  if (told === 'refused' && saysOld && became === 'new') faults.push('published after it was told not to be');
  if (isUnfinished(join(folders.root, 'data'), realDisk)) faults.push(`unfinished: ${readdirSync(join(folders.root, 'data')).join(', ')}`);
  const traces = tracesIn(folders).filter((publication) => publication === 'p-1').length;
  if (traces !== (became === 'new' ? 1 : 0)) faults.push(`${became} with ${traces} entries in the history`);
  passDay(folders);
  const besides = folders.besides();
  if (besides.length > 0) faults.push(`left beside documents: ${besides.join(', ')}`);
  if (became === 'old' && edited !== 'pages/neu/tief/seite.yaml' && readdirSync(join(folders.root, 'config/pages')).includes('neu'))
    faults.push('left a folder');

  const after = await startBoth(folders, faultyDisk({}), faultyDisk({}));
  const next = await published(after, folders.text, NEXT, 'p-2');
  if (next.kind !== 'published') faults.push(`the next one: ${JSON.stringify(next)}`);
  if (!DOCUMENTS.every((file) => folders.text(file) === NEXT[file])) faults.push('the next one is not whole');
  endPublication(join(folders.root, 'data'), 'p-2');
  if (!tracesIn(folders).includes('p-2')) faults.push('the next one has no trace');
  return { faults, became, operations: { composer: disks.composer.count(), provider: disks.provider.count() } };
}
