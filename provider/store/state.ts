import { eq } from 'drizzle-orm';
import type { Sql } from './database.ts';
import { storeState } from './schema.ts';

export type StateKey = 'seed' | 'articles' | 'derivatives' | 'ends' | 'revision' | 'visitor-key';

/** Reads a stored value; undefined if it was never written. */
export async function readState(sql: Sql, key: StateKey): Promise<string | undefined> {
  const [row] = await sql.select({ value: storeState.value }).from(storeState).where(eq(storeState.key, key));
  return row?.value;
}

/** Stores a value in place of the previous one. */
export async function writeState(sql: Sql, key: StateKey, value: string): Promise<void> {
  await sql.insert(storeState).values({ key, value }).onConflictDoUpdate({ target: storeState.key, set: { value } });
}

/** Marks the stored catalogue or prices as changed, so that every provider on this database reloads them. */
export async function raiseRevision(sql: Sql): Promise<void> {
  await writeState(sql, 'revision', crypto.randomUUID());
}
