import type { Schema } from '#client/operations.ts';
import { mostSearches } from '#domain/user/saved-searches.ts';
import { dateTime } from '../../../base/date-time.ts';
import type { SearchRow } from '../../../services/searches/index.ts';
import type { Handler } from '../handler.ts';
import { userSessionOf } from '../token.ts';

export const listSavedSearches: Handler<'listSavedSearches'> = {
  dataClass: 'private',
  async answer({ query }, { searches }, caller) {
    const session = await userSessionOf(caller);
    const list = (await searches.list(session.userId, query?.finder)).map(searchAnswer);
    return { total: list.length, most: mostSearches(session), list };
  },
};

export const createSavedSearch: Handler<'createSavedSearch'> = {
  dataClass: 'private',
  async answer({ body }, { searches }, caller) {
    const session = await userSessionOf(caller);
    return searchAnswer(await searches.save(session.userId, body, mostSearches(session)));
  },
};

export const renameSavedSearch: Handler<'renameSavedSearch'> = {
  dataClass: 'private',
  async answer({ path, body }, { searches }, caller) {
    const { userId } = await userSessionOf(caller);
    return searchAnswer(await searches.rename(userId, path.searchId, body.name));
  },
};

export const deleteSavedSearch: Handler<'deleteSavedSearch'> = {
  dataClass: 'private',
  status: 204,
  async answer({ path }, { searches }, caller) {
    await searches.remove((await userSessionOf(caller)).userId, path.searchId);
  },
};

function searchAnswer({ createdAt, ...search }: SearchRow): Schema<'SavedSearch'> {
  return { ...search, datetimeCreation: dateTime(createdAt.getTime()) };
}
