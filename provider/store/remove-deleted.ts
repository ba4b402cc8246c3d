import { getTableName, is, sql as raw } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import { rawRows } from './raw-rows.ts';
import * as schema from './schema-accounts.ts';

/** Large, and nothing in them is of a person. */
const WITHOUT_PEOPLE = new Set<PgTable>([schema.analyticsHits, schema.analyticsDays, schema.analyticsCounts]);
/** Segments of the log that an earlier start kept for later use are used up one a turn. */
const MOST_TURNS = 8;

/** The tables with data of users, as SQL calls them. */
function tablesOfPeople(): string[] {
  return Object.values(schema).flatMap((table) => (is(table, PgTable) && !WITHOUT_PEOPLE.has(table) ? [getTableName(table)] : []));
}

/**
 * Takes what was deleted or changed out of the files of the embedded database: PostgreSQL only marks such rows, their text stays in the
 * pages of the tables and in the write-ahead log. Each table is rewritten, then the log. It takes some hundred milliseconds, a few
 * tens in one piece.
 */
export async function removeDeletedRows(sql: PgRemoteDatabase): Promise<void> {
  for (const name of tablesOfPeople()) await sql.execute(raw`vacuum full ${raw.identifier(name)}`);
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    await sql.execute(raw`select pg_switch_wal()`);
    // Segments before the checkpoint are removed, not kept for later use (`wal_recycle` is off).
    await sql.execute(raw`checkpoint`);
    const rows = await rawRows<[number]>(sql, raw`select count(*) from pg_ls_waldir()`);
    if ((rows[0]?.[0] ?? 1) <= 1) return;
  }
}
