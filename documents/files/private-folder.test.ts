import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePrivate } from './private-folder.ts';
import { writeWhole } from './write-whole.ts';

let folder = '';
const before = process.umask();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parkett-private-'));
});
afterEach(() => {
  process.umask(before);
  rmSync(folder, { recursive: true, force: true });
});

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const modes = (): string[] =>
  [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))].map(modeOf);
const MASKS = [0o000, 0o002, 0o022, 0o077];

describe('A private folder', () => {
  it.each(MASKS)('belongs to its owner alone with everything in it, whatever the umask (%i) and the modes before', (mask) => {
    process.umask(mask);
    mkdirSync(join(folder, 'base', '5'), { recursive: true, mode: 0o777 });
    writeFileSync(join(folder, 'base', '5', '1259'), 'x', { mode: 0o666 });
    makePrivate(folder);
    expect(modes()).toEqual(['700', '700', '700', '600']);
  });
  it.each(MASKS)('makes everything private that is written below it later, whatever the umask (%i)', (mask) => {
    process.umask(mask);
    makePrivate(join(folder, 'data', 'composer'));
    writeWhole(join(folder, 'data', 'composer', 'plans', 'one', 'plan.json'), '{}');
    writeWhole(join(folder, 'data', 'composer', 'plans', 'one', 'plan.json'), '{"a":1}');
    expect(modes().slice(1)).toEqual(['700', '700', '700', '700', '600']);
  });
  it('leaves what is published in it readable, with the way to it', () => {
    mkdirSync(join(folder, 'public', 'pictures'), { recursive: true });
    writeFileSync(join(folder, 'public', 'pictures', 'gold.png'), 'x');
    writeFileSync(join(folder, 'public', 'secret'), 'x');
    for (const path of ['', 'public', 'public/pictures']) chmodSync(join(folder, path), 0o755);
    chmodSync(join(folder, 'public', 'pictures', 'gold.png'), 0o644);
    makePrivate(folder, [join(folder, 'public', 'pictures')]);
    expect(
      ['', 'public', 'public/pictures', 'public/pictures/gold.png', 'public/secret'].map((path) => modeOf(join(folder, path))),
    ).toEqual(['755', '755', '755', '644', '600']);
  });
  it('changes nothing behind a symbolic link', () => {
    const elsewhere = join(folder, 'elsewhere');
    writeFileSync(elsewhere, 'x');
    chmodSync(elsewhere, 0o644);
    mkdirSync(join(folder, 'data'));
    symlinkSync(elsewhere, join(folder, 'data', 'link'));
    makePrivate(join(folder, 'data'));
    expect(modeOf(elsewhere)).toBe('644');
  });
});

describe('A published file', () => {
  it.each([0o640, 0o664, 0o600, 0o444])('keeps its mode (%i) when it is written anew', (mode) => {
    const path = join(folder, 'home.yaml');
    writeFileSync(path, 'a: 1');
    chmodSync(path, mode);
    writeWhole(path, 'a: 2');
    expect(modeOf(path)).toBe(mode.toString(8));
  });
  it('has the rights of its folder when it is new', () => {
    process.umask(0o022);
    chmodSync(folder, 0o755);
    writeWhole(join(folder, 'pages', 'new.yaml'), 'a: 1');
    expect([modeOf(join(folder, 'pages')), modeOf(join(folder, 'pages', 'new.yaml'))]).toEqual(['755', '644']);
  });
});
