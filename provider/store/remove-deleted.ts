import { getTableName, is, sql as raw } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import { rawRows } from './raw-rows.ts';
import * as schema from './schema-accounts.ts';

/** Large tables without personal data. */
const WITHOUT_PEOPLE = new Set<PgTable>([schema.analyticsHits, schema.analyticsDays, schema.analyticsCounts]);
/** Maximum number of checkpoints; each uses up one old log segment that an earlier start has kept for reuse. */
const MOST_TURNS = 8;

/** Returns the SQL names of the tables with data of users. */
function tablesOfPeople(): string[] {
  return Object.values(schema).flatMap((table) => (is(table, PgTable) && !WITHOUT_PEOPLE.has(table) ? [getTableName(table)] : []));
}

/**
 * Removes deleted or changed rows from the files of the embedded database: PostgreSQL only marks such rows, and their text stays in the
 * pages of the tables and in the write-ahead log. Rewrites each table, then the log. Takes a few hundred milliseconds, a few tens at a time
 * without a pause.
 */
export async function removeDeletedRows(sql: PgRemoteDatabase): Promise<void> {
  for (const name of tablesOfPeople()) await sql.execute(raw`vacuum full ${raw.identifier(name)}`);
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    await sql.execute(raw`select pg_switch_wal()`);
    // Segments before the checkpoint are removed, not recycled (`wal_recycle` is off).
    await sql.execute(raw`checkpoint`);
    const rows = await rawRows<[number]>(sql, raw`select count(*) from pg_ls_waldir()`);
    if ((rows[0]?.[0] ?? 1) <= 1) return;
  }
}
