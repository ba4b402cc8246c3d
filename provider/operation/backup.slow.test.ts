import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProvider, type ProviderOptions } from '../provider.ts';
import { openDatabase, type Sql } from '../store/database.ts';
import { storeState } from '../store/schema.ts';
import { SMALL_SEED } from '../store/testing-seed.ts';
import { backUp, restore } from './backup.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const original = mkdtempSync(join(tmpdir(), 'parkett-backup-original-'));
let data: string;
let file: string;

beforeAll(async () => {
  data = original;
  await (await provider()).close();
});
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'parkett-backup-'));
  cpSync(original, data, { recursive: true });
  file = join(data, 'sicherung.tar.gz');
});
afterEach(() => rmSync(data, { recursive: true }));
afterAll(() => rmSync(original, { recursive: true }));

const provider = (options: Partial<ProviderOptions> = {}) =>
  createProvider({
    dataDirectory: data,
    catalogue: SMALL_SEED,
    articles: [],
    logLevel: 'silent',
    clock: { now: () => NOW.getTime() },
    ...options,
  });

async function onDatabase<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ dataDirectory: data });
  try {
    return await work(database.sql);
  } finally {
    await database.close();
  }
}
const note = (value: string): Promise<unknown> =>
  onDatabase((sql) =>
    sql.insert(storeState).values({ key: 'probe', value }).onConflictDoUpdate({ target: storeState.key, set: { value } }),
  );
const noted = (): Promise<string | undefined> =>
  onDatabase(async (sql) => (await sql.select().from(storeState).where(eq(storeState.key, 'probe')))[0]?.value);

describe('A backup of the embedded database', () => {
  it('brings back what was there, and keeps what came after under another name', async () => {
    await note('vorher');
    expect(await backUp(data, file)).toBeGreaterThan(1_000);
    await note('nachher');
    const { instruments, before } = await restore(data, file, { replace: true, now: NOW });
    expect([await noted(), instruments, existsSync(before ?? '')]).toEqual(['vorher', SMALL_SEED.instruments.length, true]);
  });

  it('is made by the running provider, which goes on answering', async () => {
    const running = await provider();
    await running.listen({ port: 0 });
    const [bytes, answer] = await Promise.all([backUp(data, file), running.inject('/api/v1/instruments/STOCK/82849')]);
    await running.close();
    expect([bytes > 1_000, answer.statusCode]).toEqual([true, 200]);
    rmSync(join(data, 'db'), { recursive: true });
    expect(await restore(data, file, { replace: false, now: NOW })).toEqual({ instruments: SMALL_SEED.instruments.length });
  });

  it('never overwrites another', async () => {
    writeFileSync(file, 'älter');
    await expect(backUp(data, file)).rejects.toThrow('gibt es schon');
  });
});

describe('Restoring', () => {
  it('replaces a database only when told to', async () => {
    await backUp(data, file);
    await expect(restore(data, file, { replace: false, now: NOW })).rejects.toThrow('--replace');
  });

  it('is refused while a provider runs on the folder', async () => {
    const running = await provider();
    await running.listen({ port: 0 });
    await backUp(data, file);
    await expect(restore(data, file, { replace: true, now: NOW })).rejects.toThrow(`Prozess ${process.pid}`);
    await running.close();
  });

  it.each([
    ['a text', Buffer.from('Das ist keine Sicherung.'), 'ist keine Sicherung'],
    ['another archive', gzipSync('etwas anderes'), 'beschädigt oder von etwas anderem'],
  ])('from %s changes nothing and says why', async (_what, bytes, message) => {
    await note('unversehrt');
    writeFileSync(file, bytes);
    await expect(restore(data, file, { replace: true, now: NOW })).rejects.toThrow(message);
    expect([await noted(), readdirSync(data).filter((name) => name.startsWith('db-'))]).toEqual(['unversehrt', []]);
  });
});
