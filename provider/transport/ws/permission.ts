import { lossReason } from '#gateway/generated/constants.ts';
import { HttpFault } from '../../base/fault.ts';
import type { RightChange } from '../../services/accounts/right-changes.ts';
import type { Rights } from '../../services/accounts/sessions.ts';
import type { Connection } from './connection.ts';
import type { Subscription } from './fan-out/feed.ts';
import type { GatewayParts } from './parts.ts';
import type { PriceKey } from './prices/live-price-source.ts';

/** Time in ms over which the checks of all connections are spread after a change that may affect everyone. */
const FOR_ALL = 5_000;

/** Rights of a session that has ended. */
const NOTHING: Rights = { features: new Set(), until: Infinity };

/** Checks the connections that a change may affect. The returned function stops it. */
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
 * Checks the current rights of a session, because a connection outlives many rights. Subscriptions to the best quality continue in the
 * current one, better or worse; explicit real-time subscriptions without the right end with a loss. While the store does not answer,
 * nothing changes.
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
