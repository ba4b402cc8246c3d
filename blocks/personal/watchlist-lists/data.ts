import { refusableQuery, type OptionalQuery } from '../../kit/block.ts';

/** Query for the watchlists of the user; without a session the call is refused. */
export interface WatchlistQueries {
  readonly [key: string]: OptionalQuery<'listWatchlists'>;
  readonly watchlists: OptionalQuery<'listWatchlists'>;
}

export function needs(): WatchlistQueries {
  return { watchlists: refusableQuery('listWatchlists', {}) };
}
