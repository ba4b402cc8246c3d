import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts } from '../../store/schema-accounts.ts';
import { openTestArea, PASSWORD, status, type TestArea } from './testing.ts';
import { hasOtherKey, readVisitorKey } from './visitor-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'parkett-key-'));
let area: TestArea;
beforeAll(async () => {
  area = await openTestArea();
}, 60_000);
afterAll(async () => {
  await area.close();
  rmSync(folder, { recursive: true });
});

describe('The key for addresses of visitors', () => {
  it('lies in the data folder, for its owner alone, and stays', () => {
    const key = readVisitorKey({}, join(folder, 'data'));
    expect([key.length, readVisitorKey({}, join(folder, 'data')).equals(key)]).toEqual([32, true]);
    expect(statSync(join(folder, 'data/visitor-key')).mode & 0o777).toBe(0o600);
  });

  it('is that of all providers where PROVIDER_SECRET says it, and is long', () => {
    const secret = 'x'.repeat(32);
    expect(readVisitorKey({ PROVIDER_SECRET: secret }, folder).toString()).toBe(secret);
    expect(() => readVisitorKey({ PROVIDER_SECRET: 'kurz' }, folder)).toThrow('PROVIDER_SECRET ist zu kurz');
  });

  it('is named when its file is damaged or cannot be made', () => {
    writeFileSync(join(folder, 'visitor-key'), 'abc');
    expect(() => readVisitorKey({}, folder)).toThrow(join(folder, 'visitor-key'));
    expect(() => readVisitorKey({}, join(folder, 'visitor-key'))).toThrow('Prüfe die Rechte');
    expect(readFileSync(join(folder, 'visitor-key'), 'utf8')).toBe('abc');
  });

  it('is told when another provider on the server has another one', async () => {
    const store = { kind: 'server', sql: area.database.sql } as const;
    const [a, b] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    // On a server the user area has registered its own key before.
    await hasOtherKey(store, a);
    expect([await hasOtherKey(store, a), await hasOtherKey(store, b), await hasOtherKey(store, b)]).toEqual([false, true, false]);
    expect(await hasOtherKey({ ...store, kind: 'embedded' }, a)).toBe(false);
  });
});

describe('What is counted for an address', () => {
  const address = '203.0.113.77';
  const logIn = (password: string) => status(area.accounts.login({ email: 'plus@demo.parkett.example', password }, { address }));

  it('leaves no row after a login that succeeds, also after wrong ones for the account', async () => {
    expect(await logIn('Parkett-Demo-2026')).toBe(200);
    expect(await area.database.sql.select().from(attempts)).toEqual([]);
  });

  it('stands under no hash that addresses can be tried on', async () => {
    expect(await logIn('falsch')).toBe(401);
    await area.accounts.register({ email: 'neu@example.org', password: PASSWORD, hasAcceptedTerms: true }, address);
    await area.accounts.settled();
    const keys = (await area.database.sql.select().from(attempts)).map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(3);
    const names = ['account-at-address', 'account', 'address', 'requests', 'mails'];
    const subjects = [address, 'plus@demo.parkett.example', 'neu@example.org', `plus@demo.parkett.example\n${address}`];
    const bare = new Set(
      names.flatMap((name) => subjects.map((subject) => createHash('sha256').update(`${name}\n${subject}`).digest('base64url'))),
    );
    expect(keys.filter((key) => bare.has(key))).toEqual([]);
  });
});
