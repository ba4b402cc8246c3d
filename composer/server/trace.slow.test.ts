import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../api.ts';
import { Refusal } from './refusal.ts';
import { articlesIn } from './testing/articles-in-folder.ts';
import { checkoutIn } from './testing/checkout.ts';
import { ownFolders, startComposer, type Answer, type Running } from './testing/start.ts';

const HOME = 'pages/home.yaml';
const ARTICLE = 'content/articles/etf-erklaert.yaml';
let composer: Running;
let git: (...args: readonly string[]) => string;
let root: string;
let editor: Session['editor'];

async function start(): Promise<void> {
  const folders = ownFolders();
  root = folders.root;
  git = checkoutIn(folders.root);
  editor = { id: 'anna', name: 'Anna Beispiel', email: 'anna@verlag.example' };
  composer = await startComposer(folders, join(folders.root, '.daten'), {
    access: async () => ({ editor, roles: ['redaktion', 'chefredaktion'] }),
  });
  writeFileSync(join(folders.root, '.git/info/exclude'), '.daten\n.*.tmp\n');
}

async function publishHome(text: string, message = text): Promise<Answer> {
  const draft = await composer.ask('GET', `drafts/${HOME}`);
  expect(draft).toMatchObject({ status: 200, body: { version: expect.any(Number) } });
  const patch = [{ op: 'replace', path: '/description', value: text }];
  const edited = await composer.ask('POST', `drafts/${HOME}/edits`, { version: draft.body.version, patch });
  expect(edited).toMatchObject({ status: 200, body: { version: expect.any(Number) } });
  return composer.ask('POST', 'publication', { files: [{ file: HOME, version: edited.body.version }], message });
}

/** Makes new pages and publishes them together. */
async function publishNew(...files: readonly string[]): Promise<Answer> {
  const wanted: { readonly file: string; readonly version: number }[] = [];
  for (const file of files) {
    // A copy needs another address and another name.
    const text = onDisk('pages/maintenance.yaml')
      .replace(/^route: .*$/mu, `route: /neu-${wanted.length}`)
      .replace(/^name: .*\n/mu, '');
    const created = await composer.ask('POST', `drafts/${file}/create`, { text });
    wanted.push({ file, version: created.body.version });
  }
  return composer.ask('POST', 'publication', { files: wanted, message: 'Neue Seiten' });
}

const onDisk = (file: string): string => readFileSync(join(composer.folders.config, file), 'utf8');
const journals = (): string[] => readdirSync(composer.data).filter((name) => name.startsWith('publication.') && name.endsWith('.json'));

describe('every publication has a trace, whatever it is called', () => {
  beforeAll(start);
  afterAll(() => composer.close());

  it.each([
    ['<>', 'anna@verlag.example'],
    ['', 'anna@verlag.example'],
    [' \u00A0\u2003 ', 'anna@verlag.example'],
    ['\u0000\u0007\u001B', 'anna@verlag.example'],
    ['\u200B\u2060\u3164', 'anna@verlag.example'],
    ['Ben Beispiel <ben@verlag.example>', 'anna@verlag.example'],
    ['ben＠verlag.example', 'anna@verlag.example'],
    ['...', 'anna@verlag.example'],
    ['Anna\nBeispiel', 'Anna Beispiel'],
    ['Anna\u2028Beispiel', 'Anna Beispiel'],
    ['\u202EAnna', 'Anna'],
    ['-Anna', '-Anna'],
    ['🦊', '🦊'],
    ['x'.repeat(5_000), 'x'.repeat(80)],
  ])('of an editor whose name is %j', async (name, shown) => {
    editor = { ...editor, name };
    const { status, body } = await publishHome(`Von ${JSON.stringify(name).slice(0, 50)}`, 'Ein Satz');
    expect([status, body.commit]).toEqual([200, git('rev-parse', 'HEAD').trim()]);
    expect(git('show', '--name-only', '--format=%an <%ae> %s').trim().split(/\n+/u)).toEqual([
      `${shown} <anna@verlag.example> Ein Satz`,
      `config/${HOME}`,
    ]);
    const [entry] = (await composer.ask('GET', `history/${HOME}`)).body.entries;
    expect(entry).toMatchObject({ editor: shown, email: 'anna@verlag.example', message: 'Ein Satz' });
    expect(git('status', '--porcelain')).toBe('');
  });

  it.each([
    ['mit\u0000NUL', 'mit NUL'],
    ['zwei\nZeilen\u2028hier', 'zwei Zeilen hier'],
    ['--amend', '--amend'],
    ['# keine Bemerkung', '# keine Bemerkung'],
    ['\u202Eumgedreht', 'umgedreht'],
    ['Gruß 👩‍💻', 'Gruß 👩‍💻'],
    ['x'.repeat(2_000), 'x'.repeat(300)],
  ])('whose sentence is %j', async (message, noted) => {
    expect(await publishHome(`Über ${JSON.stringify(message).slice(0, 50)}`, message)).toMatchObject({ status: 200 });
    expect((await composer.ask('GET', `history/${HOME}`)).body.entries[0]).toMatchObject({ message: noted });
    expect(git('log', '-1', '--format=%s').trim()).toBe(noted);
  });

  it.each(['', ' \n\t', '\u0000', '\u200B\u202E', 'x'.repeat(5_000)])('or is refused for the sentence %j', async (message) => {
    expect((await publishHome('Neu', message)).status).toBe(400);
  });
});

