import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A row without its empty columns: outside the store, what is unknown is absent. */
export type Known<Row> = { [Key in keyof Row as null extends Row[Key] ? never : Key]: Row[Key] } & {
  [Key in keyof Row as null extends Row[Key] ? Key : never]?: Exclude<Row[Key], null>;
};

/** Drops the columns of a row that are null. */
export function withoutNulls<Row extends object>(row: Row): Known<Row> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Known<Row>;
}

/** The `set` of an upsert that takes every column of the new row. */
export function takeNew(table: PgTable): Record<string, SQL> {
  return Object.fromEntries(Object.entries(getTableColumns(table)).map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]));
}

/** Cuts a list into pieces, so that a statement stays within the protocol's 65,535 parameters. */
export function* batches<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
