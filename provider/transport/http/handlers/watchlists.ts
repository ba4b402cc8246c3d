import type { Schema } from '#client/operations.ts';
import { withoutNulls } from '../../../store/rows.ts';
import type { WatchlistRow } from '../../../services/watchlists/store.ts';
import type { Handler } from '../handler.ts';
import { dateTime } from '../../../base/date-time.ts';
import { userSessionOf } from '../token.ts';

export const listWatchlists: Handler<'listWatchlists'> = {
  dataClass: 'private',
  async answer(_input, { watchlists }, caller) {
    const list = (await watchlists.list((await userSessionOf(caller)).userId)).map(watchlistAnswer);
    return { total: list.length, list };
  },
};

export const createWatchlist: Handler<'createWatchlist'> = {
  dataClass: 'private',
  status: 201,
  async answer({ body }, { watchlists }, caller) {
    const { userId } = await userSessionOf(caller);
    return watchlistAnswer(await watchlists.create(userId, body.name, body.isoCurrency ?? 'EUR'));
  },
};

export const renameWatchlist: Handler<'renameWatchlist'> = {
  dataClass: 'private',
  async answer({ path, body }, { watchlists }, caller) {
    return watchlistAnswer(await watchlists.rename((await userSessionOf(caller)).userId, path.entityValue, body.name));
  },
};

export const deleteWatchlist: Handler<'deleteWatchlist'> = {
  dataClass: 'private',
  status: 204,
  async answer({ path }, { watchlists }, caller) {
    await watchlists.remove((await userSessionOf(caller)).userId, path.entityValue);
  },
};

/** Returns a watchlist in the form of the contract. */
export function watchlistAnswer(row: WatchlistRow): Schema<'Watchlist'> {
  const { watchlistId, name, isoCurrency, isDefault, numberPositions, createdAt, changedAt } = withoutNulls(row);
  return {
    entityType: 'WATCHLIST',
    entityValue: watchlistId,
    name,
    isoCurrency,
    isDefault,
    numberPositions,
    datetimeCreation: dateTime(createdAt.getTime()),
    ...(changedAt === undefined ? {} : { datetimeChange: dateTime(changedAt.getTime()) }),
  };
}
