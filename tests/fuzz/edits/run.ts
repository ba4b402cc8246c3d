import { renameSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { readable, reopened } from '#composer/documents/open-document.ts';
import type { Chance } from '#composer/documents/testing/random-edits.ts';
import type { ComposerSettings } from '#composer/server/composer.ts';
import { pathOfDocument, readDocumentText } from '#composer/server/files.ts';
import { startComposer, type Running } from '#composer/server/testing/start.ts';
import { createChance } from '#tests/bench/chance.ts';
import { changedIn, createFolder, type Stored } from './folder.ts';
import { watchChildren } from './memory.ts';
import { expectedText } from './oracle.ts';
import { nextRequest, wired, type Request, type Seen } from './requests.ts';
import { judged, send, type Sent } from './send.ts';

export interface Result {
  readonly accepted: number;
  readonly refused: number;
  /** Number of requests refused because too many others were waiting. */
  readonly limited: number;
  /** Number of requests whose job was aborted after 5 s or at 512 MB. */
  readonly ended: number;
  /** Milliseconds of the longest answer of a completed job. */
  readonly longest: number;
  /**
   * Milliseconds of the longest answer of an aborted job: its drafts are opened one by one after the abort, and the job is retried once.
   */
  readonly longestEnded: number;
  /** Megabytes of the largest job process. */
  readonly largestMB: number;
  /** Requests whose job was aborted, for inspection. */
  readonly endedRequests: readonly string[];
  readonly byKind: Readonly<Record<string, string>>;
  readonly faults: readonly string[];
}

/** Maximum milliseconds of an answer: 5 s of a job, and the start of its process if the previous one was aborted. */
const LONGEST = 8_000;
/** Returns the same limit for a busy machine, where more programs than processors share the time. */
const longest = (): number => LONGEST * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
const MOST_MEGABYTES = 512;
/** Concurrent editors: as many as concurrent jobs, to exclude time in the queue. */
const LANES = ['anna', 'ben'] as const;
/** Number of requests after which the composer restarts. */
const ROUND = 250;
/** Maximum number of drafts of an editor; one is discarded above it. */
const MOST_DRAFTS = 10;
const FILES = [
  'pages/home.yaml',
  'pages/impressum.yaml',
  'pages/fonds/start.yaml',
  'layouts/einstieg.yaml',
  'redirects.yaml',
  'header.yaml',
  'products.yaml',
  'pages/neu-1.yaml',
  'pages/neu-2.yaml',
] as const;

/**
 * Sends `count` requests of several editors to a separate composer. The same seed produces the same requests of each editor.
 * @param settings limits of jobs as in production are `{ jobs: {} }`; longer ones by default
 */
export async function fuzzEdits(seed: number, count: number, settings: Pick<ComposerSettings, 'jobs'> = {}): Promise<Result> {
  let composer = await startComposer(undefined, undefined, settings);
  const watch = watchChildren();
  const tally = { accepted: 0, refused: 0, limited: 0, ended: 0, longest: 0, longestEnded: 0 };
  const [faults, endedRequests, kinds] = [[] as string[], [] as string[], new Map<string, { accepted: number; refused: number }>()];
  const counted = (request: Request, answer: Sent): void => {
    const verdict = judged(request, answer);
    if (verdict === 'fault') faults.push(`${request.method} ${request.path}: ${answer.status} ${answer.message}`);
    else tally[verdict] += 1;
    if (verdict === 'ended')
      endedRequests.push(
        `${request.kind}${answer.message.includes('Speicher') ? ' (memory)' : ''} ${wired(request.body ?? {}).slice(0, 120)}`,
      );
    const kind = kinds.get(request.kind) ?? { accepted: 0, refused: 0 };
    kinds.set(request.kind, kind);
    kind[verdict === 'accepted' ? 'accepted' : 'refused'] += 1;
    const which = verdict === 'ended' ? 'longestEnded' : 'longest';
    tally[which] = Math.max(tally[which], Math.round(answer.milliseconds));
    if (verdict !== 'ended' && answer.milliseconds > longest())
      faults.push(`${request.method} ${request.path}: ${Math.round(answer.milliseconds)} ms`);
  };
  const chances = new Map(LANES.map((editor, index) => [editor, createChance(seed * 7 + index)]));
  try {
    for (let done = 0; done < count; done += ROUND) {
      const left = Math.min(ROUND, count - done);
      await Promise.all(
        LANES.map(async (editor, lane) => {
          const read = createFolder(composer.data, editor);
          const chance = chances.get(editor) ?? Math.random;
          for (let turn = lane; turn < left; turn += LANES.length) {
            const found = await step(composer, editor, read, chance, counted);
            faults.push(...found.map((fault) => `request ${done + turn} of ${editor}: ${fault}`));
          }
        }),
      );
      const before = LANES.map((editor) => createFolder(composer.data, editor)());
      composer = await composer.restart();
      for (const [index, editor] of LANES.entries())
        faults.push(
          ...(await lostAtRestart(composer, editor, before[index] ?? new Map())).map((fault) => `after ${done + left}: ${fault}`),
        );
    }
  } finally {
    watch.end();
    await composer.close();
  }
  if (watch.largest() > MOST_MEGABYTES) faults.push(`a job process of ${watch.largest()} MB`);
  const byKind = Object.fromEntries([...kinds].map(([kind, { accepted, refused }]) => [kind, `${accepted} accepted, ${refused} not`]));
  return { ...tally, largestMB: watch.largest(), endedRequests, byKind, faults };
}

/** Sends one request, sometimes twice at the same time, and compares the drafts with their previous state. */
async function step(
  composer: Running,
  editor: string,
  read: () => Stored,
  chance: Chance,
  count: (request: Request, answer: Sent) => void,
): Promise<string[]> {
  if (chance() < 0.06) changeByHand(composer, chance);
  const before = read();
  const own = [...before.values()].map(({ draft: { file, version } }) => ({ file, version }));
  const surplus = own.length > MOST_DRAFTS ? own[Math.floor(chance() * own.length)] : undefined;
  const seen = seenOf(composer, surplus?.file ?? FILES[Math.floor(chance() * FILES.length)] ?? FILES[0], before);
  const request: Request =
    surplus === undefined
      ? nextRequest(seen, own, chance)
      : { kind: 'discard', method: 'DELETE', path: `drafts/${surplus.file}?version=${surplus.version}` };
  const published = readDocumentText(composer.folders, seen.file);
  const isTwice = request.kind === 'edit' && chance() < 0.05;
  const answers = await Promise.all([send(composer, editor, request), ...(isTwice ? [send(composer, editor, request)] : [])]);
  for (const answer of answers) count(request, answer);
  const after = read();
  const accepted = answers.find(({ status }) => status >= 200 && status < 300);
  const changed = changedIn(before, after);
  const what = `${request.method} ${request.path} (${answers.map(({ status }) => status).join(', ')})`;
  if (accepted === undefined) return changed.map((file) => `${what}: the draft of ${file} has changed`);
  const about = request.kind === 'create' ? decodeURIComponent(request.path.slice('drafts/'.length, -'/create'.length)) : seen.file;
  const allowed = accepted.files ?? [about];
  const faults = changed.filter((file) => !allowed.includes(file)).map((file) => `${what}: the draft of ${file} has changed, too`);
  for (const file of changed) {
    const [was, is] = [before.get(file)?.draft, after.get(file)?.draft];
    if (is === undefined) {
      if (request.kind !== 'discard' && request.kind !== 'publish') faults.push(`${what}: the draft of ${file} is gone`);
      continue;
    }
    if (is.version !== (was?.version ?? 0) + 1) faults.push(`${what}: version ${was?.version ?? 0} became ${is.version}`);
    if (reopened(is).text !== is.text) faults.push(`${what}: the changes of ${file} do not lead to its text`);
  }
  if (request.kind === 'discard' || request.kind === 'publish') return faults;
  const now = after.get(about)?.draft;
  const isMoved = published !== readDocumentText(composer.folders, seen.file);
  const expected = isMoved ? undefined : expectedText(request, seen, before.get(about)?.draft, published);
  if (expected !== undefined && (now?.text ?? seen.text) !== expected) faults.push(`${what}: another text than it should lead to`);
  // Published text in an answer without a draft, which may have been changed by hand since.
  const answered = now?.text ?? (isMoved ? accepted.text : published);
  if (accepted.text !== undefined && accepted.text !== answered) faults.push(`${what}: the answer has another text than the draft`);
  return faults;
}

function seenOf({ folders }: Running, file: string, kept: Stored): Seen {
  const draft = kept.get(file)?.draft;
  const text = draft?.text ?? readDocumentText(folders, file) ?? '';
  return { file, version: draft?.version ?? 0, text, value: readable(text), conflicts: draft?.conflicts ?? [] };
}

/** Changes a published document, as with a text editor, to make drafts need a rebase. */
function changeByHand({ folders }: Running, chance: Chance): void {
  const file = FILES[Math.floor(chance() * FILES.length)] ?? FILES[0];
  const text = readDocumentText(folders, file);
  if (text === null) return;
  const number = Math.floor(chance() * 1_000);
  // Writes atomically: a concurrent request reads the old or the new text.
  const path = pathOfDocument(folders, file);
  writeFileSync(`${path}.new`, `${text.replace(/^(title|description): .*$/mu, `$1: Von Hand ${number}`)}# ${number}\n`);
  renameSync(`${path}.new`, path);
}

/** Returns differences after a restart of the composer. */
async function lostAtRestart(composer: Running, editor: string, before: Stored): Promise<string[]> {
  const faults = changedIn(before, createFolder(composer.data, editor)()).map((file) => `the draft of ${file} has changed`);
  for (const [file, { draft }] of before) {
    const { status, body } = await composer.ask('GET', `drafts/${file}`, undefined, editor);
    const isSame = status === 200 && body.version === draft.version && (body.fault !== undefined || body.text === draft.text);
    if (!isSame) faults.push(`${file} of ${editor} is answered with ${status}, version ${body.version} for ${draft.version}`);
  }
  return faults;
}
