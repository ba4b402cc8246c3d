import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Sql } from './database.ts';

const ROWS_PER_STATEMENT = 5_000;

/** Row without its empty columns: outside the store, unknown values are absent. */
export type Known<Row> = { [Key in keyof Row as null extends Row[Key] ? never : Key]: Row[Key] } & {
  [Key in keyof Row as null extends Row[Key] ? Key : never]?: Exclude<Row[Key], null>;
};

/** Drops the columns of a row that are null. */
export function withoutNulls<Row extends object>(row: Row): Known<Row> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Compilers cannot follow which columns of any table are left
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Known<Row>;
}

/** Returns the `set` of an upsert that takes every column of the new row. */
export function takeNew(table: PgTable): Record<string, SQL> {
  return Object.fromEntries(Object.entries(getTableColumns(table)).map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]));
}

/** Splits a list into batches, so that a statement stays within the protocol's limit of 65,535 parameters. */
export function* batches<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/**
 * Inserts rows, or updates those with the same key. All rows are one JSON parameter, which is much faster than a parameter per field. Keys
 * of the rows are those of the table; absent ones become null.
 */
export async function upsert(db: Sql, table: PgTable, rows: readonly object[], key: readonly PgColumn[]): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const types = sql.raw(columns.map(([property, column]) => `"${property}" ${column.getSQLType()}`).join(', '));
  const values = sql.join(
    columns.map(([property]) => sql.identifier(property)),
    sql`, `,
  );
  const target = sql.join(
    key.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const set = sql.raw(columns.map(([, column]) => `"${column.name}" = excluded."${column.name}"`).join(', '));
  for (const batch of batches(rows, ROWS_PER_STATEMENT)) {
    await db.execute(
      sql`insert into ${table} (${names}) select ${values} from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as input(${types})
        on conflict (${target}) do update set ${set}`,
    );
  }
}

/** Returns the condition that a column has none of these values, which are passed as one JSON parameter. */
export function notAmong(column: PgColumn, values: readonly (string | number)[]): SQL {
  return sql`${column}::text not in (select value from jsonb_array_elements_text(${JSON.stringify(values.map(String))}::jsonb))`;
}
