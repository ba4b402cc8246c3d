import { sql as raw, type SQL } from 'drizzle-orm';
import { COLUMN_NAMES, createColumns, type ColumnName, type ProductColumns } from '#market/derivatives/index.ts';
import type { Sql } from './database.ts';
import { rawRows } from './raw-rows.ts';
import { derivativeUnderlyings } from './schema.ts';

const SLICE = 50_000;

/** Reads the entityValues of the underlyings, by the numbers that products use. */
export async function readUnderlyings(sql: Sql): Promise<string[]> {
  const rows = await sql.select().from(derivativeUnderlyings).orderBy(derivativeUnderlyings.number);
  const list: string[] = [];
  for (const { number, entityValue } of rows) list[number] = entityValue;
  return list;
}

/** Adds underlyings after the existing ones. */
export async function addUnderlyings(sql: Sql, entityValues: readonly string[], first: number): Promise<void> {
  if (entityValues.length === 0) return;
  await sql.insert(derivativeUnderlyings).values(entityValues.map((entityValue, index) => ({ number: first + index, entityValue })));
}

/** Removes all products and their underlyings. */
export async function clearDerivatives(sql: Sql): Promise<void> {
  await sql.execute(raw`truncate derivatives, derivative_underlyings`);
}

const SQL_TYPES: Readonly<Record<ColumnName, string>> = {
  serial: 'int4',
  underlying: 'int4',
  issuer: 'int2',
  type: 'int2',
  flags: 'int2',
  issued: 'int4',
  maturity: 'int4',
  ratio: 'float8',
  reference: 'float8',
  strike: 'float8',
  barrier: 'float8',
  upper: 'float8',
  bonus: 'float8',
  gain: 'float8',
  cost: 'float8',
};

/** Writes products column by column: one array per column is much faster than a list of values. */
export async function writeDerivatives(
  sql: Sql,
  columns: ProductColumns,
  onSlice: (written: number) => void = () => undefined,
): Promise<void> {
  for (let from = 0; from < columns.length; from += SLICE) {
    const to = Math.min(columns.length, from + SLICE);
    const arrays = COLUMN_NAMES.map((name): SQL => {
      const text = `{${columns[name].subarray(from, to).join(',')}}`;
      return raw`${text}::text::${raw.raw(SQL_TYPES[name])}[]`;
    });
    const names = raw.raw(COLUMN_NAMES.join(', '));
    await sql.execute(raw`insert into derivatives (${names}) select * from unnest(${raw.join(arrays, raw`, `)})`);
    onSlice(to);
  }
}

/**
 * Reads all products in slices. The database concatenates the binary values of each column, so that a million rows arrive as a few arrays
 * instead of fifteen million values.
 */
export async function readDerivatives(sql: Sql): Promise<ProductColumns[]> {
  const parts: ProductColumns[] = [];
  const sends = COLUMN_NAMES.map((name) => `string_agg(${SQL_TYPES[name]}send(${name}), ''::bytea)`).join(', ');
  for (let after = -1; ;) {
    const [row] = await rawRows<[number, number | null, ...Uint8Array[]]>(
      sql,
      raw`select count(*)::int4, max(serial), ${raw.raw(sends)} from (
        select * from derivatives where serial > ${after} order by serial limit ${raw.raw(String(SLICE))}
      ) slice`,
    );
    if (row === undefined || row[1] === null) return parts;
    const [length, last, ...pieces] = row;
    parts.push(columnsOf(length, pieces));
    after = last;
  }
}

function columnsOf(length: number, pieces: readonly Uint8Array[]): ProductColumns {
  const columns = createColumns(length);
  COLUMN_NAMES.forEach((name, index) => {
    const piece = pieces[index] ?? new Uint8Array();
    // Swaps the bytes: the database sends the highest byte first.
    const bytes = Buffer.from(piece.buffer.slice(piece.byteOffset, piece.byteOffset + piece.byteLength));
    const target = columns[name];
    const type = SQL_TYPES[name];
    if (type === 'float8') target.set(new Float64Array(bytes.swap64().buffer, 0, length));
    else if (type === 'int4') target.set(new Int32Array(bytes.swap32().buffer, 0, length));
    else target.set(new Int16Array(bytes.swap16().buffer, 0, length));
  });
  return columns;
}
