import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockFolders, sourcesOf } from './block-sources.ts';
import { brokenFiles } from './compiler.ts';

const run = promisify(execFile);
const node = resolve('node_modules/.bin/node');
const rooms = ['blocks', 'client', 'codegen', 'config', 'contracts', 'documents', 'domain', 'gateway', 'provider/generated', 'subjects'];
const files = ['package.json', 'tsconfig.json'];

let copy: string;
let before: string[];
beforeAll(async () => {
  mkdirSync('.cache', { recursive: true });
  copy = resolve(mkdtempSync('.cache/contract-change-'));
  for (const path of [...rooms, ...files]) cpSync(path, join(copy, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  before = await brokenBlocks();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Returns block folders with compile errors, tests excluded. */
async function brokenBlocks(): Promise<string[]> {
  const broken = new Set(await brokenFiles(copy, ['blocks']));
  return blockFolders(copy).filter((folder) => ownSources(folder).some((file) => broken.has(file)));
}

/** Returns block folders whose code contains a field name. */
function blocksThatUse(field: string): string[] {
  const word = new RegExp(`\\b${field}\\b`);
  return blockFolders(copy).filter((folder) => ownSources(folder).some((file) => word.test(codeOf(join(copy, file)))));
}

/** Returns the text of a file without comments. */
function codeOf(path: string): string {
  return readFileSync(path, 'utf8').replaceAll(/^\s*(\/\*\*?[^]*?\*\/|\/\/.*)$/gm, '');
}

/** Returns the sources of a block in its own folder and in those shared by its family. */
function ownSources(folder: string): string[] {
  return [...sourcesOf(copy, folder)].filter((file) => file.startsWith(`${dirname(folder)}/`));
}

/** Renames a field of the contracts for the duration of `work`. */
async function whileRenamed(file: string, from: string, to: string, work: () => Promise<void>): Promise<void> {
  const path = join(copy, 'contracts/http', file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to));
  try {
    await run(node, [resolve('codegen/main.ts')], { cwd: copy });
    await work();
  } finally {
    writeFileSync(path, text);
  }
}

it.each([
  ['common.yaml', 'bid', 'bidPrice'],
  ['articles.yaml', 'datetimePublication', 'publishedAt'],
  ['snapshots.yaml', 'numberConstituents', 'constituents'],
])('breaks the type check in exactly the blocks that use a response field when %s renames %s', async (file, from, to) => {
  const users = blocksThatUse(from);
  expect(users).not.toEqual([]);
  await whileRenamed(file, from, to, async () => {
    const after = await brokenBlocks();
    expect(after.filter((folder) => !before.includes(folder))).toEqual(users);
  });
});
