import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { createCall, type Call } from '#client/call.ts';
import { ApiError, createTransport } from '#client/transport.ts';
import { createProvider, type Provider } from '#provider/provider.ts';
import { createTestStore } from '#provider/store/testing.ts';
import { EDITORIAL_TOKEN } from './people.ts';
import { readOperations } from './operations.ts';
import { refusal } from './refusal.ts';
import { curlOf, send } from './send.ts';
import { startTestProvider } from './start.ts';

const editorial = { editorial: EDITORIAL_TOKEN };
const FILE = 'articles/neu-aus-der-redaktion.yaml';
const OTHER = 'articles/stop-order.yaml';

let provider: Provider;
let stop: () => Promise<void>;
let call: Call;

beforeAll(async () => {
  ({ provider, stop } = await startTestProvider({ derivatives: 0 }));
  call = createCall(createTransport({ baseUrl: `${await provider.listen({ port: 0 })}/api` }));
});
afterAll(() => stop());

const operations = readOperations().filter(({ isEditorial }) => isEditorial);

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  it.each([
    ['no secret', null],
    ['an empty one', ''],
    ['another one', 'editorial-secret-of-others'],
    ['a longer one', `${EDITORIAL_TOKEN}x`],
  ])('refuses %s before it looks at anything else', async (_what, secret) => {
    const request = { editorial: secret, query: { unbekannt: 'x' }, ...(operation.bodySchema === undefined ? {} : { body: '{"kaputt' }) };
    const { status, bodyFaults, message } = refusal(operation, await send(provider, operation, request));
    expect([status, bodyFaults], curlOf(operation, request)).toEqual([401, []]);
    expect(message).toContain('X-Parkett-Editorial');
  });
});

it('Without an agreed secret all of it is closed', async () => {
  const store = await createTestStore();
  const closed = await createProvider({ ...store.options, derivatives: 0, logLevel: 'fatal' });
  try {
    const answers = await Promise.all(operations.map((operation) => send(closed, operation)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
  } finally {
    await closed.close();
    await store.dispose();
  }
});

async function refused(run: Promise<unknown>): Promise<readonly [number, unknown]> {
  const error: unknown = await run.then(
    () => undefined,
    (fault: unknown) => fault,
  );
  if (!(error instanceof ApiError)) throw new Error('It was not refused.', { cause: error });
  return [error.status, error.body];
}

const articleOf = (alias: string): Promise<Schema<'Article'>> => call('getArticle', { path: { articleId: `ALIAS:${alias}` } });
const publication = (publicationId: string, changes: Schema<'ArticleChange'>[]) => ({
  body: { publicationId, editor: 'Anna Beispiel', message: 'Neues', changes },
});

describe('articles written through the contract', () => {
  it('are prepared unseen, shown at once and as a whole, the same answer each time, and go again', async () => {
    const other = await call('getArticleDocument', { path: { documentId: OTHER } }, editorial);
    const alias = /^alias: (.*)$/mu.exec(other.text)?.[1] ?? '';
    const text = other.text.replace(/^id: .*$/mu, 'id: 990001').replace(/^alias: .*$/mu, `alias: ${alias}-neu`);
    const changed = other.text.replace(/^headline: .*$/mu, 'headline: Eine andere Überschrift # und warum');
    const files = [
      { file: FILE, was: 'none', text },
      { file: OTHER, was: other.revision, text: changed },
    ];
    await call('createArticlePublication', publication('p-vertrag-1', files), editorial);
    expect((await refused(articleOf(`${alias}-neu`)))[0]).toBe(404);
    expect((await articleOf(alias)).headline).not.toBe('Eine andere Überschrift');
    const confirm = () => call('confirmArticlePublication', { path: { publicationId: 'p-vertrag-1' } }, editorial);
    const shown = await confirm();
    expect(shown).toEqual({ publicationId: 'p-vertrag-1', state: 'SHOWN', files: [FILE, OTHER], left: [] });
    expect([(await articleOf(`${alias}-neu`)).entityValue, (await articleOf(alias)).headline]).toEqual([
      '990001',
      'Eine andere Überschrift',
    ]);
    expect(await confirm()).toEqual(shown);
    const { list } = await call('listArticleDocuments', {}, editorial);
    const revision = list.find(({ file }) => file === FILE)?.revision ?? '';
    expect((await call('getArticleDocument', { path: { documentId: OTHER } }, editorial)).text).toBe(changed);

    const stale = await refused(
      call('createArticlePublication', publication('p-vertrag-2', [{ file: OTHER, was: other.revision, text }]), editorial),
    );
    expect(stale).toMatchObject([409, { errorCode: 1409, changed: [OTHER] }]);
    await call('createArticlePublication', publication('p-vertrag-3', [{ file: FILE, was: revision }]), editorial);
    await call('confirmArticlePublication', { path: { publicationId: 'p-vertrag-3' } }, editorial);
    expect((await refused(articleOf(`${alias}-neu`)))[0]).toBe(404);
  });

  it('are refused with the place of each fault, and nothing is kept of them', async () => {
    const { text, revision } = await call('getArticleDocument', { path: { documentId: OTHER } }, editorial);
    const faulty = text.replace(/^category: .*$/mu, 'category: gibtesnicht');
    const body = publication('p-vertrag-4', [{ file: OTHER, was: revision, text: faulty }]);
    const [status, answer] = await refused(call('createArticlePublication', body, editorial));
    expect([status, answer]).toMatchObject([422, { findings: [{ severity: 'error', file: `content/${OTHER}`, path: 'category' }] }]);
    expect((await refused(call('confirmArticlePublication', { path: { publicationId: 'p-vertrag-4' } }, editorial)))[0]).toBe(404);
  });

  it('may name an author and a category who are new with them', async () => {
    const directory = await call('getArticleDocument', { path: { documentId: 'directory.yaml' } }, editorial);
    const text = directory.text.replace(/(lastName: )Brandis/u, '$1Brandis-Neumann');
    expect(text).not.toBe(directory.text);
    const changes = [{ file: 'directory.yaml', was: directory.revision, text }];
    await call('createArticlePublication', publication('p-vertrag-5', changes), editorial);
    await call('confirmArticlePublication', { path: { publicationId: 'p-vertrag-5' } }, editorial);
    const { authors } = await call('getArticleDirectory', {});
    expect(authors.map(({ lastName }) => lastName)).toContain('Brandis-Neumann');
  });

  it('are as large as what a press house publishes at once', async () => {
    const { text, revision } = await call('getArticleDocument', { path: { documentId: OTHER } }, editorial);
    const changes = [{ file: OTHER, was: revision, text: `${text}# ${'x'.repeat(900_000)}\n` }];
    expect((await call('createArticlePublication', publication('p-vertrag-6', changes), editorial)).state).toBe('PREPARED');
    await call('deleteArticlePublication', { path: { publicationId: 'p-vertrag-6' } }, editorial);
  });
});
