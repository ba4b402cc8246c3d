import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../database.ts';
import { applySeed } from '../seed.ts';
import { readState, writeState } from '../state.ts';
import { SMALL_SEED } from '../testing-seed.ts';
import { createTemplates } from './template.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'parkett-templates-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const archive = async (): Promise<Uint8Array> => new Uint8Array([1, 2, 3]);
const kinds = (): string[] =>
  readdirSync(folder)
    .map((name) => name.replace(/-.*/u, ''))
    .toSorted();

describe('What is kept of new databases', () => {
  it('is the fullest archive of the same tables and content', async () => {
    const first = createTemplates({ tables: 'a', content: 'x', folder });
    expect(await first.begin()).toBeUndefined();
    await first.keep('tables', archive);
    await first.keep('filled', async () => new Uint8Array([4, 5, 6]));
    const begun = async (tables: string, content?: string): Promise<number[] | undefined> => {
      const bytes = await createTemplates({ tables, content, folder }).begin();
      return bytes && [...new Uint8Array(bytes)];
    };
    expect(kinds()).toEqual(['filled', 'tables']);
    expect([await begun('a', 'x'), await begun('a', 'y'), await begun('a'), await begun('b', 'x')]).toEqual([
      [4, 5, 6],
      [1, 2, 3],
      [1, 2, 3],
      undefined,
    ]);
  });

  it('comes from a new database only, and only while it is missing', async () => {
    const old = createTemplates({ tables: 'a', content: 'x', folder });
    await old.keep('tables', archive);
    expect(kinds()).toEqual([]);
    await old.begin();
    await old.keep('tables', archive);
    const next = createTemplates({ tables: 'a', folder });
    await next.begin();
    await next.keep('tables', () => Promise.reject(new Error('It is there already.')));
    await next.keep('filled', () => Promise.reject(new Error('There is no content.')));
    expect(kinds()).toEqual(['tables']);
  });

  it('is the newest two of a kind', async () => {
    for (const content of ['x', 'y', 'z']) {
      const templates = createTemplates({ tables: 'a', content, folder });
      await templates.begin();
      await templates.keep('filled', archive);
    }
    expect(kinds()).toEqual(['filled', 'filled']);
  });

  it('is nothing where nothing can be written, which is no fault', async () => {
    writeFileSync(join(folder, 'file'), '');
    const templates = createTemplates({ tables: 'a', folder: join(folder, 'file') });
    expect(await templates.begin()).toBeUndefined();
    await templates.keep('tables', archive);
    expect(kinds()).toEqual(['file']);
  });
});

describe('A new embedded database', { timeout: 60_000 }, () => {
  const templates = (): string => join(folder, 'templates');
  const lines: string[] = [];
  const open = (name: string, content: string): Promise<Database> => {
    lines.length = 0;
    return openDatabase({
      dataDirectory: join(folder, name),
      templates: templates(),
      content,
      progress: (line) => lines.push(line.replace(folder, '')),
    });
  };

  it('begins as the one before it with the same content, or with the tables alone, and goes its own way', async () => {
    const first = await open('first', 'small');
    expect(lines.slice(0, 2)).toEqual([
      'Datenbank wird angelegt in /first/db (nur beim ersten Start) …',
      'Tabellen werden eingerichtet: 0001-catalogue.sql …',
    ]);
    await applySeed(first, SMALL_SEED, (line) => lines.push(line));
    expect(lines.at(-1)).toBe('Katalog wird angelegt: 2 Instrumente, 3 Notierungen …');
    await first.keepForNext();
    await writeState(first.sql, 'ends', 'of the first');
    const seed = await readState(first.sql, 'seed');
    await first.close();

    const second = await open('second', 'small');
    const secondHas = await Promise.all([readState(second.sql, 'seed'), readState(second.sql, 'ends')]);
    await applySeed(second, SMALL_SEED, (line) => lines.push(line));
    await second.close();
    expect([secondHas, lines]).toEqual([[seed, undefined], ['Datenbank wird angelegt in /second/db (nur beim ersten Start) …']]);

    const other = await open('other', 'another');
    const otherHas = await readState(other.sql, 'seed');
    await other.close();
    expect([otherHas, lines.length]).toEqual([undefined, 1]);

    const again = await open('first', 'small');
    expect([await readState(again.sql, 'ends'), lines]).toEqual(['of the first', []]);
    await again.close();
  });
});
