import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCall } from '#client/call.ts';
import { createTransport } from '#client/transport.ts';
import { articlesOfProvider } from '#composer/server/articles/provider-articles.ts';
import { ownFolders, startComposer } from '#composer/server/testing/start.ts';

const SECRET = 'a-secret-of-the-editors-for-this-test';
const HOME = 'pages/home.yaml';
/** Umask that removes no permission. */
const OPEN = 0o000;
const umask = process.umask();
let root = '';
/** Copy of the shipped articles, into which the provider publishes. */
let pieces = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parkett-modes-'));
  pieces = mkdtempSync(join(tmpdir(), 'parkett-pieces-'));
  cpSync('content', pieces, { recursive: true });
  process.umask(OPEN);
});
afterEach(() => {
  process.umask(umask);
  for (const folder of [root, pieces]) rmSync(folder, { recursive: true, force: true });
});

/** Returns files and folders below a folder with their modes; links are excluded. */
function modesBelow(folder: string): { readonly path: string; readonly mode: string; readonly isFolder: boolean }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const found = lstatSync(join(folder, path), { throwIfNoEntry: false });
    if (found === undefined || found.isSymbolicLink()) return [];
    return [{ path, mode: (found.mode & 0o777).toString(8), isFolder: found.isDirectory() }];
  });
}
const readableByOthers = (folder: string): string[] =>
  modesBelow(folder).flatMap(({ path, mode, isFolder }) => (mode === (isFolder ? '700' : '600') ? [] : [`${mode} ${path}`]));

async function startProvider(data: string): Promise<{ readonly address: string; end(): Promise<void> }> {
  const { DATABASE_URL: _server, ...outer } = process.env;
  const child = spawn(process.execPath, [resolve('provider/main.ts')], {
    env: {
      PARKETT_CONTENT: pieces,
      ...outer,
      PARKETT_DATA: data,
      PROVIDER_PORT: '0',
      PROVIDER_DERIVATIVES: '200',
      PROVIDER_WARM_UP: 'off',
      PARKETT_EDITORIAL_TOKEN: SECRET,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const chunk of child.stdout) {
    text += String(chunk);
    const address = /antwortet auf (\S+)/u.exec(text)?.[1];
    if (address !== undefined) {
      const end = async (): Promise<void> => {
        child.kill('SIGTERM');
        await once(child, 'exit');
      };
      return { address, end };
    }
  }
  throw new Error(`The provider ended: ${text}`);
}

/** Triggers every writer below the data folder. */
async function useAll(data: string): Promise<void> {
  const provider = await startProvider(data);
  const folders = { ...ownFolders(), content: join(data, 'composer', 'articles') };
  // The pages refer to the provider's own articles.
  cpSync('config', folders.config, { recursive: true });
  const call = createCall(createTransport({ baseUrl: `${provider.address}/api`, timeout: 20_000 }));
  const composer = await startComposer(folders, join(data, 'composer'), {
    articles: articlesOfProvider(call, SECRET, folders.content),
  });
  try {
    const registration = { email: 'anna@example.org', password: 'Sonnenblume-42!', firstName: 'A', lastName: 'B', hasAcceptedTerms: true };
    const registered = await fetch(`${provider.address}/api/v1/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...registration, wantsNewsletter: false }),
    });
    expect(registered.status).toBeLessThan(300);
    const edit = (version: number, value: string) =>
      composer.ask('POST', `drafts/${HOME}/edits`, { version, patch: [{ op: 'replace', path: '/description', value }] });
    expect((await edit(0, 'Eins')).status).toBe(200);
    const files = [{ file: HOME, version: 1 }];
    expect((await composer.ask('POST', 'publication', { files, message: 'Eins' })).status).toBe(200);
    const again = (await edit(0, 'Zwei')).body.version;
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await composer.ask('POST', 'publication', { files: [{ file: HOME, version: again }], message: 'Zwei', at })).status).toBe(200);
    expect((await composer.ask('POST', 'links', { path: '/' })).status).toBe(200);
    writeFileSync(join(folders.images, 'unbenutzt.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>', { mode: 0o644 });
    expect((await composer.ask('DELETE', 'images/unbenutzt.svg')).status).toBe(204);
    const article = readdirSync(join(folders.content, 'articles'))[0] ?? '';
    const retitled = await composer.ask('POST', `drafts/content/articles/${article}/edits`, {
      version: 0,
      patch: [{ op: 'replace', path: '/headline', value: 'Ein neuer Titel' }],
    });
    expect(retitled.status).toBe(200);
    const changed = [{ file: `content/articles/${article}`, version: retitled.body.version }];
    expect((await composer.ask('POST', 'publication', { files: changed, message: 'Titel' })).status).toBe(200);
    expect(readFileSync(join(pieces, 'articles', article), 'utf8')).toContain('Ein neuer Titel');
  } finally {
    await composer.close();
    await provider.end();
  }
}

describe('Everything below the data folder', { timeout: 300_000 }, () => {
  it('belongs to its owner alone, whoever wrote it, and whatever the umask', async () => {
    const data = join(root, 'data');
    await useAll(data);
    const written = modesBelow(data).map(({ path }) => path);
    for (const kind of ['db/PG_VERSION', 'mails/', 'publications/', 'composer/drafts/', 'composer/audit.jsonl', 'composer/history.jsonl'])
      expect(
        written.some((path) => path.startsWith(kind)),
        kind,
      ).toBe(true);
    for (const kind of ['composer/plans/', 'composer/links.json', 'composer/articles/', 'composer/deleted-pictures/'])
      expect(
        written.some((path) => path.startsWith(kind)),
        kind,
      ).toBe(true);
    expect(readableByOthers(root)).toEqual([]);
  });
  it('becomes its owner’s alone at the next start, but for what is published', async () => {
    const data = join(root, 'data');
    mkdirSync(join(data, 'composer', 'drafts', 'x'), { recursive: true });
    for (const file of ['composer/audit.jsonl', 'composer/drafts/x/y.json', 'other.log']) writeFileSync(join(data, file), '{}');
    cpSync('content', join(data, 'content'), { recursive: true });
    const piece = join(data, 'content', 'articles', readdirSync(join(data, 'content', 'articles'))[0] ?? '');
    chmodSync(piece, 0o644);
    process.env.PARKETT_CONTENT = join(data, 'content');
    try {
      await (await startProvider(data)).end();
    } finally {
      delete process.env.PARKETT_CONTENT;
    }
    expect((statSync(piece).mode & 0o777).toString(8)).toBe('644');
    expect(existsSync(join(data, 'db', 'PG_VERSION'))).toBe(true);
    expect(readableByOthers(data).filter((path) => !/^\d+ content(?:\/|$)/u.test(path))).toEqual([]);
  });
});
