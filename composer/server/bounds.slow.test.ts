import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { revisionOf } from '#documents/files/step.ts';
import { readDocumentText } from './files.ts';
import { ANNA, startComposer, type Running } from './testing/start.ts';

const FILE = 'pages/home.yaml';
/** Text whose processing exceeds the time limit here by far. */
const HEAVY = Array.from({ length: 400_000 }, (_, index) => `k${index}: 1\n`).join('');

let composer: Running;
const write = (text: string, version = 0) => composer.ask('PUT', `drafts/${FILE}/text`, { version, text });

describe('what an editor sends', () => {
  beforeEach(async () => {
    composer = await startComposer();
  });
  afterEach(() => composer.close());

  it('is no longer than 256 kB, and the draft stays as it was', async () => {
    expect((await write(`title: ${'ä'.repeat(140_000)}\n`)).body.message).toContain('höchstens 256 kB');
    expect((await composer.ask('GET', `drafts/${FILE}`)).body.version).toBe(0);
  });
  it('has no more than 20,000 entries, wherever they stand', async () => {
    const list = (count: number): string => `title: Liste\nliste: [${'[a], '.repeat(count / 2)}]\n`;
    expect((await write(list(20_100))).body.message).toContain('höchstens 20.000 Einträge');
    expect((await write(list(19_000))).status).toBe(200);
  });
  it('has at most 500 steps', async () => {
    const patch = Array.from({ length: 501 }, () => ({ op: 'add', path: '/title', value: 'Hilfe' }));
    const answer = await composer.ask('POST', `drafts/${FILE}/edits`, { version: 0, patch });
    expect([answer.status, answer.body.message]).toEqual([413, expect.stringContaining('mehr als 500 Einträge')]);
    expect((await composer.ask('POST', `drafts/${FILE}/edits`, { version: 0, patch: patch.slice(1) })).status).toBe(200);
  });
  it.each([
    ['POST', 'presence', { file: 'x'.repeat(70_000) }],
    ['POST', 'publication', { files: [{ file: FILE, version: 1 }], message: 'x'.repeat(70_000) }],
    ['POST', `drafts/${FILE}/undo`, { version: 0, more: 'x'.repeat(1_200_000) }],
  ] as const)('is refused where it is too much: %s %s', async (method, path, body) => {
    expect((await composer.ask(method, path, body)).status).toBe(413);
  });
  it('is no JSON so deep that it could not be passed on; brackets in a text are not deep', async () => {
    const edit = (value: string) =>
      fetch(`${composer.origin}/redaktion/api/drafts/${FILE}/edits`, {
        method: 'POST',
        headers: { 'x-test-editor': 'anna', 'x-parkett-composer': '1', origin: composer.origin },
        body: `{ "version": 0, "patch": [{ "op": "add", "path": "/title", "value": ${value} }] }`,
      });
    const deep = await edit('['.repeat(100_000) + ']'.repeat(100_000));
    expect([deep.status, await deep.text()]).toEqual([400, expect.stringContaining('mehr als 100 Ebenen tief')]);
    expect((await edit(JSON.stringify(`\\"${'['.repeat(500)}`))).status).toBe(200);
  });
  it('becomes no drafts beyond what can be checked together', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 10; count += 1)
      statuses.push(
        (await composer.ask('POST', `drafts/content-pages/neu-${count}.yaml/create`, { text: `# ${'x'.repeat(250_000)}\n` })).status,
      );
    expect([statuses.slice(0, 7).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 413]);
  });
});

describe('a draft that takes too long', () => {
  it('made before this was bounded stops nobody: it is named to its editor, and can be discarded', { timeout: 120_000 }, async () => {
    composer = await startComposer(undefined, undefined, { jobs: { seconds: 2 } });
    const published = readDocumentText(composer.folders, FILE);
    const draft = { file: FILE, editor: ANNA, version: 3, revision: revisionOf(published), base: HEAVY, changes: [], done: 0 };
    const named = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
    const folder = join(composer.data, 'drafts', named(ANNA.id));
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, `${named(FILE)}.json`),
      JSON.stringify({ ...draft, deleted: false, conflicts: [], savedAt: '2026-01-01T00:00:00.000Z' }),
    );
    composer = await composer.restart();
    const { status, body } = await composer.ask('GET', 'documents');
    expect([status, body.documents.find(({ file }) => file === FILE)?.draft?.version]).toEqual([200, 3]);
    const state = await composer.ask('GET', `drafts/${FILE}`);
    expect([state.status, state.body.fault, state.body.text]).toEqual([200, expect.stringContaining('nur verwerfen'), published]);
    expect((await write('title: x\n', 3)).status).toBe(422);
    // Other editors and other documents are not affected.
    expect((await composer.ask('GET', 'documents', undefined, 'ben')).status).toBe(200);
    expect((await composer.ask('DELETE', `drafts/${FILE}?version=3`)).status).toBe(204);
    expect((await composer.ask('GET', `drafts/${FILE}`)).body.version).toBe(0);
    await composer.close();
  });
});
