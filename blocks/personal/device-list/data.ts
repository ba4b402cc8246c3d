import { refusableQuery, type OptionalQuery } from '../../kit/block.ts';

/** Query for the sessions of the user; without a session the call is refused. */
export interface DeviceQueries {
  readonly [key: string]: OptionalQuery<'listSessions'>;
  readonly devices: OptionalQuery<'listSessions'>;
}

export function needs(): DeviceQueries {
  return { devices: refusableQuery('listSessions', {}) };
}
