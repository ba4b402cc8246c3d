import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const node = resolve('node_modules/.bin/node');
const rooms = ['blocks', 'client', 'codegen', 'config', 'contracts', 'domain', 'provider/generated'];
const files = ['package.json', 'tsconfig.json'];

let copy: string;
beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  copy = mkdtempSync('.cache/contract-change-');
  for (const path of [...rooms, ...files]) cpSync(path, join(copy, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Block folders (`family/type`) that the compiler complains about, tests left out. */
async function brokenBlocks(): Promise<string[]> {
  const result = await run(node, [resolve('node_modules/ts7/bin/tsc'), '-p', '.'], { cwd: copy, maxBuffer: 1 << 26 }).catch(
    (error: { stdout: string }) => error,
  );
  const paths = [...result.stdout.matchAll(/^blocks\/([\w-]+\/[\w-]+)\/([\w.-]+)\(\d+,\d+\): error/gm)];
  return [...new Set(paths.filter(([, , file]) => !file!.includes('.test.')).map(([, folder]) => folder!))].toSorted();
}

/** Block folders whose code names a field. */
function blocksThatUse(field: string): string[] {
  const word = new RegExp(`\\b${field}\\b`);
  const sources = readdirSync(join(copy, 'blocks'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => /^(?!generated|kit|fixtures)[\w-]+\/[\w-]+\/[\w.-]+\.tsx?$/.test(path) && !path.includes('.test.'),
  );
  const users = sources.filter((path) => word.test(readFileSync(join(copy, 'blocks', path), 'utf8')));
  return [...new Set(users.map((path) => path.split('/').slice(0, 2).join('/')))].toSorted();
}

async function renameField(file: string, from: string, to: string): Promise<void> {
  const path = join(copy, 'contracts/http', file);
  const renamed = readFileSync(path, 'utf8').replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to);
  writeFileSync(path, renamed);
  await run(node, ['codegen/main.ts'], { cwd: copy });
}

it('breaks the type check in exactly the blocks that use a response field which a contract renames', async () => {
  expect(await brokenBlocks()).toEqual([]);
  const users = blocksThatUse('FIELD');
  expect(users).not.toEqual([]);
  await renameField('FILE', 'FIELD', 'FIELDRenamed');
  expect(await brokenBlocks()).toEqual(users);
});
