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
let before: string[];
beforeAll(async () => {
  mkdirSync('.cache', { recursive: true });
  copy = mkdtempSync('.cache/contract-change-');
  for (const path of [...rooms, ...files]) cpSync(path, join(copy, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  before = await brokenBlocks();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Block folders (`family/type`) that the compiler complains about, tests left out. */
async function brokenBlocks(): Promise<string[]> {
  const result = await run(node, [resolve('node_modules/ts7/bin/tsc'), '-p', '.'], { cwd: copy, maxBuffer: 1 << 26 }).catch(
    (error: { stdout: string }) => error,
  );
  const folders = [...result.stdout.matchAll(/^blocks\/([\w-]+\/[\w-]+)\/([\w.-]+)\(\d+,\d+\): error/gm)]
    .filter(([, , file]) => !file?.includes('.test.'))
    .flatMap(([, folder]) => folder ?? []);
  return [...new Set(folders)].toSorted();
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
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to));
  await run(node, [resolve('codegen/main.ts')], { cwd: copy });
}

it.each([
  ['common.yaml', 'bid', 'bidPrice'],
  ['articles.yaml', 'datetimePublication', 'publishedAt'],
  ['snapshots.yaml', 'numberConstituents', 'constituents'],
])('breaks the type check in exactly the blocks that use a response field when %s renames %s', async (file, from, to) => {
  const users = blocksThatUse(from);
  expect(users).not.toEqual([]);
  await renameField(file, from, to);
  const after = await brokenBlocks();
  expect(after.filter((folder) => !before.includes(folder))).toEqual(users);
  await renameField(file, to, from);
});
