import { refusableQuery, type BlockInput, type OptionalQuery } from '../../kit/block.ts';

/** What stands on the list that the address names; refused for one that is not the user's. */
export interface PositionQueries {
  readonly [key: string]: OptionalQuery<'listWatchlistPositions'>;
  readonly positions: OptionalQuery<'listWatchlistPositions'>;
}

export function needs({ page }: Pick<BlockInput<unknown>, 'page'>): PositionQueries {
  return { positions: refusableQuery('listWatchlistPositions', { path: { entityValue: listIn(page) }, query: { withWatchlist: true } }) };
}

/** The list that the address names. */
export function listIn({ params }: Pick<BlockInput<unknown>['page'], 'params'>): string {
  const { entityValue } = params ?? {};
  return typeof entityValue === 'string' ? entityValue : '0';
}
