import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { endPublication, isUnfinished, publish } from './publication.ts';
import { articlesIn } from './testing/articles-in-folder.ts';
import { checkoutIn } from './testing/checkout.ts';
import { ANNA, ownFolders, startComposer, type Running } from './testing/start.ts';

const FILE = 'pages/home.yaml';

const published = async ({ ask }: Running, headline: string) => {
  const { version } = (await ask('GET', `drafts/${FILE}`)).body;
  const patch = [{ op: 'replace', path: '/description', value: headline }];
  const edited = await ask('POST', `drafts/${FILE}/edits`, { version, patch });
  return ask('POST', 'publication', { files: [{ file: FILE, version: edited.body.version }], message: headline });
};

/** Composer on a git checkout, with a function that reads the last commit. */
async function started() {
  const folders = ownFolders();
  const git = checkoutIn(folders.root);
  const composer = await startComposer(folders, join(folders.root, 'data'));
  return { composer, git, lastCommit: () => git('show', '--name-only', '--format=%an %s').trim().split(/\n+/u) };
}

it('notes at the next start what a sudden death had written and not noted', async () => {
  const { composer, git, lastCommit } = await started();
  let running: Running = composer;
  try {
    const drafted = join(composer.data, 'drafts');
    await running.ask('POST', `drafts/${FILE}/edits`, {
      version: 0,
      patch: [{ op: 'replace', path: '/description', value: 'Kurz davor' }],
    });
    const stored = execFileSync('find', [drafted, '-name', '*.json'], { encoding: 'utf8' }).trim();
    const draft = readFileSync(stored, 'utf8');
    const before = readFileSync(join(composer.folders.config, FILE), 'utf8');
    await running.ask('POST', 'publication', { files: [{ file: FILE, version: 1 }], message: 'Kurz davor' });
    const after = readFileSync(join(composer.folders.config, FILE), 'utf8');
    expect(existsSync(join(composer.data, 'publication.json'))).toBe(false);
    // State after the files were written, but before anything else was.
    git('reset', '--quiet', 'HEAD~1');
    writeFileSync(join(composer.data, 'history.jsonl'), '');
    writeFileSync(stored, draft);
    const whose = { by: { editor: ANNA, message: 'Kurz davor', publication: 'n-1' }, drafts: [JSON.parse(draft) as object] };
    const journal = { steps: [{ file: FILE, was: before, is: after }], isCarriedOut: true, whose };
    writeFileSync(join(composer.data, 'publication.json'), JSON.stringify(journal));
    running = await composer.restart();
    await expect.poll(() => existsSync(join(composer.data, 'publication.json')), { timeout: 10_000 }).toBe(false);
    expect(lastCommit()).toEqual([`${ANNA.name} Kurz davor`, `config/${FILE}`]);
    expect(readFileSync(join(composer.data, 'history.jsonl'), 'utf8').trim().split('\n')).toHaveLength(1);
    expect((await running.ask('GET', `drafts/${FILE}`)).body).toMatchObject({ version: 0, text: after });
  } finally {
    await running.close();
  }
});

it('keeps the journal until a publication is noted', async () => {
  const { composer } = await started();
  try {
    const { folders, data } = composer;
    const was = readFileSync(join(folders.config, FILE), 'utf8');
    const parts = { folders, data, articles: articlesIn(folders.content) };
    const whose = { by: { editor: ANNA, message: 'Neu', publication: 'n-2' }, drafts: [] };
    await publish(parts, [{ file: FILE, was, is: `${was}# Neu\n` }], whose.by, whose);
    expect([readFileSync(join(folders.config, FILE), 'utf8'), isUnfinished(data)]).toEqual([`${was}# Neu\n`, true]);
    endPublication(data, 'n-1');
    expect(isUnfinished(data)).toBe(true);
    endPublication(data, 'n-2');
    expect(isUnfinished(data)).toBe(false);
  } finally {
    await composer.close();
  }
});

it('notes nothing twice, and keeps a draft that has begun since', async () => {
  const { composer, lastCommit } = await started();
  let running: Running = composer;
  try {
    expect((await published(running, 'Zuerst')).body.commit).toMatch(/^[0-9a-f]{40}$/u);
    const [noted = ''] = readFileSync(join(composer.data, 'history.jsonl'), 'utf8').trim().split('\n');
    const { publication, steps } = JSON.parse(noted) as { readonly publication: string; readonly steps: readonly object[] };
    await running.ask('POST', `drafts/${FILE}/edits`, { version: 0, patch: [{ op: 'replace', path: '/description', value: 'Danach' }] });
    // Simulates a crash right before the journal was removed: the first draft has the same number as a draft started since.
    const drafts = [{ file: FILE, version: 1, savedAt: '2026-01-01T00:00:00.000Z', revision: 'x', changes: [], done: 0, deleted: false }];
    const whose = { by: { editor: ANNA, message: 'Zuerst', publication }, drafts };
    writeFileSync(join(composer.data, 'publication.json'), JSON.stringify({ steps, isCarriedOut: true, whose }));
    running = await composer.restart();
    await expect.poll(() => existsSync(join(composer.data, 'publication.json')), { timeout: 10_000 }).toBe(false);
    expect(lastCommit()[0]).toBe(`${ANNA.name} Zuerst`);
    expect(readFileSync(join(composer.data, 'history.jsonl'), 'utf8').trim().split('\n')).toHaveLength(1);
    expect((await running.ask('GET', `drafts/${FILE}`)).body).toMatchObject({ version: 1, value: { description: 'Danach' } });
  } finally {
    await running.close();
  }
});
