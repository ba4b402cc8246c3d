import { createConnection, type ConnectionOptions } from './connection/connection.ts';
import { createRequests, type Channel } from './requests/requests.ts';
import type { Clock, Connection, Requests } from './types.ts';

/** A connection and the requests over it. Nothing happens before `connection.connect()`. */
export interface Gateway {
  readonly connection: Connection;
  readonly requests: Requests & Channel;
  /** Ends both; no timer and no listener stays. */
  close(): void;
}

export function assembleGateway(options: ConnectionOptions): Gateway {
  const connection = createConnection(options);
  const requests = createRequests(connection, options);
  return {
    connection,
    requests,
    close() {
      requests.close();
      connection.close();
    },
  };
}

/** The clock of this process: monotonic. */
export const systemClock: Clock = {
  now: () => performance.now(),
  setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as number),
};