describe('every publication has a trace', () => {
  beforeEach(start);
  afterEach(() => composer.close());

  it('though others hold the index of git, and takes nothing of what they have staged', async () => {
    writeFileSync(join(root, 'anderes.txt'), 'x');
    git('add', 'anderes.txt');
    writeFileSync(join(root, '.git/index.lock'), '');
    expect((await publishHome('Neu')).status).toBe(200);
    rmSync(join(root, '.git/index.lock'));
    expect(git('show', '--name-only', '--format=').trim()).toBe(`config/${HOME}`);
    expect(git('diff', '--cached', '--name-only').trim().split('\n')).toContain('anderes.txt');
  });

  it('whatever identity and hooks the machine has', async () => {
    git('config', 'user.name', '');
    git('config', 'user.useConfigOnly', 'true');
    for (const hook of ['pre-commit', 'prepare-commit-msg', 'commit-msg', 'post-commit'])
      writeFileSync(join(root, '.git/hooks', hook), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    expect((await publishHome('Neu')).status).toBe(200);
    expect(git('log', '-1', '--format=%an %s').trim()).toBe('Anna Beispiel Neu');
  });

  it('and what was changed by hand before goes under no editor’s name', async () => {
    writeFileSync(join(composer.folders.config, HOME), `${onDisk(HOME)}# von Hand\n`);
    expect((await publishHome('Neu')).status).toBe(200);
    expect(git('log', '-2', '--format=%an').trim().split('\n')).toEqual(['Anna Beispiel', 'Von Hand']);
    expect(git('show', 'HEAD', '--format=')).not.toContain('+# von Hand');
  });

  it('or does not happen: git that refuses takes all of it back, and the next publication works', async () => {
    const before = onDisk(HOME);
    const lock = join(root, '.git', `${git('symbolic-ref', 'HEAD').trim()}.lock`);
    writeFileSync(lock, '');
    const { status, body } = await publishHome('Neu');
    expect([status, (body as unknown as { message: string }).message]).toEqual([
      507,
      'Git nimmt die Veröffentlichung nicht an; was es sagt, steht im Log. Nichts ist veröffentlicht.',
    ]);
    expect([onDisk(HOME), journals(), git('log', '--format=%s').trim()]).toEqual([before, [], 'Bestand']);
    expect((await composer.ask('GET', `drafts/${HOME}`)).body).toMatchObject({ version: 1 });
    rmSync(lock);
    expect((await publishHome('Danach')).status).toBe(200);
    expect(git('log', '-1', '--format=%s').trim()).toBe('Danach');
  });
});

describe('a publication that this disk cannot hold', () => {
  beforeAll(start);
  afterAll(() => composer.close());

  it.each([
    [['pages/zz.yaml', 'pages/zz.yaml/y.yaml'], 422, 'pages/zz.yaml ist ein Dokument und kein Ordner'],
    [['pages/home.yaml/unter.yaml'], 422, 'pages/home.yaml ist ein Dokument und kein Ordner'],
    [['pages/neu/eins.yaml', 'pages/nEu/zwei.yaml'], 422, 'unterscheiden sich nur in Groß- und Kleinbuchstaben'],
    [['pages/hoMe.yaml'], 422, 'unterscheiden sich nur in Groß- und Kleinbuchstaben'],
  ] as const)('is refused before anything is written: %j', async (files, status, reason) => {
    const answer = await publishNew(...files);
    expect([answer.status, (answer.body as unknown as { message: string }).message]).toEqual([status, expect.stringContaining(reason)]);
    expect([journals(), git('status', '--porcelain')]).toEqual([[], '']);
    expect((await publishHome(`Nach ${files.join(' ')}`)).status).toBe(200);
  });

  it.each([
    ['a folder where the document would be', (path: string) => mkdirSync(path, { recursive: true })],
    ['a link that leads nowhere', (path: string) => symlinkSync('/nirgendwo', path)],
  ])('says so for %s', async (what, plant) => {
    const { version } = (await composer.ask('GET', `drafts/${HOME}`)).body;
    const edited = await composer.ask('POST', `drafts/${HOME}/edits`, {
      version,
      patch: [{ op: 'replace', path: '/description', value: 'x' }],
    });
    const text = onDisk(HOME);
    rmSync(join(composer.folders.config, HOME));
    plant(join(composer.folders.config, HOME));
    const { status } = await composer.ask('POST', 'publication', { files: [{ file: HOME, version: edited.body.version }], message: 'x' });
    expect([403, 409, 422, 507]).toContain(status);
    expect(journals()).toEqual([]);
    rmSync(join(composer.folders.config, HOME), { recursive: true });
    writeFileSync(join(composer.folders.config, HOME), text);
    expect((await publishHome(`Nach ${what}`)).status).toBe(200);
  });
});

describe('articles and pages of one publication', () => {
  afterEach(() => composer.close());

  it('are both old when the provider refuses its part for good', async () => {
    const folders = ownFolders();
    composer = await startComposer(folders, join(folders.root, 'data'), {
      articles: {
        ...articlesIn(folders.content),
        show: async () => {
          throw new Refusal(507, { message: 'Auf der Platte ist kein Platz mehr.' });
        },
      },
    });
    const wanted = [];
    for (const [file, path] of [
      [HOME, '/description'],
      [ARTICLE, '/headline'],
    ] as const) {
      const edited = await composer.ask('POST', `drafts/${file}/edits`, {
        version: 0,
        patch: [{ op: 'replace', path, value: 'Zusammen' }],
      });
      wanted.push({ file, version: edited.body.version });
    }
    const before = onDisk(HOME);
    const { status, body } = await composer.ask('POST', 'publication', { files: wanted, message: 'Zusammen' });
    expect([status, (body as unknown as { message: string }).message]).toEqual([
      507,
      'Auf der Platte ist kein Platz mehr. Nichts ist veröffentlicht.',
    ]);
    expect([onDisk(HOME), journals(), existsSync(join(composer.data, 'history.jsonl'))]).toEqual([before, [], false]);
  });
});
