import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FILES, FOLDERS } from './generated/kinds.ts';
import { folderSource } from './reader/folder-source.ts';
import { loadConfig } from './reader/load.ts';
import { MANY_KIND_NAMES, SINGLE_KIND_NAMES } from './reader/single-files.ts';

/** Configuration and content as of commit 865eef6a; every later version of the schemas must read them. */
const MADE = join(import.meta.dirname, '../tests/fixtures/made-by-865eef6a');
const folder = join(MADE, 'config');
const loaded = loadConfig(folder, { content: join(MADE, 'content'), images: join(import.meta.dirname, '../site/public/bilder') });
const files = folderSource(folder)
  .list()
  .map(({ file }) => file);
const written = (file: string): unknown => parse(readFileSync(join(folder, file), 'utf8'));

describe('A configuration made by 865eef6a', () => {
  it('is read without an error, and no document of it is lost', () => {
    const errors = loaded.findings.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
    expect(loaded.lost).toEqual([]);
    expect(files.filter((file) => !loaded.good.has(file))).toEqual([]);
  });

  it.each(SINGLE_KIND_NAMES.filter((kind) => files.includes(FILES[kind])))('says the same as %s as it is written', (kind) => {
    expect(loaded.good.get(FILES[kind])?.source.value).toEqual(written(FILES[kind]));
  });

  it.each(MANY_KIND_NAMES)('has every %s', (kind) => {
    const own = files.filter((file) => file.startsWith(`${FOLDERS[kind].folder}/`));
    expect(own.length).toBeGreaterThan(0);
    expect(loaded.config[FOLDERS[kind].part]).toEqual(own.map(written));
  });
});
