import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const node = resolve('node_modules/.bin/node');
const data = process.env['PARKETT_OPENAPI'] ?? '../shared/data/openapi';
const documents = [join(data, 'spotify-web-api-3.0.3.yml'), join(data, 'xero-payroll-uk.yaml')];

let out: string;
beforeEach(() => {
  mkdirSync('.cache', { recursive: true });
  out = mkdtempSync('.cache/foreign-');
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

async function makeClient(document: string): Promise<void> {
  await run(node, ['codegen/main.ts', '--contract', document, '--out', out]);
}

/** All complaints of the compiler about the folder under the project's own strict rules. */
async function complaints(): Promise<string> {
  writeFileSync(join(out, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'], exclude: [] }));
  const result = await run(node, ['node_modules/ts7/bin/tsc', '-p', out]).catch((error: { stdout: string }) => error);
  return result.stdout;
}

describe.each(documents)('a client for %s', (document) => {
  it.skipIf(!existsSync(document))(`type-checks without an error (skipped when ${basename(document)} is not there)`, async () => {
    await makeClient(document);
    expect(readdirSync(out)).toEqual(
      expect.arrayContaining(['hooks.ts', 'mocks.ts', 'models.ts', 'schema.ts', 'fetch-client.ts', 'transport.ts']),
    );
    expect(await complaints()).toBe('');
  });
});

const small = `
openapi: 3.0.3
info: { title: Klein, version: '1' }
paths:
  /things/{id}:
    get:
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
components:
  schemas:
    Thing: { type: object, required: [name], properties: { name: { type: string, nullable: true } } }
`;

const use = (field: string) =>
  `import type { components } from './schema.ts';\nexport const value = (thing: components['schemas']['Thing']) => thing.${field};\n`;

it('names operations that have no name, and the compiler notices a wrong use of the client', async () => {
  const document = join(out, 'small.yaml');
  writeFileSync(document, small);
  await makeClient(document);
  expect(readFileSync(join(out, 'hooks.ts'), 'utf8')).toContain('export function useGetThingsById');
  writeFileSync(join(out, 'use.ts'), use('name'));
  expect(await complaints()).toBe('');
  writeFileSync(join(out, 'use.ts'), use('nmae'));
  expect(await complaints()).toContain("Property 'nmae' does not exist");
});

it.each([
  ['a document of another format', 'swagger: "2.0"', '3.0.x and 3.1.x can be read'],
  ['a file that is not there', undefined, 'does not exist'],
])('says what to do about %s', async (_, text, advice) => {
  const document = join(out, 'other.yaml');
  if (text !== undefined) writeFileSync(document, text);
  await expect(makeClient(document)).rejects.toThrow(advice);
});
