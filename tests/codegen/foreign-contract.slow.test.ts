import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foreignClient, placed } from '#codegen/foreign/client.ts';
import { withNarrowedBranches } from '#codegen/foreign/narrowing.ts';
import { writeChanged } from '#codegen/output.ts';
import type { Json } from '#tests/foreign/document.ts';
import { checkOnTheWire, type GeneratedClient } from '#tests/foreign/wire.ts';

// `npm run codegen:foreign` does the same over documents of others.
const run = promisify(execFile);
const fixture = resolve('tests/foreign/fixture.yaml');

let out: string;
beforeAll(async () => {
  mkdirSync('.cache', { recursive: true });
  out = mkdtempSync(resolve('.cache/foreign-'));
  writeChanged('/', placed(await foreignClient(resolve('.'), fixture), out));
});
afterAll(() => rmSync(out, { recursive: true, force: true }));

/** All complaints of the compiler about the folder under the project's own strict rules. */
async function complaints(): Promise<string> {
  writeFileSync(join(out, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'], exclude: [] }));
  const result = await run(process.execPath, ['node_modules/ts7/bin/tsc', '-p', out]).catch((error: { stdout: string }) => error);
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
    expect(await complaints()).toBe('');
  });

  it('has one name for each operation, also where names differ by case or underscore only', () => {
    const hooks = [...readFileSync(join(out, 'hooks.ts'), 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    expect(hooks).toEqual(expect.arrayContaining(['useGetThing', 'useGetThing2', 'useGetThing3', 'useDeleteOperation']));
    expect(new Set(hooks).size).toBe(hooks.length);
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
