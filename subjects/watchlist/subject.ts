import type { Schema } from '#client/operations.ts';
import { named } from '#documents/reader/references/instances.ts';
import type { PrivateSubjectModule } from '../kit/subject-module.ts';

/** Watchlist of the user with its positions. */
export interface WatchlistSubject {
  readonly kind: 'watchlist';
  readonly watchlist: Schema<'Watchlist'>;
  readonly positions: readonly Schema<'WatchlistPosition'>[];
}

/** Subject module of the user's watchlists, identified by id. */
export const watchlist: PrivateSubjectModule<WatchlistSubject> = {
  audience: 'private',
  async resolve({ config, params, section }, { ask }) {
    const entityValue = named(params, config.parameter);
    const found = await ask('listWatchlistPositions', { path: { entityValue }, query: { withWatchlist: true } });
    return (
      found?.watchlist && {
        subject: { kind: 'watchlist', watchlist: found.watchlist, positions: found.list },
        canonicalPath: `${section}/${found.watchlist.entityValue}`,
      }
    );
  },
  name: ({ watchlist: { name } }) => name,
  facts: ({ watchlist: { name } }) => ({ 'watchlist.name': name }),
  otherSpellings: 'serve',
  sitemap: 'none',
};
