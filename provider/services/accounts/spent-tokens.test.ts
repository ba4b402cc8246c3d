import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../store/database.ts';
import { createTestStore } from '../../store/testing.ts';
import type { PushClaims } from './push-token.ts';
import { createSpentTokens, pruneSpentTokens } from './spent-tokens.ts';

const NOW = 1_789_667_930_633;
const claimsOf = (id: string, more: Partial<PushClaims> = {}): PushClaims => ({
  id,
  expires: NOW + 1_000,
  features: [],
  madeBy: 'me',
  ...more,
});
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
    'me',
    () => undefined,
  );

  it('can be spent once', async () => {
    expect(await alone.spend(claimsOf('a'), NOW)).toBe(true);
    expect(await alone.spend(claimsOf('b'), NOW)).toBe(true);
    expect(await alone.spend(claimsOf('a'), NOW)).toBe(false);
  });

  it('that another process made before this one is not taken: it may have been used there', async () => {
    expect(await alone.spend(claimsOf('of-another', { madeBy: 'before' }), NOW)).toBe(false);
    expect(await alone.spend(claimsOf('of-another-again-and-again', { madeBy: 'before', isReusable: true }), NOW)).toBe(true);
  });

  it('can be spent again and again when it is made for that', async () => {
    const claims = claimsOf('c', { isReusable: true });
    expect([await alone.spend(claims, NOW), await alone.spend(claims, NOW)]).toEqual([true, true]);
  });

  it('is spent for all processes of a server', async () => {
    const shared = { kind: 'server', sql: database.sql } as const;
    const nodes = [
      createSpentTokens(shared, 'me', (line) => lines.push(line)),
      createSpentTokens(shared, 'me', (line) => lines.push(line)),
    ];
    const together = await Promise.all(nodes.map((node) => node.spend(claimsOf('d'), NOW)));
    expect(new Set(together)).toEqual(new Set([true, false]));
    await pruneSpentTokens(database.sql, NOW + 1_000);
    expect(await createSpentTokens(shared, 'me', (line) => lines.push(line)).spend(claimsOf('d'), NOW)).toBe(true);
    expect(lines).toEqual([]);
  });

  it('is spent here at least while the server does not answer, which is said', async () => {
    const broken = {
      kind: 'server',
      get sql(): Database['sql'] {
        throw new TypeError('gone');
      },
    } as const;
    const node = createSpentTokens(broken, 'me', (line) => lines.push(line));
    expect([await node.spend(claimsOf('e'), NOW), await node.spend(claimsOf('e'), NOW)]).toEqual([true, false]);
    expect(await node.spend(claimsOf('of-another', { madeBy: 'other' }), NOW)).toBe(false);
    expect(new Set(lines)).toEqual(new Set(['used tokens are not shared with other processes now: TypeError']));
  });
});
