import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { HttpFault, notFound } from '../../base/fault.ts';
import type { Sql } from '../../store/database.ts';
import { watchlistPositions, watchlists } from '../../store/schema-accounts.ts';
import { findWatchlist, readPositions, touch, type PositionRow } from './store.ts';

export const MOST_POSITIONS = 200;

export interface NewPosition {
  readonly entityValue: string;
  readonly idNotation?: number | undefined;
  readonly note?: string | undefined;
  readonly amount?: number | undefined;
  /** Price when the position was added, in the notation's currency. */
  readonly priceCreation?: number | undefined;
}

export interface PositionChange {
  readonly idNotation?: number | undefined;
  readonly note?: string | undefined;
  readonly amount?: number | undefined;
  readonly limitHigh?: number | undefined;
  readonly limitLow?: number | undefined;
}

export interface Positions {
  /**
   * Lists positions in the order in which they were added.
   * @throws HttpFault 404
   */
  positions(userId: string, watchlistId: string): Promise<PositionRow[]>;
  /** @throws HttpFault 404 */
  position(userId: string, watchlistId: string, positionId: string): Promise<PositionRow>;
  /**
   * Adds all positions or none and returns the new ones.
   * @throws HttpFault 404, 409 for one that already exists, 422 for too many
   */
  addPositions(userId: string, watchlistId: string, wanted: readonly NewPosition[]): Promise<PositionRow[]>;
  /** @throws HttpFault 404, 422 if the limits contradict each other */
  changePosition(userId: string, watchlistId: string, positionId: string, change: PositionChange): Promise<PositionRow>;
  /** @throws HttpFault 404 */
  removePosition(userId: string, watchlistId: string, positionId: string): Promise<void>;
}

/** Runs work exclusively among all changes of one user. */
type InTurn = <Result>(userId: string, work: (sql: Sql) => Promise<Result>) => Promise<Result>;

export function createPositions(inTurn: InTurn, plain: Sql, now: () => number): Positions {
  return {
    async positions(userId, watchlistId) {
      await findWatchlist(plain, userId, watchlistId);
      return readPositions(plain, watchlistId);
    },
    position: (userId, watchlistId, positionId) => findPosition(plain, userId, watchlistId, positionId),
    addPositions: (userId, watchlistId, wanted) =>
      inTurn(userId, async (sql) => {
        await findWatchlist(sql, userId, watchlistId);
        refuseDoubles(await readPositions(sql, watchlistId), wanted);
        const rows = wanted.map((position) => ({ positionId: randomUUID(), watchlistId, createdAt: new Date(now()), ...position }));
        const added = await sql.insert(watchlistPositions).values(rows).returning();
        await touch(sql, watchlistId, now());
        return added.toSorted((a, b) => a.ordinal - b.ordinal);
      }),
    changePosition: (userId, watchlistId, positionId, change) =>
      inTurn(userId, async (sql) => {
        const before = await findPosition(sql, userId, watchlistId, positionId);
        const { limitHigh, limitLow } = { ...before, ...change };
        if (typeof limitHigh === 'number' && typeof limitLow === 'number' && limitLow >= limitHigh)
          throw new HttpFault(422, 'limitLow must lie below limitHigh', 'Die untere Schwelle muss unter der oberen liegen.');
        await sql.update(watchlistPositions).set(change).where(eq(watchlistPositions.positionId, positionId));
        await touch(sql, watchlistId, now());
        return findPosition(sql, userId, watchlistId, positionId);
      }),
    removePosition: (userId, watchlistId, positionId) =>
      inTurn(userId, async (sql) => {
        await findPosition(sql, userId, watchlistId, positionId);
        await sql.delete(watchlistPositions).where(eq(watchlistPositions.positionId, positionId));
        await touch(sql, watchlistId, now());
      }),
  };
}

async function findPosition(sql: Sql, userId: string, watchlistId: string, positionId: string): Promise<PositionRow> {
  const [row] = await sql
    .select({ position: watchlistPositions })
    .from(watchlistPositions)
    .innerJoin(watchlists, eq(watchlists.watchlistId, watchlistPositions.watchlistId))
    .where(and(eq(watchlists.userId, userId), eq(watchlists.watchlistId, watchlistId), eq(watchlistPositions.positionId, positionId)));
  if (row === undefined) throw notFound(`No position ${positionId} of watchlist ${watchlistId}`, 'Diese Position gibt es nicht.');
  return row.position;
}

function refuseDoubles(present: readonly PositionRow[], wanted: readonly NewPosition[]): void {
  const values = [...present, ...wanted].map(({ entityValue }) => entityValue);
  if (new Set(values).size < values.length)
    throw new HttpFault(409, 'An instrument is on the watchlist already', 'Das Instrument steht schon auf dieser Watchlist.');
  if (values.length > MOST_POSITIONS)
    throw new HttpFault(
      422,
      `At most ${MOST_POSITIONS} positions`,
      `Mehr als ${MOST_POSITIONS} Positionen je Watchlist sind nicht möglich.`,
    );
}
