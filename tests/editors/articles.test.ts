import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCall, type Call } from '#client/call.ts';
import { createTransport } from '#client/transport.ts';
import { shippedConfig } from '#documents/reader/testing/scratch-config.ts';
import { articlesOfProvider } from '#composer/server/articles/provider-articles.ts';
import { ownFolders, startComposer, type Answer, type Running } from '#composer/server/testing/start.ts';
import { CONTENT_ROOT } from '#provider/content/root.ts';
import { createProvider, type Provider } from '#provider/provider.ts';
import { SMALL_SEED } from '#provider/store/testing-seed.ts';
import { createTestStore } from '#provider/store/testing.ts';

const SECRET = 'secret-of-composer-and-provider';
const FILE = 'content/articles/stop-order.yaml';
const NEW = 'content/articles/neu-hier.yaml';

const folders = ownFolders();
/** Folders of the provider's documents and of the composer's copies. */
const [content, copies] = [join(folders.root, 'provided'), join(folders.root, 'copies')];
let provider: Provider;
let dispose: () => Promise<void>;
let address: string;
let composer: Running;
let shown = 0;
/** Hook that runs before a call to the provider is passed on. */
let onTheWay: (url: string) => void = () => undefined;

async function startProvider(port = 0): Promise<void> {
  const store = await createTestStore();
  dispose = store.dispose;
  provider = await createProvider({
    ...store.options,
    catalogue: SMALL_SEED,
    derivatives: 0,
    logLevel: 'fatal',
    documents: { folder: content, editorial: { token: SECRET, stateFolder: join(folders.root, 'kept') } },
  });
  address = await provider.listen({ port });
}
async function stopProvider(): Promise<void> {
  await provider.close();
  await dispose();
}
const call = (): Call => {
  const send: typeof fetch = async (url, init) => {
    onTheWay(url instanceof Request ? url.url : url.toString());
    return fetch(url, init);
  };
  return createCall(createTransport({ baseUrl: `${address}/api`, fetch: send, timeout: 5_000 }));
};

beforeAll(async () => {
  cpSync(CONTENT_ROOT, content, { recursive: true });
  rmSync(folders.config, { recursive: true });
  cpSync(shippedConfig, folders.config, { recursive: true });
  const git = (...args: string[]): string => execFileSync('git', ['-C', folders.root, ...args], { encoding: 'utf8' });
  git('init', '--quiet');
  git('add', 'config', 'provided', 'bilder');
  git('-c', 'user.name=x', '-c', 'user.email=x@x', 'commit', '--quiet', '-m', 'Anfang');
  await startProvider();
  composer = await startComposer({ ...folders, content: copies, provided: content }, undefined, {
    articles: articlesOfProvider(call(), SECRET, copies),
    published: () => void (shown += 1),
  });
});
afterAll(async () => {
  await composer.close();
  await stopProvider();
  rmSync(folders.root, { recursive: true, force: true });
});

const textOf = (file: string): string => readFileSync(join(content, file.slice('content/'.length)), 'utf8');
const headlineOf = async (alias: string): Promise<string | number> => {
  const answer = await provider.inject(`/api/v1/articles/${encodeURIComponent(`ALIAS:${alias}`)}`);
  return answer.statusCode === 200 ? answer.json<{ headline: string }>().headline : answer.statusCode;
};
const newPiece = (): string =>
  textOf(FILE)
    .replace(/^id: .*$/mu, 'id: 999901')
    .replace(/^alias: .*$/mu, 'alias: news/wissen/neu-hier')
    .replace(/^headline: .*$/mu, 'headline: Neu hier');
const edit = async (file: string, headline: string, by = 'anna'): Promise<number> => {
  const draft = await composer.ask('GET', `drafts/${file}`, undefined, by);
  const patch = [{ op: 'replace', path: '/headline', value: headline }];
  const edited = await composer.ask('POST', `drafts/${file}/edits`, { version: draft.body.version, patch }, by);
  expect(edited.status).toBe(200);
  return edited.body.version;
};
const publish = (files: { file: string; version: number }[], by = 'anna'): Promise<Answer> =>
  composer.ask('POST', 'publication', { files, message: 'Beiträge' }, by);

