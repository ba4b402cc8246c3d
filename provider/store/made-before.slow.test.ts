import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '#client/operations.ts';
import { createProvider, type Provider } from '../provider.ts';
import { QUIET_USERS } from '../services/accounts/settings.ts';
import { openEmbedded } from './embedded/driver.ts';
import { SMALL_SEED } from './testing-seed.ts';

/** All rows about users as stored by the provider of commit 865eef6a, with the migrations that it had run. */
interface Made {
  readonly migrations: readonly { readonly name: string; readonly hash: string }[];
  readonly tables: Readonly<Record<string, readonly object[]>>;
}
const made = JSON.parse(readFileSync(new URL('../../tests/fixtures/made-by-865eef6a/accounts.json', import.meta.url), 'utf8')) as Made;
const NOW = Date.parse('2026-11-27T09:00:00Z');
/** Token of the session that Anna began then; the rows contain only its hash. */
const TOKEN = '2UajfDHZ4sysBkbzUecXEf_oKtTnTKTSceM0MCqHpVc';

/** Creates a data folder whose database has the tables and rows of 865eef6a. */
async function madeFolder(): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'parkett-made-accounts-'));
  const driver = await openEmbedded(join(data, 'db'), () => undefined);
  try {
    await driver.script(
      'create table migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    for (const { name, hash } of made.migrations) {
      await driver.script(readFileSync(new URL(`./migrations/${name}`, import.meta.url), 'utf8'));
      await driver.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
    }
    // Triggers are disabled: the rows that they have written are already included.
    await driver.script('set session_replication_role = replica');
    for (const [table, rows] of Object.entries(made.tables))
      await driver.query(`insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1::json)`, [
        JSON.stringify(rows),
      ]);
    const counted = await driver.query(
      "select table_name, column_name from information_schema.columns where table_schema = 'public' and is_identity = 'YES'",
      [],
    );
    for (const [table, column] of counted)
      await driver.query(
        `select setval(pg_get_serial_sequence($1, $2), (select coalesce(max(${String(column)}), 0) + 1 from ${String(table)}))`,
        [table, column],
      );
  } finally {
    await driver.close();
  }
  return data;
}

describe('A database made by 865eef6a', () => {
  let data = '';
  let provider: Provider | undefined;
  const running = (): Provider => {
    if (provider === undefined) throw new Error('No provider has started');
    return provider;
  };
  const ask = async <Body>(path: string, token: string): Promise<Body> => {
    const answer = await running().inject({ url: `/api${path}`, headers: { 'x-ov-token': token } });
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer.json<Body>();
  };

  beforeAll(async () => {
    data = await madeFolder();
    provider = await createProvider({
      dataDirectory: data,
      catalogue: SMALL_SEED,
      articles: [],
      derivatives: 0,
      logLevel: 'fatal',
      clock: { now: () => NOW },
      users: { ...QUIET_USERS, realNow: () => NOW },
    });
  }, 120_000);
  afterAll(async () => {
    await provider?.close();
    if (data !== '') rmSync(data, { recursive: true, force: true });
  });

  it('keeps its users with their passwords', async () => {
    const payload = { email: 'anna@example.org', password: 'Sonnenblume-42!' };
    const answer = await running().inject({ method: 'POST', url: '/api/v1/users/login', payload });
    expect(answer.json<Schema<'User'>>()).toMatchObject({ activated: true, firstName: 'Anna', lastName: 'Beispiel' });
  });

  it('keeps a session that was open, for whoever has its token', async () => {
    expect(await ask<Schema<'User'>>('/v1/users', TOKEN)).toMatchObject({ email: 'Anna@Example.org', firstName: 'Anna' });
  });

  it('keeps watchlists with their positions, and saved searches', async () => {
    const { list } = await ask<Schema<'WatchlistList'>>('/v2/watchlists', TOKEN);
    const own = list.find(({ name }) => name === 'Merkliste von anna');
    expect(own).toMatchObject({ isoCurrency: 'EUR', numberPositions: 1, datetimeCreation: '2026-11-26T09:00:00.000+00:00' });
    const positions = await ask<Schema<'WatchlistPositionList'>>(`/v2/watchlists/${own?.entityValue}/positions`, TOKEN);
    expect(positions.list).toMatchObject([{ instrument: { entityType: 'STOCK', entityValue: '82849' } }]);
    expect((await ask<Schema<'SavedSearchList'>>('/v1/users/saved_searches', TOKEN)).list).toMatchObject([
      { name: 'Suche von anna', finder: '/aktien/finder', query: 'isoCountry=DE,FR&cnDividendYieldRange=4;' },
    ]);
  });
});
