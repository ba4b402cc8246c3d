import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readTextBytes } from './read-file.ts';
import { readTable } from './table.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'parkett-read-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function file(content: string | Uint8Array): string {
  const path = join(folder, 'kurse.csv');
  writeFileSync(path, content);
  return path;
}

it('reads a file in pieces as it is', () => {
  const text = 'Date,Price\n' + '2026-01-02,ü\n'.repeat(20_000);
  expect(readTextBytes(file(text)).toString()).toBe(text);
});

it('refuses a line above 1 MB with its number, before the rest of the file is read', () => {
  const path = file(`a,b\n1,2\n${'x'.repeat(1_100_000)}`);
  // Four gigabytes, more than a single read can hold.
  truncateSync(path, 2 ** 32);
  expect(() => readTable(path)).toThrow('kurse.csv, Zeile 3: Die Zeile ist länger als 1 MB');
  expect(() => readTable(file(`a,b\n${'x'.repeat(1_000_001)}\n1,2\n`))).toThrow('Zeile 2');
  expect(readTable(file(`a,b\n${'x'.repeat(1_000_000)}\n`)).rows).toHaveLength(1);
});

it.each([
  ['UTF-16 with a mark', Buffer.from('\uFEFFDatum;Kurs\n', 'utf16le'), 'kurse.csv ist in UTF-16 gespeichert'],
  ['UTF-16 without one', Buffer.from('Datum;Kurs\n', 'utf16le'), 'kurse.csv ist in UTF-16 gespeichert'],
  ['big-endian UTF-16', Buffer.from('\uFEFFDatum;Kurs\n', 'utf16le').swap16(), 'kurse.csv ist in UTF-16 gespeichert'],
  ['a file that is no text', Uint8Array.from([80, 75, 3, 4, 20, 0, 6, 8, 1, 1]), 'kurse.csv ist keine Textdatei'],
])('refuses %s and says how to save it', (_, bytes, message) => {
  expect(() => readTable(file(bytes))).toThrow(message);
});
