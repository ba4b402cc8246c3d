import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticleRecord } from '../content/article.ts';
import { readStoredArticles } from './article-store.ts';
import { readCatalogue } from './catalogue-store.ts';
import { openDatabase, type Database } from './database.ts';
import { readAllSeries, readSeries, writeBars } from './price-store.ts';
import { applyArticles, applySeed } from './seed.ts';
import { readState } from './state.ts';
import { SMALL_SEED } from './testing-seed.ts';
import { createTestStore } from './testing.ts';

let database: Database;
let dispose: () => Promise<void>;

beforeAll(async () => {
  const store = await createTestStore();
  dispose = store.dispose;
  database = await openDatabase(store.options);
}, 60_000);

afterAll(async () => {
  await database.close();
  await dispose();
});

describe('The store', () => {
  it('remembers every migration that it ran', async () => {
    const rows: unknown[] = await database.sql.execute('select name from migrations order by name');
    expect(rows.flat()).toEqual(readdirSync(new URL('./migrations/', import.meta.url)).toSorted());
  });

  it('gives back the catalogue as it was written', async () => {
    await applySeed(database, SMALL_SEED, () => undefined);
    const stored = await readCatalogue(database.sql);
    expect(new Set(stored.instruments)).toEqual(new Set(SMALL_SEED.instruments));
    expect(new Set(stored.notations)).toEqual(new Set(SMALL_SEED.notations));
    expect(stored.companies).toEqual(SMALL_SEED.companies);
    expect(stored.indexMembers).toEqual(SMALL_SEED.indexMembers);
  });

  it('writes the same catalogue once only', async () => {
    const progress: string[] = [];
    await applySeed(database, SMALL_SEED, (line) => progress.push(line));
    expect(progress).toEqual([]);
  });

  it('keeps bars by time and updates them in place', async () => {
    const series = { idNotation: 31117610, kind: 'daily', source: { name: 'EIA', license: 'PDDL-1.0' }, importedAt: 0 } as const;
    const noon = Date.UTC(1987, 4, 20, 12);
    await database.transaction((sql) =>
      writeBars(sql, series, [
        { time: noon, close: 18.63 },
        { time: noon + 86_400_000, close: 18.45, volume: 7 },
      ]),
    );
    await database.transaction((sql) => writeBars(sql, series, [{ time: noon, open: 18, close: 18.7 }]));
    expect((await readSeries(database.sql, 31117610, 'daily'))?.bars).toEqual([
      { time: noon, open: 18, close: 18.7 },
      { time: noon + 86_400_000, close: 18.45, volume: 7 },
    ]);
    expect((await readAllSeries(database.sql)).get(31117610)).toEqual({
      source: { name: 'EIA', license: 'PDDL-1.0' },
      daily: [
        { day: '1987-05-20', open: 18, close: 18.7 },
        { day: '1987-05-21', close: 18.45, volume: 7 },
      ],
    });
  });

  it('leaves nothing of a transaction that fails', async () => {
    const before = await readState(database.sql, 'seed');
    const failing = applySeed(
      database,
      { ...SMALL_SEED, notations: [{ ...SMALL_SEED.notations[0]!, entityValue: 'nobody' }] },
      () => undefined,
    );
    await expect(failing).rejects.toThrow('notations');
    expect(await readState(database.sql, 'seed')).toBe(before);
    expect((await readCatalogue(database.sql)).notations).toHaveLength(3);
  });

  it('drops what a newer catalogue no longer has, but never a notation with imported prices', async () => {
    await applySeed(database, { ...SMALL_SEED, instruments: [], notations: [], companies: [], indexMembers: [] }, () => undefined);
    const left = await readCatalogue(database.sql);
    expect(left.notations.map((row) => row.idNotation)).toEqual([31117610]);
    expect(left.instruments.map((row) => row.entityValue)).toEqual(['7743988']);
    expect(left.companies).toEqual([]);
  });

  it('replaces the articles when they change', async () => {
    const article: ArticleRecord = {
      id: '1',
      alias: 'ratgeber/probe',
      publishedAt: Date.UTC(2026, 0, 2),
      headline: 'Probe',
      teaser: 'T',
      category: 'ratgeber',
      author: 'A',
      instruments: [],
      contentItems: [{ type: 'paragraph', value: 'Text' }],
    };
    await applyArticles(database, [article], () => undefined);
    await applyArticles(database, [{ ...article, headline: 'Neu' }], () => undefined);
    expect(await readStoredArticles(database.sql)).toEqual([{ ...article, headline: 'Neu' }]);
  });
});