describe('articles in the composer', () => {
  it('are those of the provider, with their directory', async () => {
    const { body } = await composer.ask('GET', 'documents');
    const pieces = body.documents.filter(({ kind }) => kind === 'article').map(({ file }) => file);
    const theirs = readdirSync(join(content, 'articles')).map((name) => `content/articles/${name}`);
    expect(pieces).toEqual(expect.arrayContaining(theirs));
    expect(body.documents.map(({ file }) => file)).toContain('content/directory.yaml');
    expect((await composer.ask('GET', `drafts/${FILE}`)).body.text).toBe(textOf(FILE));
  });

  it('are published together with a page: the provider shows them as soon as it is done, and git has both in one commit', async () => {
    const created = await composer.ask('POST', `drafts/${NEW}/create`, { text: newPiece() });
    const version = await edit(FILE, 'Stop-Order, neu erklärt');
    const page = await composer.ask('GET', 'drafts/updates.yaml');
    const noted = await composer.ask('PUT', 'drafts/updates.yaml/text', {
      version: page.body.version,
      text: `${page.body.text}# Mit Beiträgen\n`,
    });
    const before = shown;
    const published = await publish([
      { file: NEW, version: created.body.version },
      { file: FILE, version },
      { file: 'updates.yaml', version: noted.body.version },
    ]);
    expect([published.status, shown]).toEqual([200, before + 1]);
    expect([await headlineOf('news/wissen/neu-hier'), await headlineOf('news/wissen/stop-order')]).toEqual([
      'Neu hier',
      'Stop-Order, neu erklärt',
    ]);
    expect(readFileSync(join(folders.config, 'updates.yaml'), 'utf8')).toContain('# Mit Beiträgen');
    const names = execFileSync('git', ['-C', folders.root, 'show', '--name-only', '--format=%an', published.body.commit ?? ''], {
      encoding: 'utf8',
    });
    expect(names.trim().split(/\n+/u)).toEqual([
      'Anna Beispiel',
      'config/updates.yaml',
      'provided/articles/neu-hier.yaml',
      'provided/articles/stop-order.yaml',
    ]);
    const { entries } = (await composer.ask('GET', `history/${FILE}`)).body;
    expect([entries[0]?.editor, entries[0]?.message]).toEqual(['Anna Beispiel', 'Beiträge']);
    expect((await composer.ask('GET', `drafts/${FILE}`)).body).toMatchObject({ version: 0, text: textOf(FILE) });
  });

  it('are not written over what somebody has changed at the provider, which the composer may not have seen yet', async () => {
    const version = await edit(FILE, 'Noch einmal anders');
    const own = `${textOf(FILE)}# von Hand\n`;
    writeFileSync(join(content, FILE.slice('content/'.length)), own);
    const { status, body } = await publish([{ file: FILE, version }]);
    expect([status, body.stale, textOf(FILE)]).toEqual([409, [FILE], own]);
    await expect.poll(async () => (await composer.ask('GET', `drafts/${FILE}`)).body.stale, { timeout: 10_000 }).toBe(true);
    const rebased = await composer.ask('POST', `drafts/${FILE}/rebase`, { version });
    expect((await publish([{ file: FILE, version: rebased.body.version }])).status).toBe(200);
    expect([textOf(FILE).includes('# von Hand'), await headlineOf('news/wissen/stop-order')]).toEqual([true, 'Noch einmal anders']);
  });

  it('go again, and then there is no page for them', async () => {
    const { body } = await composer.ask('GET', `drafts/${NEW}`);
    const gone = await composer.ask('POST', `drafts/${NEW}/deletion`, { version: body.version });
    expect((await publish([{ file: NEW, version: gone.body.version }])).status).toBe(200);
    expect([existsSync(join(copies, 'articles/neu-hier.yaml')), await headlineOf('news/wissen/neu-hier')]).toEqual([false, 404]);
  });

  it('with a new author are one publication with the directory', async () => {
    const directory = await composer.ask('GET', 'drafts/content/directory.yaml');
    const authors = (directory.body.value as { authors: unknown[] }).authors.length;
    const author = { id: 599, alias: 'ada-neu', firstName: 'Ada', lastName: 'Neu', vita: 'Schreibt seit heute.' };
    const patch = [{ op: 'add', path: `/authors/${authors}`, value: author }];
    const named = await composer.ask('POST', 'drafts/content/directory.yaml/edits', { version: directory.body.version, patch });
    const piece = await composer.ask('GET', `drafts/${FILE}`);
    const signed = await composer.ask('POST', `drafts/${FILE}/edits`, {
      version: piece.body.version,
      patch: [{ op: 'replace', path: '/author', value: 'ada-neu' }],
    });
    const published = await publish([
      { file: 'content/directory.yaml', version: named.body.version },
      { file: FILE, version: signed.body.version },
    ]);
    expect(published.status).toBe(200);
    const answer = await provider.inject('/api/v1/articles/ALIAS%3Anews%2Fwissen%2Fstop-order');
    expect(answer.json<{ author: string }>().author).toBe('Ada Neu');
  });

  it('wait for a provider that goes away once it has prepared them: nothing of it is seen before, all of it afterwards', async () => {
    const version = await edit(FILE, 'Nach der Rückkehr');
    const page = await composer.ask('GET', 'drafts/updates.yaml');
    const text = `${page.body.text}# Nach der Rückkehr\n`;
    const noted = await composer.ask('PUT', 'drafts/updates.yaml/text', { version: page.body.version, text });
    let away = true;
    onTheWay = (url) => {
      if (away && url.endsWith('/confirmation')) throw new TypeError('fetch failed');
    };
    const publishing = publish([
      { file: FILE, version },
      { file: 'updates.yaml', version: noted.body.version },
    ]);
    await expect.poll(() => existsSync(join(composer.data, 'publication.json')), { timeout: 10_000 }).toBe(true);
    expect([
      await headlineOf('news/wissen/stop-order'),
      readFileSync(join(folders.config, 'updates.yaml'), 'utf8').includes('Rückkehr'),
    ]).toEqual(['Noch einmal anders', false]);
    away = false;
    expect((await publishing).status).toBe(200);
    expect([await headlineOf('news/wissen/stop-order'), readFileSync(join(folders.config, 'updates.yaml'), 'utf8')]).toEqual([
      'Nach der Rückkehr',
      text,
    ]);
  });

  it('cannot be published while the provider is away: nothing is, and they can still be edited', { timeout: 120_000 }, async () => {
    const version = await edit(FILE, 'Ohne Anbieter');
    const port = Number(new URL(address).port);
    await stopProvider();
    const { status } = await publish([{ file: FILE, version }]);
    expect([status, textOf(FILE).includes('Ohne Anbieter'), existsSync(join(composer.data, 'publication.json'))]).toEqual([
      503,
      false,
      false,
    ]);
    const again = await edit(FILE, 'Ohne Anbieter, weiter');
    await startProvider(port);
    expect((await publish([{ file: FILE, version: again }])).status).toBe(200);
    expect(await headlineOf('news/wissen/stop-order')).toBe('Ohne Anbieter, weiter');
  });
});

describe('a provider that does not know the composer', () => {
  it.each([
    ['another secret', 'secret-of-somebody-else-entirely'],
    ['none', undefined],
  ])('gives it nothing and takes nothing: %s', async (_what, secret) => {
    const articles = articlesOfProvider(call(), secret, join(folders.root, 'none'));
    const steps = [{ file: FILE, was: textOf(FILE), is: 'headline: Fremd\n' }];
    const publication = { id: 'p-fremd-1234', editor: 'Anna', message: 'Fremd', steps };
    await expect(articles.prepare(publication)).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('PARKETT_EDITORIAL_TOKEN'),
    });
    await articles.refresh().catch(() => undefined);
    expect(existsSync(join(folders.root, 'none/directory.yaml'))).toBe(false);
  });
});
