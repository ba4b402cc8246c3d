import type { Server, ServerResponse } from 'node:http';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';

/** Milliseconds for which a stopping server still accepts requests: a proxy may be sending one on a connection that is about to close. */
const DRAIN_MS = 500;
/** Interval in ms of checks for open connections. */
const LOOK_MS = 25;

/** Stops a server without interrupting requests. */
export interface Drain {
  /** Returns true if the server is about to stop; `/ready` says 503 then. */
  readonly isDraining: () => boolean;
  /** Answers that are not finished. */
  readonly open: () => number;
  /** Makes every answer close its connection. Resolves after the grace period, when no new connections are accepted. */
  begin(): Promise<void>;
  /** Resolves once every connection is closed; await it after `begin`. */
  readonly ended: Promise<void>;
}

/**
 * Tracks the answers of a server, so that it can be drained before it is closed. Call it before the first request.
 * @param milliseconds grace period for clients
 */
export function createDrain(server: Server, milliseconds = DRAIN_MS): Drain {
  const open = new Set<ServerResponse>();
  const ended = Promise.withResolvers<void>();
  let isDraining = false;
  server.prependListener('request', (_request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (isDraining) response.shouldKeepAlive = false;
  });
  return {
    isDraining: () => isDraining,
    open: () => open.size,
    ended: ended.promise,
    async begin() {
      isDraining = true;
      for (const response of open) if (!response.headersSent) response.shouldKeepAlive = false;
      const end = performance.now() + milliseconds;
      while (performance.now() < end && (await connectionsOf(server)) > 0) await pause(LOOK_MS);
      // Closes right after polling for I/O: a request that arrived during computation would be lost unread, and proxies do not repeat
      // writes. Later connections are refused, which makes a proxy use the next server.
      await setImmediate();
      server.close(() => ended.resolve());
    },
  };
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error === null ? count : 0)));
}
