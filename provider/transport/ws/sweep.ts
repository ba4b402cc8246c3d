import { closeCode, type Connection } from './connection.ts';
import type { GatewayParts } from './parts.ts';
import { recheckPermission } from './permission.ts';

/** Checks all connections at an interval: closes silent or slow ones, and sends heartbeats. */
export function startSweep(parts: GatewayParts): () => void {
  const { clock, timings, connections } = parts;
  let isStopped = false;
  const look = (): void => {
    if (isStopped) return;
    const now = clock.now();
    for (const connection of connections) lookAt(parts, connection, now);
    timer = clock.setTimeout(look, timings.sweep);
  };
  let timer = clock.setTimeout(look, timings.sweep);
  return () => {
    isStopped = true;
    clock.clearTimeout(timer);
  };
}

/** Checks a product or session that ends before the next sweep at exactly its end: earlier it would still be valid. */
function recheckWhenOver(parts: GatewayParts, connection: Connection): void {
  const { clock, timings, now } = parts;
  const left = connection.rights.until - now();
  if (connection.isEndAwaited || left > timings.sweep) return;
  connection.isEndAwaited = true;
  const ask = (): void => {
    const early = connection.rights.until - now();
    // Timers use another clock, and some fire a millisecond early.
    if (early > 0 && early <= timings.sweep) clock.setTimeout(ask, Math.ceil(early));
    else void recheckPermission(parts, connection);
  };
  clock.setTimeout(ask, Math.max(0, Math.ceil(left)));
}

function lookAt(parts: GatewayParts, connection: Connection, now: number): void {
  const { timings } = parts;
  if (connection.isEnding) return;
  if (connection.claims === undefined && now - connection.openedAt > timings.authentication) {
    return connection.end(closeCode.policy, 'authenticationTimeout');
  }
  if (connection.isSilent(now)) return connection.terminate('silence');
  if (connection.isLost(now)) return connection.dismiss('slowConsumer', 'The client reads too slowly.');
  connection.resume();
  if (connection.takeRecheck(now)) void recheckPermission(parts, connection);
  recheckWhenOver(parts, connection);
  if (now - connection.sentAt > timings.idleInterval / 2) connection.send({ Message: 'KeepAlive', Version: 2 });
}
