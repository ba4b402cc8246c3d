import { refusableQuery, type OptionalQuery } from '../../kit/block.ts';

/** Query for the user of the session; without a session the call is refused. */
export interface NameQueries {
  readonly [key: string]: OptionalQuery<'getUser'>;
  readonly user: OptionalQuery<'getUser'>;
}

export function needs(): NameQueries {
  return { user: refusableQuery('getUser', {}) };
}
