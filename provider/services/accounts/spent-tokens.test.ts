import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../store/database.ts';
import { createTestStore } from '../../store/testing.ts';
import type { PushClaims } from './push-token.ts';
import { createSpentTokens, pruneSpentTokens } from './spent-tokens.ts';

const NOW = 1_789_667_930_633;
const claimsOf = (id: string, more: Partial<PushClaims> = {}): PushClaims => ({ id, expires: NOW + 1_000, features: [], ...more });
const lines: string[] = [];
let store: Awaited<ReturnType<typeof createTestStore>>;
let database: Database;

beforeAll(async () => {
  store = await createTestStore();
  database = await openDatabase(store.options);
}, 60_000);
afterAll(async () => {
  await database.close();
  await store.dispose();
});

describe('A token', () => {
  const alone = createSpentTokens(
    {
      kind: 'embedded',
      get sql(): Database['sql'] {
        throw new Error('not needed');
      },
    },
    () => undefined,
  );

  it('can be spent once', async () => {
    expect(await alone.spend(claimsOf('a'), NOW)).toBe(true);
    expect(await alone.spend(claimsOf('b'), NOW)).toBe(true);
    expect(await alone.spend(claimsOf('a'), NOW)).toBe(false);
  });

  it('can be spent again and again when it is made for that', async () => {
    const claims = claimsOf('c', { isReusable: true });
    expect([await alone.spend(claims, NOW), await alone.spend(claims, NOW)]).toEqual([true, true]);
  });

  it('is spent for all processes of a server', async () => {
    const shared = { kind: 'server', sql: database.sql } as const;
    const nodes = [createSpentTokens(shared, (line) => lines.push(line)), createSpentTokens(shared, (line) => lines.push(line))];
    const together = await Promise.all(nodes.map((node) => node.spend(claimsOf('d'), NOW)));
    expect(new Set(together)).toEqual(new Set([true, false]));
    await pruneSpentTokens(database.sql, NOW + 1_000);
    expect(await createSpentTokens(shared, (line) => lines.push(line)).spend(claimsOf('d'), NOW)).toBe(true);
    expect(lines).toEqual([]);
  });

  it('is spent here at least while the server does not answer, which is said', async () => {
    const broken = {
      kind: 'server',
      get sql(): Database['sql'] {
        throw new TypeError('gone');
      },
    } as const;
    const node = createSpentTokens(broken, (line) => lines.push(line));
    expect([await node.spend(claimsOf('e'), NOW), await node.spend(claimsOf('e'), NOW)]).toEqual([true, false]);
    expect(lines).toEqual(['used tokens are not shared with other processes now: TypeError']);
  });
});
