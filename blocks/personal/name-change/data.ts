import { refusableQuery, type OptionalQuery } from '../../kit/block.ts';

/** The user of the session; without one the call is refused. */
export interface NameQueries {
  readonly [key: string]: OptionalQuery<'getUser'>;
  readonly user: OptionalQuery<'getUser'>;
}

export function needs(): NameQueries {
  return { user: refusableQuery('getUser', {}) };
}
