import { GatewayError } from '../errors.ts';
import type { lossReason } from '../generated/constants.ts';
import type { LossMessage } from '../generated/messages.ts';

const CAUSES: Readonly<Record<number, string>> = {
  1: '',
  2: ': slow consumer',
  3: ': instrument gone',
  4: ': permission lost',
} satisfies { readonly [Name in keyof typeof lossReason as (typeof lossReason)[Name]]: string };

/** Reason for a subscription that was too slow; the server resumes it once the client keeps up. */
export const SLOW_CONSUMER: (typeof lossReason)['slowConsumer'] = 2;

/** Reason why the server ended a subscription. Source: contract.md §8 for reason 1; the other texts are ours. */
export function lossOf({ reason: { value } }: LossMessage): GatewayError {
  const cause = CAUSES[value] ?? ` (${value})`;
  return new GatewayError(`Subscription lost${cause}`, value === 4 ? 403 : 503, value);
}
