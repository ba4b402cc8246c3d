import { lossReason } from '#gateway/generated/constants.ts';
import { HttpFault } from '../../base/fault.ts';
import type { Connection } from './connection.ts';
import type { GatewayParts } from './parts.ts';

/**
 * Asks what a user may see by now, for a connection outlives many a contract. Real time that has ended is a loss; what has
 * been added holds for the next subscription. While the store does not answer, nothing changes.
 */
export async function recheckPermission(parts: GatewayParts, connection: Connection): Promise<void> {
  const { userId } = connection.claims ?? {};
  if (userId === undefined || parts.tokens.featuresOf === undefined) return;
  const features = await parts.tokens.featuresOf(userId).catch(() => undefined);
  if (features === undefined || connection.isEnding) return;
  connection.features = features;
  for (const subscription of connection.subscriptions.values()) {
    const { idNotation, quality } = subscription.feed.key;
    if (quality !== 'RLT' || !isDenied(() => parts.access(idNotation, 'RLT', features))) continue;
    parts.fanOut.unsubscribe(subscription);
    connection.lose(subscription, lossReason.permissionLost, 'Real-time prices of this notation are no longer included.');
  }
}

function isDenied(ask: () => unknown): boolean {
  try {
    ask();
    return false;
  } catch (error) {
    return error instanceof HttpFault && error.statusCode === 403;
  }
}
