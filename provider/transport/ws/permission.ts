import { lossReason } from '#gateway/generated/constants.ts';
import { HttpFault } from '../../base/fault.ts';
import type { RightChange } from '../../services/accounts/right-changes.ts';
import type { Rights } from '../../services/accounts/sessions.ts';
import type { Connection } from './connection.ts';
import type { Subscription } from './fan-out/feed.ts';
import type { GatewayParts } from './parts.ts';
import type { PriceKey } from './prices/live-price-source.ts';

/** Milliseconds over which the checks of all connections are spread when a change may concern anybody. */
const FOR_ALL = 5_000;

/** Rights of a session that has ended. */
const NOTHING: Rights = { features: new Set(), until: Infinity };

/** Checks the connections that a change may concern. The returned function stops it. */
export function followRightChanges(parts: GatewayParts): () => void {
  return (
    parts.tokens.onRightChange?.((change) => {
      const isForAll = change.userId === undefined && change.sessionId === undefined;
      for (const connection of parts.connections) {
        if (isForAll) connection.recheckWithin(FOR_ALL);
        else if (concerns(change, connection)) void recheckPermission(parts, connection);
      }
    }) ?? (() => undefined)
  );
}

function concerns({ sessionId, userId }: RightChange, { claims, rights }: Connection): boolean {
  if (claims?.sessionId === undefined) return false;
  return sessionId === claims.sessionId || (userId !== undefined && userId === rights.userId);
}

/**
 * Asks what a session may see by now, for a connection outlives many a right to it. What was asked for as the best there is
 * goes on in the quality of now, better or worse; real time that was asked for by name and has ended is a loss. While the
 * store does not answer, nothing changes.
 */
export async function recheckPermission(parts: GatewayParts, connection: Connection): Promise<void> {
  const sessionId = connection.claims?.sessionId;
  if (sessionId === undefined || parts.tokens.rightsOf === undefined) return;
  const question = connection.askRights();
  const rights = await parts.tokens.rightsOf(sessionId).then(
    (found) => found ?? NOTHING,
    () => undefined,
  );
  if (connection.isEnding || !connection.isLatest(question)) return;
  connection.isEndAwaited = false;
  if (rights === undefined) return connection.recheckWithin(FOR_ALL);
  connection.rights = rights;
  connection.together(() => {
    for (const subscription of connection.subscriptions.values()) adapt(parts, connection, subscription);
  });
}

function adapt({ access, fanOut }: GatewayParts, connection: Connection, subscription: Subscription): void {
  const { feed, wanted, idJob } = subscription;
  const key = permitted(() => access(feed.key.idNotation, wanted, connection.features));
  if (key?.quality === feed.key.quality) return;
  const moved = key && fanOut.move(subscription, key);
  if (moved !== undefined) return void connection.subscriptions.set(idJob, moved);
  fanOut.unsubscribe(subscription);
  connection.lose(subscription, lossReason.permissionLost, 'Real-time prices of this notation are no longer included.');
}

/** Returns the price key if the client may see it, otherwise undefined. */
function permitted(find: () => PriceKey): PriceKey | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof HttpFault && error.statusCode < 500) return undefined;
    throw error;
  }
}
