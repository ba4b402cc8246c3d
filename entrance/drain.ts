import type { Server, ServerResponse } from 'node:http';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';

/** Milliseconds for which a stopping server goes on answering: a proxy may send on a connection at the moment that it ends. */
const DRAIN_MS = 500;
/** Milliseconds between two looks whether everybody has left. */
const LOOK_MS = 25;

/** Stops a server without cutting off anybody who is on the way. */
export interface Drain {
  /** Whether the server is about to stop; `/ready` says 503 then. */
  readonly isDraining: () => boolean;
  /** Answers that are not finished. */
  readonly open: () => number;
  /** From now on every answer ends its connection. @returns when clients have had a moment to leave by themselves, and nobody new comes */
  begin(): Promise<void>;
  /** Resolves once every connection has ended; to be asked after `begin`. */
  readonly ended: Promise<void>;
}

/**
 * Watches the answers of a server, so that it can be drained before it is closed. Call it before the first request.
 * @param milliseconds how long clients have to leave
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
      // Closes right after the process has looked at what arrived: whatever came while it computed would be cut off unseen, and a proxy
      // does not send a write again. Who comes later is refused, which a proxy takes to the next server.
      await setImmediate();
      server.close(() => ended.resolve());
    },
  };
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error === null ? count : 0)));
}
