import { createServer, type RequestListener, type Server } from 'node:http';
import { ARRIVAL_DEADLINES, guardConnections, type ArrivalDeadlines, type ConnectionLimits } from '#entrance/connections.ts';
import { ONLY_WEBSOCKETS } from '#entrance/upgrades.ts';

/** Four thousand besides those that are passed on to the gateway. */
const USUAL: ConnectionLimits = { most: 16_000 };

/** The door of the site: a server that caps connections, ends slow ones and takes no upgrade but WebSockets. */
export function createSiteServer(
  answer: RequestListener,
  limits: ConnectionLimits = USUAL,
  deadlines: ArrivalDeadlines = ARRIVAL_DEADLINES,
): Server {
  const server = createServer({ ...deadlines, ...ONLY_WEBSOCKETS, keepAliveTimeout: 65_000 }, answer);
  guardConnections(server, limits);
  return server;
}
