import { createConnection, type ConnectionOptions } from './connection/connection.ts';
import type { Channel, RequestLayerOptions } from './requests/requests.ts';
import type { Connection, Requests } from './types.ts';

/** Connection and the requests over it. Nothing happens before `connection.connect()`. */
export interface Gateway<Layer = Requests & Channel> {
  readonly connection: Connection;
  readonly requests: Layer;
  /** Closes both and removes all timers and listeners. */
  close(): void;
}

export function assembleGateway<Layer extends { close(): void }>(
  options: ConnectionOptions,
  createLayer: (connection: Connection, options: RequestLayerOptions) => Layer,
): Gateway<Layer> {
  const connection = createConnection(options);
  const requests = createLayer(connection, options);
  return {
    connection,
    requests,
    close() {
      requests.close();
      connection.close();
    },
  };
}
