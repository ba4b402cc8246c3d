import { parseOwn } from '#domain/input/own-json.ts';
import type { Instant, Market } from '#market/prices/index.ts';
import type { Database, Sql } from '../../store/database.ts';
import { readState, writeState } from '../../store/state.ts';
import { createBook, type ProductColumns, createEnds, type KnownEnds, type Underlying } from '#market/derivatives/index.ts';

interface Stored {
  readonly revision: string | undefined;
  readonly ends: KnownEnds;
}

/** Reads the stored ends of products; undefined if catalogue, prices or products have changed since they were written. */
export async function readKnownEnds(sql: Sql): Promise<KnownEnds | undefined> {
  const text = await readState(sql, 'ends');
  if (text === undefined) return undefined;
  const { revision, ends } = parseOwn<Stored>(text);
  return revision === (await readState(sql, 'revision')) ? ends : undefined;
}

/** Stores ends for the current state of the store, within a transaction. */
export async function writeKnownEnds(sql: Sql, ends: KnownEnds): Promise<void> {
  const stored: Stored = { revision: await readState(sql, 'revision'), ends };
  await writeState(sql, 'ends', JSON.stringify(stored));
}

/** Stores ends that were computed for a revision, unless the store has changed since. */
export async function saveKnownEnds(database: Database, revision: string | undefined, ends: KnownEnds): Promise<void> {
  await database.transaction(async (sql) => {
    await sql.execute('lock table derivatives in exclusive mode');
    if ((await readState(sql, 'revision')) === revision) await writeKnownEnds(sql, ends);
  });
}

/** Computes the ends of products since their issue. Their columns are sorted by underlying. */
export function findEnds(
  columns: ProductColumns,
  underlyings: readonly (Underlying | undefined)[],
  market: Market,
  now: Instant,
): KnownEnds {
  const ends = createEnds(columns, underlyings, () => market);
  const { rowsOf } = createBook(columns, underlyings);
  for (const [position, one] of underlyings.entries()) ends.sweep(position, rowsOf(one?.entityValue ?? ''), now);
  return ends.known();
}
