import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Schema } from '#client/operations.ts';
import { dateTime } from '../../../base/date-time.ts';
import type { Sql } from '../../../store/database.ts';

/** User that the data belongs to. */
export interface Owner {
  readonly userId: string;
  readonly emailKey: string;
}

type Value = Schema<'UserDataField'>['value'];

/** Column that is not shown to its owner: its content, and the reason for withholding it. */
export interface Withheld {
  readonly withheld: string;
}

/** Export of a column: under its German name, under its name with a derived value, or not at all. */
type ColumnText<Cell> = string | Withheld | { readonly name: string; of(cell: NonNullable<Cell>, owner: Owner): Value };

/** Columns by the property of the row. The compiler requires all of them, so that no new column is forgotten. */
type Columns<Row> = { readonly [Key in keyof Row]-?: ColumnText<Row[Key]> };

/** Description of a table with personal data. */
interface TableOptions<Table extends PgTable> {
  readonly table: Table;
  /** Heading that the user reads above the table, and the purpose of storing it. */
  readonly title: string;
  readonly purpose: string;
  readonly columns: Columns<Table['$inferSelect']>;
  /** Returns the rows about a user. */
  readonly rows: (sql: Sql, owner: Owner) => Promise<Table['$inferSelect'][]>;
  /**
   * Removal of its rows with the account: `cascade` with the row in `users`, as defined by the schema and verified by a test, or by a
   * function that runs before that.
   */
  readonly removal: 'cascade' | ((sql: Sql, owner: Owner) => Promise<void>);
}

/** Table with data about a user. */
export interface PersonalTable {
  /** SQL name of the table. */
  readonly name: string;
  readonly title: string;
  readonly purpose: string;
  readonly removal: 'cascade' | ((sql: Sql, owner: Owner) => Promise<void>);
  /** Returns the stored data about a user, as in the data export. */
  entries(sql: Sql, owner: Owner): Promise<Schema<'UserDataEntry'>[]>;
}

/** Defines how a table is exported and deleted. */
export function personalTable<Table extends PgTable>(options: TableOptions<Table>): PersonalTable {
  const { table, title, purpose, removal, rows } = options;
  const columns = Object.entries<ColumnText<unknown>>(options.columns);
  const fieldsOf = (row: Readonly<Record<string, unknown>>, owner: Owner): Schema<'UserDataField'>[] =>
    columns.flatMap(([key, column]) => {
      const cell = row[key];
      if (cell === null || cell === undefined || (typeof column === 'object' && 'withheld' in column)) return [];
      return typeof column === 'string' ? [{ name: column, value: plain(cell) }] : [{ name: column.name, value: column.of(cell, owner) }];
    });
  return {
    name: getTableName(table),
    title,
    purpose,
    removal,
    entries: async (sql, owner) => (await rows(sql, owner)).map((row) => ({ fields: fieldsOf(row, owner) })),
  };
}

function plain(cell: unknown): Value {
  if (cell instanceof Date) return dateTime(cell.getTime());
  return typeof cell === 'number' || typeof cell === 'boolean' ? cell : String(cell);
}
