import { createServer, type RequestListener, type Server } from 'node:http';
import { ARRIVAL_DEADLINES, guardConnections, type ArrivalDeadlines, type ConnectionLimits } from '#entrance/connections.ts';
import { ONLY_WEBSOCKETS } from '#entrance/upgrades.ts';

/** Leaves four thousand connections beside the 12,000 of the gateway tunnel. */
const USUAL: ConnectionLimits = { most: 16_000 };

/** Creates the HTTP server of the site: it limits connections, closes slow ones and accepts only upgrades to WebSocket. */
export function createSiteServer(
  answer: RequestListener,
  limits: ConnectionLimits = USUAL,
  deadlines: ArrivalDeadlines = ARRIVAL_DEADLINES,
): Server {
  const server = createServer({ ...deadlines, ...ONLY_WEBSOCKETS, keepAliveTimeout: 65_000 }, answer);
  guardConnections(server, limits);
  return server;
}
