import { randomUUID } from 'node:crypto';
import { and, count, eq, sql as raw } from 'drizzle-orm';
import { notFound } from '../../base/fault.ts';
import type { Sql } from '../../store/database.ts';
import { watchlistPositions, watchlists } from '../../store/schema-accounts.ts';

export type WatchlistRow = Omit<typeof watchlists.$inferSelect, 'nameKey' | 'ordinal'> & { readonly numberPositions: number };
export type PositionRow = typeof watchlistPositions.$inferSelect;

// Raw SQL, because Drizzle omits the table's name in a list of columns.
const numberPositions = raw<number>`(select count(*) from watchlist_positions where watchlist_positions.watchlist_id = watchlists.watchlist_id)`;
const FIRST_NAME = 'Meine Watchlist';

/** Returns the key by which names are compared; case does not matter. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFKC').toLocaleLowerCase('de');
}

/** Creates the watchlist that every user starts with, unless there is one already. */
export async function insertDefaultWatchlist(sql: Sql, userId: string, now: number): Promise<void> {
  await sql
    .insert(watchlists)
    .values({ ...newWatchlist(userId, FIRST_NAME, 'EUR', now), isDefault: true })
    .onConflictDoNothing();
}

export function newWatchlist(userId: string, name: string, isoCurrency: string, now: number): typeof watchlists.$inferInsert {
  return { watchlistId: randomUUID(), userId, name, nameKey: nameKeyOf(name), isoCurrency, isDefault: false, createdAt: new Date(now) };
}

/** Reads the watchlists of a user, oldest first; all or one. */
export async function readWatchlists(sql: Sql, userId: string, watchlistId?: string): Promise<WatchlistRow[]> {
  return sql
    .select({
      watchlistId: watchlists.watchlistId,
      userId: watchlists.userId,
      name: watchlists.name,
      isoCurrency: watchlists.isoCurrency,
      isDefault: watchlists.isDefault,
      createdAt: watchlists.createdAt,
      changedAt: watchlists.changedAt,
      numberPositions: numberPositions.mapWith(Number),
    })
    .from(watchlists)
    .where(and(eq(watchlists.userId, userId), watchlistId === undefined ? undefined : eq(watchlists.watchlistId, watchlistId)))
    .orderBy(watchlists.ordinal);
}

/**
 * Finds a watchlist of a user.
 * @throws HttpFault 404, also for another user's
 */
export async function findWatchlist(sql: Sql, userId: string, watchlistId: string): Promise<WatchlistRow> {
  const [row] = await readWatchlists(sql, userId, watchlistId);
  if (row === undefined) throw notFound(`No watchlist ${watchlistId}`, 'Diese Watchlist gibt es nicht.');
  return row;
}

export async function countWatchlists(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql.select({ total: count() }).from(watchlists).where(eq(watchlists.userId, userId));
  return row?.total ?? 0;
}

/** Reads the positions of a watchlist in the order in which they were added. */
export async function readPositions(sql: Sql, watchlistId: string): Promise<PositionRow[]> {
  return sql.select().from(watchlistPositions).where(eq(watchlistPositions.watchlistId, watchlistId)).orderBy(watchlistPositions.ordinal);
}

export async function touch(sql: Sql, watchlistId: string, now: number): Promise<void> {
  await sql
    .update(watchlists)
    .set({ changedAt: new Date(now) })
    .where(eq(watchlists.watchlistId, watchlistId));
}
