import type { SQL } from 'drizzle-orm';
import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy';

/** Returns the rows of a raw SQL statement as arrays of columns, the same for both drivers. */
export async function rawRows<Row extends readonly unknown[]>(
  sql: Pick<PgRemoteDatabase, 'execute'>,
  statement: SQL,
): Promise<readonly Row[]> {
  const rows: unknown = await sql.execute(statement);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Statements define their columns, and only a database reads them
  return rows as readonly Row[];
}
