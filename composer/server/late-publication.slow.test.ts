import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { Refusal } from './refusal.ts';
import { articlesIn } from './testing/articles-in-folder.ts';
import { checkoutIn } from './testing/checkout.ts';
import { ANNA, ownFolders, startComposer } from './testing/start.ts';

const FILE = 'content/articles/etf-erklaert.yaml';

it('notes a publication that its editor could not wait for: in the history, in git, and without a draft left', async () => {
  const folders = ownFolders();
  const git = checkoutIn(folders.root);
  const provider = articlesIn(folders.content);
  let isAway = true;
  const waiting: (() => Promise<void>)[] = [];
  const composer = await startComposer(folders, join(folders.root, 'data'), {
    patience: 0,
    later: (_milliseconds, run) => void waiting.push(run),
    articles: {
      ...provider,
      async show(publication) {
        if (isAway) throw new Refusal(503, { message: 'Der Anbieter ist weg.' });
        return provider.show(publication);
      },
    },
  });
  try {
    const edited = await composer.ask('POST', `drafts/${FILE}/edits`, {
      version: 0,
      patch: [{ op: 'replace', path: '/headline', value: 'Spät und doch' }],
    });
    const files = [{ file: FILE, version: edited.body.version }];
    expect((await composer.ask('POST', 'publication', { files, message: 'Zu spät' })).status).toBe(503);
    expect((await composer.ask('GET', `drafts/${FILE}`)).body.version).toBe(1);
    isAway = false;
    for (const run of waiting.splice(0)) await run();
    const { body } = await composer.ask('GET', `drafts/${FILE}`);
    expect([body.version, body.text.includes('Spät und doch')]).toEqual([0, true]);
    expect((await composer.ask('GET', `history/${FILE}`)).body.entries).toMatchObject([
      { editor: ANNA.name, message: 'Zu spät' },
      { editor: 'Bestand' },
    ]);
    expect(git('show', '--name-only', '--format=%an %s').trim().split(/\n+/u)).toEqual([`${ANNA.name} Zu spät`, FILE]);
  } finally {
    await composer.close();
  }
});

it('says once in the log that a publication waits, once more when the cause is another, and when it is over', async () => {
  const folders = ownFolders();
  const provider = articlesIn(folders.content);
  let fault: Refusal | undefined = new Refusal(503, { message: 'Der Anbieter ist weg.' });
  const waiting: (() => Promise<void>)[] = [];
  const composer = await startComposer(folders, join(folders.root, 'data'), {
    patience: 0,
    later: (_milliseconds, run) => void waiting.push(run),
    articles: {
      ...provider,
      async show(publication) {
        if (fault !== undefined) throw fault;
        return provider.show(publication);
      },
    },
  });
  const lines: string[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const retry = async (): Promise<void> => {
    for (const run of waiting.splice(0)) await run();
  };
  const events = (): unknown[] =>
    lines.map((line) => (JSON.parse(line) as { readonly event: string }).event).filter((event) => event.startsWith('publication'));
  try {
    const edited = await composer.ask('POST', `drafts/${FILE}/edits`, {
      version: 0,
      patch: [{ op: 'replace', path: '/headline', value: 'Warten' }],
    });
    await composer.ask('POST', 'publication', { files: [{ file: FILE, version: edited.body.version }], message: 'Warten' });
    for (let time = 0; time < 5; time += 1) await retry();
    expect(events()).toEqual(['publication-left']);
    fault = new Refusal(503, { message: 'Der Anbieter kennt uns nicht.' });
    for (let time = 0; time < 5; time += 1) await retry();
    expect(events()).toEqual(['publication-left', 'publication-left']);
    fault = undefined;
    for (let time = 0; time < 3; time += 1) await retry();
    expect(events()).toEqual(['publication-left', 'publication-left', 'publication-ended']);
  } finally {
    write.mockRestore();
    await composer.close();
  }
});
