import type { CancelSubscriptionRequest } from '#gateway/generated/messages.ts';
import type { Connection } from '../connection.ts';
import type { GatewayParts } from '../parts.ts';

/** Ends a subscription; one that has already ended is no error. */
export async function cancelSubscription(
  { fanOut }: GatewayParts,
  connection: Connection,
  { id_job_subscription, header }: CancelSubscriptionRequest,
): Promise<void> {
  const subscription = connection.subscriptions.get(id_job_subscription);
  if (subscription !== undefined) {
    connection.subscriptions.delete(id_job_subscription);
    fanOut.unsubscribe(subscription);
  }
  connection.send({
    Message: 'CancelSubscriptionResponse',
    Version: 2,
    meta: { status: { code: 200 } },
    header: { id_job: header.id_job },
  });
}
