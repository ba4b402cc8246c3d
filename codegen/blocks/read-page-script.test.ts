import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPageScript } from './read-page-script.ts';

const root = mkdtempSync(join(tmpdir(), 'page-script-'));
const folder = 'blocks/market/clock';
afterAll(() => rmSync(root, { recursive: true }));

function read(source: string) {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, 'page.ts'), source);
  return readPageScript(root, folder);
}

it.each([
  ['export function start(): void {}', 'load', ''],
  ['export async function start() {}', 'load', ''],
  ["export const when = 'idle';\nexport function start(): void {}", 'idle', ''],
  ["export const when = 'near [data-clock] *';\nexport function start(): void {}", 'near', '[data-clock] *'],
  ["export const when = 'scroll visited';\nexport function start(): void {}", 'scroll', 'visited'],
  ["export const when = 'click a[data-clock]';\nexport { start } from './show.ts';", 'click', 'a[data-clock]'],
])('reads of %j when it begins: %s %s', (source, when, where) => {
  expect(read(source)).toEqual({ script: { file: `${folder}/page.ts`, when, where } });
});

it.each([
  ['export function begin(): void {}', 'export "start"'],
  ["export const when = 'soon';\nexport function start(): void {}", 'say when the script begins'],
  ["export const when = 'near';\nexport function start(): void {}", 'say when the script begins'],
  ["export const when = 'load a';\nexport function start(): void {}", 'say when the script begins'],
  ["const word = 'idle';\nexport const when = word;\nexport function start(): void {}", 'say when the script begins'],
])('refuses %j', (source, message) => {
  expect(read(source)).toEqual({ fault: expect.stringContaining(message) });
});

it('finds none where there is none', () => {
  expect(readPageScript(root, 'blocks/market')).toEqual({});
});
