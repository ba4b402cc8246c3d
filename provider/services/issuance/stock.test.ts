import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueSeed } from '#market/catalogue/testing.ts';
import { createMarket } from '#market/prices/index.ts';
import { openDatabase, type Database } from '../../store/database.ts';
import { readDerivatives } from '../../store/derivative-store.ts';
import { createTestStore } from '../../store/testing.ts';
import { COLUMN_NAMES, mergeColumns, type ProductColumns } from '#market/derivatives/index.ts';
import { readCount } from './count.ts';
import { findEnds, saveKnownEnds } from './ends-store.ts';
import { raiseRevision, readState } from '../../store/state.ts';
import { issueMore, isStocked, readStock, readStockState, replaceStock, type StockOptions } from './stock.ts';
import { FRIDAY_TEN } from '#market/derivatives/testing.ts';

// Underlyings of these tests: few, so that they are fast. The catalogue has no others.
const NAMES = new Set(['DAX', 'SAP', 'Gold', 'Bitcoin', 'Brent Rohöl', 'Euro / US-Dollar']);
const instruments = catalogueSeed.instruments.filter(({ name }) => NAMES.has(name));
const catalogue = { ...catalogueSeed, instruments };
const market = createMarket({ seed: 'stock', ...catalogueSeed });
const options = (count: number, now = FRIDAY_TEN): StockOptions => ({
  seed: 'stock',
  count,
  now,
  catalogue,
  market,
  progress: () => undefined,
});

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

const asText = (columns: ProductColumns): string => COLUMN_NAMES.map((name) => columns[name].join()).join('|');

describe('The stored derivatives', { shuffle: false }, () => {
  it('come back as they were made, and are made anew when others are asked for', async () => {
    expect(await isStocked(database.sql, 'stock', undefined)).toBe(false);
    await replaceStock(database, options(500));
    const first = await readStock(database.sql, catalogue);
    expect(first.columns.length).toBe(500);
    expect(await isStocked(database.sql, 'stock', 500)).toBe(true);
    expect(await isStocked(database.sql, 'stock', undefined)).toBe(true);
    expect(await isStocked(database.sql, 'stock', 400)).toBe(false);
    expect(await isStocked(database.sql, 'other', undefined)).toBe(false);
    await replaceStock(database, options(300));
    expect((await readStock(database.sql, catalogue)).columns.length).toBe(300);
    await replaceStock(database, options(500));
    expect(asText((await readStock(database.sql, catalogue)).columns)).toBe(asText(first.columns));
  }, 60_000);

  it('are read in the order of their numbers', async () => {
    const [part] = await readDerivatives(database.sql);
    expect([...(part?.serial ?? [])]).toEqual([...(part?.serial ?? [])].toSorted((a, b) => a - b));
  });

  it('stay when new ones are issued, and of two providers only one issues', async () => {
    const before = await readStock(database.sql, catalogue);
    const state = await readStockState(database.sql);
    if (state === undefined) throw new Error('nothing is stored');
    const cells = [{ type: 'KNOCKOUT_CERTIFICATE', underlying: before.columns.underlying[0] ?? 0, count: 40 }] as const;
    const later = options(500, FRIDAY_TEN + 7 * 86_400_000);
    expect(await issueMore(database, later, state, cells)).toBe(true);
    expect(await issueMore(database, later, state, cells)).toBe(false);
    const after = await readStock(database.sql, catalogue);
    expect(after.columns.length).toBe(540);
    const old = new Set(before.columns.serial);
    const kept = [...after.columns.serial].filter((serial) => old.has(serial));
    expect(kept.length).toBe(500);
    expect(new Set(after.columns.serial).size).toBe(540);
  }, 60_000);

  it('are left out when the catalogue no longer has their underlying', async () => {
    const fewer = { ...catalogue, instruments: instruments.filter(({ name }) => name !== 'SAP') };
    const all = await readStock(database.sql, catalogue);
    const rest = await readStock(database.sql, fewer);
    const without = all.underlyings.findIndex((one) => one?.name === 'SAP');
    const gone = [...all.columns.underlying].filter((one) => one === without).length;
    expect(gone).toBeGreaterThan(0);
    expect(rest.columns.length).toBe(all.columns.length - gone);
    expect(asText(mergeColumns([all.columns], (one) => one !== without))).toBe(asText(rest.columns));
  });
});

describe('The stored ends', () => {
  it('are there from the beginning, follow the provider, and hold until catalogue, prices or products change', async () => {
    const longAgo = Date.parse('2026-09-07T10:00:00Z');
    await replaceStock(database, options(300, longAgo));
    const first = await readStock(database.sql, catalogue);
    expect(first.ends?.underlying.length).toBeGreaterThan(0);
    expect(Math.max(...(first.ends?.day ?? []))).toBeLessThanOrEqual(longAgo / 86_400_000);

    const later = findEnds(first.columns, first.underlyings, market, FRIDAY_TEN);
    expect(later.serial.length).toBeGreaterThan(10);
    await saveKnownEnds(database, await readState(database.sql, 'revision'), later);
    expect((await readStock(database.sql, catalogue)).ends).toEqual(later);

    await saveKnownEnds(database, 'another', { ...later, serial: [] });
    expect((await readStock(database.sql, catalogue)).ends).toEqual(later);
    await raiseRevision(database.sql);
    expect((await readStock(database.sql, catalogue)).ends).toBeUndefined();
  });
});

describe('PROVIDER_DERIVATIVES', () => {
  it('is a whole number, or empty', () => {
    expect([readCount(undefined), readCount(''), readCount('0'), readCount('60000')]).toEqual([undefined, undefined, 0, 60_000]);
    for (const wrong of ['-1', '1.5', 'viele', '99999999']) expect(() => readCount(wrong)).toThrow('PROVIDER_DERIVATIVES');
  });
});
