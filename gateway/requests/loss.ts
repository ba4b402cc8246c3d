import { gatewayError, type GatewayError } from '../errors.ts';
import { lossReason } from '../generated/constants.ts';
import type { LossMessage } from '../generated/messages.ts';

/** Why a subscription ended that its server gave up. Source: contract.md §8 for reason 1; the other texts are ours. */
export function lossOf({ reason: { value, details } }: LossMessage): GatewayError {
  if (value === lossReason.subscriptionLost) return gatewayError('Subscription lost', 503, value);
  const cause = details ?? Object.entries(lossReason).find(([, known]) => known === value)?.[0] ?? 'unknown';
  return gatewayError(`Subscription lost: ${cause} (${value})`, value === lossReason.permissionLost ? 403 : 503, value);
}
