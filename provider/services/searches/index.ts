import { randomUUID } from 'node:crypto';
import { and, count, eq, ne } from 'drizzle-orm';
import type { Schema } from '#client/operations.ts';
import { cleanLine } from '../../base/clean.ts';
import { badRequest, HttpFault, notFound } from '../../base/fault.ts';
import type { Database, Sql } from '../../store/database.ts';
import { lockUser } from '../../store/lock-user.ts';
import { savedSearches } from '../../store/schema-accounts.ts';
import { nameKeyOf } from '../watchlists/store.ts';

export type SearchRow = Omit<typeof savedSearches.$inferSelect, 'userId' | 'nameKey' | 'ordinal'>;

/** Store for saved searches of users in finders. A user's calls never find another user's searches. */
export interface Searches {
  /** Lists searches, oldest first; of all finders, or of one. */
  list(userId: string, finder?: string): Promise<SearchRow[]>;
  /**
   * Stores a search, or replaces the query of the one with this name in this finder.
   * @param most maximum number of searches of this user
   * @throws HttpFault 400 for a blank name, 422 for too many
   */
  save(userId: string, request: Schema<'SavedSearchRequest'>, most: number): Promise<SearchRow>;
  /** @throws HttpFault 400 for a blank name, 404, 409 for a name that is taken in this finder */
  rename(userId: string, searchId: string, name: string): Promise<SearchRow>;
  /** @throws HttpFault 404 */
  remove(userId: string, searchId: string): Promise<void>;
}

const { searchId: id, userId: owner, finder: place, name: title, nameKey: key, query: asked, createdAt } = savedSearches;
const SHOWN = { searchId: id, finder: place, name: title, query: asked, createdAt };

/**
 * Creates the store for saved searches.
 * @param now provider's clock, epoch milliseconds
 */
export function createSearches(database: Database, now: () => number): Searches {
  const inTurn = <Result>(userId: string, work: (sql: Sql) => Promise<Result>): Promise<Result> =>
    database.transaction(async (sql) => {
      await lockUser(sql, userId);
      return work(sql);
    });
  return {
    list: (userId, finder) =>
      database.sql
        .select(SHOWN)
        .from(savedSearches)
        .where(and(eq(owner, userId), finder === undefined ? undefined : eq(place, finder)))
        .orderBy(savedSearches.ordinal),
    async save(userId, { finder, query = '', name: request }, most) {
      const name = nameOf(request);
      return inTurn(userId, async (sql) => {
        const same = and(eq(owner, userId), eq(place, finder), eq(key, nameKeyOf(name)));
        const [changed] = await sql.update(savedSearches).set({ name, query }).where(same).returning(SHOWN);
        if (changed !== undefined) return changed;
        const [{ total } = { total: 0 }] = await sql.select({ total: count() }).from(savedSearches).where(eq(owner, userId));
        if (total >= most) throw tooMany(most);
        const row = { searchId: randomUUID(), finder, name, query, createdAt: new Date(now()) };
        await sql.insert(savedSearches).values({ ...row, userId, nameKey: nameKeyOf(name) });
        return row;
      });
    },
    async rename(userId, searchId, request) {
      const name = nameOf(request);
      return inTurn(userId, async (sql) => {
        const own = and(eq(owner, userId), eq(id, searchId));
        const [known] = await sql.select(SHOWN).from(savedSearches).where(own);
        if (known === undefined) throw unknownSearch(searchId);
        const namesake = and(eq(owner, userId), eq(place, known.finder), eq(key, nameKeyOf(name)), ne(id, searchId));
        const taken = await sql.select({ id }).from(savedSearches).where(namesake);
        if (taken.length > 0) throw new HttpFault(409, 'body.name is taken', `Eine Suche „${name}“ hast du hier schon.`);
        await sql
          .update(savedSearches)
          .set({ name, nameKey: nameKeyOf(name) })
          .where(own);
        return { ...known, name };
      });
    },
    async remove(userId, searchId) {
      const gone = await database.sql
        .delete(savedSearches)
        .where(and(eq(owner, userId), eq(id, searchId)))
        .returning({ id });
      if (gone.length === 0) throw unknownSearch(searchId);
    },
  };
}

function unknownSearch(searchId: string): HttpFault {
  return notFound(`No saved search ${searchId}`, 'Diese Suche gibt es nicht mehr.');
}

function nameOf(request: string): string {
  const name = cleanLine(request);
  if (name === '') throw badRequest('body.name must not be blank', 'Bitte gib der Suche einen Namen.');
  return name;
}

function tooMany(most: number): HttpFault {
  return new HttpFault(
    422,
    `At most ${most} saved searches`,
    `Mehr als ${most.toLocaleString('de-DE')} gespeicherte Suchen sind nicht möglich. Lösche eine, die du nicht mehr brauchst.`,
  );
}
