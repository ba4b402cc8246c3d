import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foreignClient, placed } from '#codegen/foreign/client.ts';
import type { OpenApiDocument } from '#codegen/contracts/bundle.ts';
import { withNarrowedBranches } from '#codegen/foreign/narrowing.ts';
import { readDocument } from '#codegen/foreign/read-document.ts';
import { writeChanged } from '#codegen/output.ts';
import type { Json } from '#tests/foreign/document.ts';
import { KINDS_USE } from '#tests/foreign/kinds-use.ts';
import { checkOnTheWire, type GeneratedClient } from '#tests/foreign/wire.ts';

// Runs the code of `npm run codegen:foreign` on foreign documents.
const run = promisify(execFile);
const fixture = resolve('tests/foreign/fixture.yaml');

let [out, kinds] = ['', ''];
beforeAll(async () => {
  mkdirSync('.cache', { recursive: true });
  [out, kinds] = [mkdtempSync(resolve('.cache/foreign-')), mkdtempSync(resolve('.cache/foreign-'))];
  writeChanged('/', placed(await foreignClient(resolve('.'), fixture), out));
  writeChanged('/', placed(await foreignClient(resolve('.'), resolve('tests/foreign/kinds.yaml')), kinds));
});
afterAll(() => {
  for (const folder of [out, kinds]) rmSync(folder, { recursive: true, force: true });
});

/** Returns all compile errors of the folder under the project's strict rules. */
async function complaints(folder: string): Promise<string> {
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'], exclude: [] }));
  const result = await run(process.execPath, ['node_modules/ts7/bin/tsc', '-p', folder]).catch((error: { stdout: string }) => error);
  return result.stdout;
}

const USE = `
import { createCall, createFetchClient } from './fetch-client.ts';
import { useDeleteOperation, useGetThing, useGetThing2, usePostForm, useGetItem } from './hooks.ts';
import { createTransport } from './transport.ts';

const transport = createTransport({ baseUrl: 'http://api.test' });
const call = createCall(transport, { key: 'k', basic: { username: 'a', password: 'b' }, bearer: async () => 'token' });
// @ts-expect-error -- The scheme takes user and password.
createCall(transport, { basic: 'k' });
// @ts-expect-error -- There is no such scheme.
createCall(transport, { kay: 'k' });

const item = { path: { id: ['a'], label: { x: 1 }, matrix: 'm' }, header: { 'X-List': ['a'] } };
export const name: string | null = (await call('getItem', item)).name;
// @ts-expect-error -- The header is required.
void call('getItem', { path: item.path });
// @ts-expect-error -- There is no such parameter.
void call('getItem', { ...item, query: { filtre: {} } });
export const text: string = await call('postForm', { body: { name: 'a', ids: ['b'] } });
void call('postForm', { contentType: 'multipart/form-data', body: { picture: new Blob(['a']) } });
// @ts-expect-error -- Another media type than the first must be named.
void call('postForm', { body: { picture: new Blob(['a']) } });
// @ts-expect-error -- A file is no text.
void call('postForm', { contentType: 'multipart/form-data', body: { picture: 'a' } });
export const file: Blob = await call('getFile');
void call('putFile', { body: new Uint8Array([1]) });
void call('putFile', { contentType: 'application/vnd.own+json', body: { name: null } });
export const nothing: undefined = await call('delete');

export const client = createFetchClient(transport);
export const other: boolean | undefined = (await client.GET('/names/c')).data?.other;
// @ts-expect-error -- There is no such path.
void client.GET('/names/x');

export function useAll() {
  const first: boolean | undefined = useGetThing().data?.other;
  const second: boolean | undefined = useGetThing2({}, { enabled: false }).data?.other;
  // @ts-expect-error -- There is no such property.
  void useGetItem(item).data?.nmae;
  usePostForm().mutate({ body: { name: 'a' } });
  useDeleteOperation().mutate();
  return [first, second];
}
`;

