import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { makePrivate } from './private-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'parkett-private-'));
const before = process.umask();
afterEach(() => {
  process.umask(before);
  rmSync(folder, { recursive: true, force: true });
});

const modes = (): string[] =>
  [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))].map((path) =>
    (statSync(path).mode & 0o777).toString(8),
  );

describe('A private folder', () => {
  it.each([0o000, 0o022, 0o077])('is its owner’s alone with all that is in it, whatever the umask (%i) and the rights before', (mask) => {
    process.umask(mask);
    mkdirSync(join(folder, 'base', '5'), { recursive: true, mode: 0o777 });
    writeFileSync(join(folder, 'base', '5', '1259'), 'x', { mode: 0o666 });
    makePrivate(folder);
    expect(modes()).toEqual(['700', '700', '700', '600']);
  });
});
