import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { attempts, users, watchlists } from './schema-accounts.ts';

const folder = mkdtempSync(join(tmpdir(), 'parkett-deleted-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MARK = 'Unverwechselbar-7261-Kennwort';

/** Files below the data folder that contain a text. */
function filesWith(text: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => statSync(join(folder, name)).isFile() && readFileSync(join(folder, name)).includes(text));
}

it('What was deleted or changed stands in no file of the embedded database, and what stays is unharmed', async () => {
  const options = { dataDirectory: folder };
  const database = await openDatabase(options);
  const { sql } = database;
  const user = { passwordHash: 'x', createdAt: new Date() };
  for (let turn = 0; turn < 50; turn++) {
    const text = `${MARK}-${turn}@privat.example`;
    await sql.insert(users).values({ ...user, userId: `u-${turn}`, email: text, emailKey: text });
    await sql.insert(attempts).values({ key: text, tries: 1, forgetAt: 0 });
  }
  await sql
    .insert(users)
    .values({ ...user, userId: 'stays', email: 'bleibt@privat.example', emailKey: 'bleibt', lastName: `${MARK}-Name` });
  await sql.insert(watchlists).values({
    watchlistId: 'w-1',
    userId: 'u-1',
    name: 'Liste',
    nameKey: MARK,
    isoCurrency: 'EUR',
    isDefault: true,
    createdAt: new Date(),
  });
  await sql.execute('checkpoint');
  for (let turn = 0; turn < 50; turn++) await sql.delete(users).where(eq(users.userId, `u-${turn}`));
  await sql.delete(attempts);
  await sql.update(users).set({ lastName: 'Anders' }).where(eq(users.userId, 'stays'));
  await sql.execute('checkpoint');
  expect(filesWith(MARK).length).toBeGreaterThan(1);
  await database.removeDeleted();
  expect(filesWith(MARK)).toEqual([]);
  await database.close();
  expect(filesWith(MARK)).toEqual([]);
  const again = await openDatabase(options);
  expect(await again.sql.select({ email: users.email, lastName: users.lastName }).from(users)).toEqual([
    { email: 'bleibt@privat.example', lastName: 'Anders' },
  ]);
  await again.close();
}, 60_000);