describe('the client of a document that uses everything', () => {
  it('says on the wire what the document says, by path and by id, and reads what comes back', async () => {
    const load = (file: string) => import(/* @vite-ignore */ join(out, file)) as Promise<object>;
    const { operationTable } = (await load('operations.ts')) as GeneratedClient;
    const client = { ...(await load('transport.ts')), ...(await load('fetch-client.ts')), operationTable } as GeneratedClient;
    const { calls, wrong } = await checkOnTheWire(parse(readFileSync(fixture, 'utf8')) as Json, client);
    expect(wrong).toEqual([]);
    expect(calls).toBe(34);
  });

  it('type-checks, and lets nothing through that the document does not have', async () => {
    writeFileSync(join(out, 'use.ts'), USE);
    expect(await complaints(out)).toBe('');
  });

  it('has one name for each operation, also where names differ by case or underscore only', () => {
    const hooks = [...readFileSync(join(out, 'hooks.ts'), 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    expect(hooks).toEqual(expect.arrayContaining(['useGetThing', 'useGetThing2', 'useGetThing3', 'useDeleteOperation']));
    expect(new Set(hooks).size).toBe(hooks.length);
  });
});

describe('the client of a document of words that are easily lost', () => {
  it('has the type that each of them means', async () => {
    writeFileSync(join(kinds, 'use.ts'), KINDS_USE);
    expect(await complaints(kinds)).toBe('');
  });

  it('reads whole numbers with every digit, and text in its charset', async () => {
    const { createCall } = (await import(/* @vite-ignore */ join(kinds, 'fetch-client.ts'))) as {
      createCall: (transport: unknown) => Call;
    };
    const { createTransport } = (await import(/* @vite-ignore */ join(kinds, 'transport.ts'))) as {
      createTransport: (options: object) => unknown;
    };
    type Call = (id: string, input?: object) => Promise<unknown>;
    const LONG = '{"id":9007199254740993}';
    const sent: string[] = [];
    const answers: Record<string, () => Response> = {
      '/accounts': () => new Response(LONG, { headers: { 'Content-Type': 'application/json' } }),
      '/text': () =>
        new Response(new Uint8Array([0xdc, 0x62, 0x65, 0x72]), { headers: { 'Content-Type': 'text/plain; charset=ISO-8859-1' } }),
    };
    const fetch = async (address: string, { body }: { body?: unknown }): Promise<Response> => {
      if (typeof body === 'string') sent.push(body);
      return answers[new URL(address).pathname]?.() ?? new Response(null, { status: 404 });
    };
    const call = createCall(createTransport({ baseUrl: 'http://api.test', fetch }));
    expect(await call('postAccount', { body: { id: 9_007_199_254_740_993n } })).toEqual({ id: 9_007_199_254_740_993n });
    expect(sent).toEqual([LONG]);
    expect(await call('getText')).toBe('Über');
  });
});

describe('a file as others write it', () => {
  const read = (bytes: string | Buffer): OpenApiDocument => {
    const file = join(out, 'read.yaml');
    writeFileSync(file, bytes);
    return readDocument(file);
  };
  const text = 'openapi: 3.0.3\ninfo: { title: Über, version: "1" }\npaths: {}\n';
  it.each([
    ['a byte order mark', `\uFEFF${text}`],
    ['a byte order mark before JSON', '\uFEFF{"openapi":"3.0.3","info":{"title":"Über","version":"1"}}'],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['a bracket that closes at its key', `${text}tags: [\n  { name: a }\n]\n`],
    ['YAML in braces', '{ openapi: 3.0.3, info: { title: Über, version: "1" } }'],
  ])('is read with %s', (_, bytes) => {
    expect(read(bytes).info.title).toBe('Über');
  });
  it.each([
    ['a key twice', `${text}info: {}\n`, /read\.yaml:4:1: Map keys must be unique\. Remove one/],
    ['a colon in a text', text.replace('paths: {}', 'description: so: what'), /:3:14: .* Put the text in quotes/],
    ['a tab', text.replace('paths: {}', 'paths:\n\t/a: {}'), /:4:1: .* Indent with spaces/],
    ['a sign that text may not begin with', text.replace('paths: {}', 'description: @me'), /:3:14: .* Put the text in quotes/],
    ['a bracket that does not close', text.replace('paths: {}', 'tags: [a'), /close every bracket/],
    ['no anchor', text.replace('paths: {}', 'paths: *all'), /:3:8: There is no anchor &all before\. Put/],
    ['two documents', `${text}---\n${text}`, /Keep one document/],
  ])('says what to change about %s', (_, bytes, message) => {
    expect(() => read(bytes)).toThrow(message);
  });
});

it('narrows for mocks without making a document invalid: no empty list, references whole, names of properties left alone', () => {
  const { components } = parse(readFileSync(fixture, 'utf8')) as { components: { schemas: { Narrowed: Json } } };
  const narrowed = withNarrowedBranches(components.schemas.Narrowed);
  expect(JSON.stringify(narrowed)).not.toContain('"required":[]');
  expect(narrowed['oneOf']).toContainEqual({
    type: 'object',
    properties: { kind: { type: 'string', enum: ['a', 'b'] }, required: { type: 'string' } },
    allOf: [{ $ref: '#/components/schemas/Point' }],
  });
  const properties = { properties: { properties: { type: 'object' }, oneOf: { type: 'array' } } };
  expect(withNarrowedBranches(properties)).toEqual(properties);
});

it.each([
  ['a document of another format', 'swagger: "2.0"', '3.0.x and 3.1.x can be read'],
  ['a file that is not there', undefined, 'does not exist'],
])('says what to do about %s', async (_, text, advice) => {
  const document = join(out, text === undefined ? 'none.yaml' : 'other.yaml');
  if (text !== undefined) writeFileSync(document, text);
  await expect(foreignClient(resolve('.'), document)).rejects.toThrow(advice);
});
