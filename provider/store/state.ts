import { eq } from 'drizzle-orm';
import type { Sql } from './database.ts';
import { storeState } from './schema.ts';

export type StateKey = 'seed' | 'articles' | 'derivatives' | 'ends' | 'revision' | 'visitor-key';

/** A remembered value; undefined when it was never written. */
export async function readState(sql: Sql, key: StateKey): Promise<string | undefined> {
  const [row] = await sql.select({ value: storeState.value }).from(storeState).where(eq(storeState.key, key));
  return row?.value;
}

/** Remembers a value in place of the one before. */
export async function writeState(sql: Sql, key: StateKey, value: string): Promise<void> {
  await sql.insert(storeState).values({ key, value }).onConflictDoUpdate({ target: storeState.key, set: { value } });
}

/** Marks that the stored catalogue or prices changed, so that every provider on this database loads them again. */
export async function raiseRevision(sql: Sql): Promise<void> {
  await writeState(sql, 'revision', crypto.randomUUID());
}
