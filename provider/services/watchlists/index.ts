import { and, eq, ne } from 'drizzle-orm';
import { cleanLine } from '../../base/clean.ts';
import { badRequest, HttpFault } from '../../base/fault.ts';
import type { Database, Sql } from '../../store/database.ts';
import { lockUser } from '../../store/lock-user.ts';
import { watchlists } from '../../store/schema-accounts.ts';
import { createPositions, type Positions } from './positions.ts';
import { countWatchlists, findWatchlist, nameKeyOf, newWatchlist, readWatchlists, type WatchlistRow } from './store.ts';

export const MOST_WATCHLISTS = 50;

/** Watchlists of users. Calls of a user never find watchlists of others. */
export interface Watchlists extends Positions {
  /** Lists watchlists, oldest first. */
  list(userId: string): Promise<WatchlistRow[]>;
  /** @throws HttpFault 404 */
  get(userId: string, watchlistId: string): Promise<WatchlistRow>;
  /** @throws HttpFault 409 for a name that is taken, 422 for too many */
  create(userId: string, name: string, isoCurrency: string): Promise<WatchlistRow>;
  /** @throws HttpFault 404, 409 */
  rename(userId: string, watchlistId: string, name: string): Promise<WatchlistRow>;
  /**
   * Removes a watchlist. If it is the default, the oldest of the others becomes the default.
   * @throws HttpFault 404, 409 for the last one
   */
  remove(userId: string, watchlistId: string): Promise<void>;
}

/**
 * Creates the store for watchlists.
 * @param now provider's clock, epoch milliseconds
 */
export function createWatchlists(database: Database, now: () => number): Watchlists {
  const inTurn = <Result>(userId: string, work: (sql: Sql) => Promise<Result>): Promise<Result> =>
    database.transaction(async (sql) => {
      await lockUser(sql, userId);
      return work(sql);
    });
  return {
    ...createPositions(inTurn, database.sql, now),
    list: (userId) => readWatchlists(database.sql, userId),
    get: (userId, watchlistId) => findWatchlist(database.sql, userId, watchlistId),
    async create(userId, request, isoCurrency) {
      const name = nameOf(request);
      return inTurn(userId, async (sql) => {
        await refuseTaken(sql, userId, name);
        const total = await countWatchlists(sql, userId);
        if (total >= MOST_WATCHLISTS)
          throw new HttpFault(422, `At most ${MOST_WATCHLISTS} watchlists`, `Mehr als ${MOST_WATCHLISTS} Watchlists sind nicht möglich.`);
        const row = { ...newWatchlist(userId, name, isoCurrency, now()), isDefault: total === 0 };
        await sql.insert(watchlists).values(row);
        return findWatchlist(sql, userId, row.watchlistId);
      });
    },
    async rename(userId, watchlistId, request) {
      const name = nameOf(request);
      return inTurn(userId, async (sql) => {
        await findWatchlist(sql, userId, watchlistId);
        await refuseTaken(sql, userId, name, watchlistId);
        await sql
          .update(watchlists)
          .set({ name, nameKey: nameKeyOf(name), changedAt: new Date(now()) })
          .where(eq(watchlists.watchlistId, watchlistId));
        return findWatchlist(sql, userId, watchlistId);
      });
    },
    remove: (userId, watchlistId) =>
      inTurn(userId, async (sql) => {
        const { isDefault } = await findWatchlist(sql, userId, watchlistId);
        const next = (await readWatchlists(sql, userId)).find((row) => row.watchlistId !== watchlistId);
        if (next === undefined) throw new HttpFault(409, 'The last watchlist stays', 'Die letzte Watchlist lässt sich nicht löschen.');
        await sql.delete(watchlists).where(eq(watchlists.watchlistId, watchlistId));
        if (isDefault) await sql.update(watchlists).set({ isDefault: true }).where(eq(watchlists.watchlistId, next.watchlistId));
      }),
  };
}

function nameOf(request: string): string {
  const name = cleanLine(request);
  if (name === '') throw badRequest('body.name must not be blank', 'Bitte gib der Watchlist einen Namen.');
  return name;
}

async function refuseTaken(sql: Sql, userId: string, name: string, exceptId = ''): Promise<void> {
  const taken = await sql
    .select({ id: watchlists.watchlistId })
    .from(watchlists)
    .where(and(eq(watchlists.userId, userId), eq(watchlists.nameKey, nameKeyOf(name)), ne(watchlists.watchlistId, exceptId)));
  if (taken.length > 0) throw new HttpFault(409, 'body.name is taken', `Eine Watchlist „${name}“ hast du schon.`);
}
