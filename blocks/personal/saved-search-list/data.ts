import { refusableQuery, type OptionalQuery } from '../../kit/block.ts';

/** Query for the saved searches of the user; without a session the call is refused. */
export interface SearchQueries {
  readonly [key: string]: OptionalQuery<'listSavedSearches'>;
  readonly searches: OptionalQuery<'listSavedSearches'>;
}

export function needs(): SearchQueries {
  return { searches: refusableQuery('listSavedSearches', {}) };
}
