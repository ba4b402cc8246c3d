import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openLogFile } from './log-file.mjs';

const folder = mkdtempSync(join(tmpdir(), 'parkett-log-'));
const path = join(folder, 'site.log');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a log holds the newest, in two files of a bounded size, for its owner alone', () => {
  writeFileSync(path, 'of the start before');
  chmodSync(path, 0o666);
  const log = openLogFile(path, 1_000);
  for (let line = 0; line < 10_000; line += 1) log.write(`line ${line}\n`);
  log.write('x'.repeat(5_000));
  expect(readdirSync(folder).toSorted()).toEqual(['site.log', 'site.log.1']);
  for (const name of readdirSync(folder)) {
    const { size, mode } = statSync(join(folder, name));
    expect([size <= 1_000, mode & 0o777]).toEqual([true, 0o600]);
  }
  expect(readFileSync(`${path}.1`, 'utf8')).toContain('line 9999\n');
});

it('a log that cannot be written ends nobody', () => {
  const log = openLogFile('/dev/full');
  expect(() => log.write('line\n')).not.toThrow();
  expect(() => openLogFile(join(path, 'no', 'folder')).write('line\n')).not.toThrow();
});
