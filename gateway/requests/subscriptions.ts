import type { Clock, Connection, SubscriptionOptions, Subscriber, Subscription } from '../types.ts';
import { createJobs } from './jobs.ts';
import { postQuestion } from './questions.ts';
import { createSubscription, importPatch } from './subscription.ts';

/** Part of the request layer that a page with prices needs. */
export interface Subscriptions {
  /** Subscribes as in `Requests`. */
  subscribe(path: string, body: object, subscriber: Subscriber, options?: Omit<SubscriptionOptions, 'signal'>): Subscription;
  close(): void;
}

export function createSubscriptions(connection: Connection, { clock }: { readonly clock: Clock }): Subscriptions {
  const jobs = createJobs(connection, clock);
  return {
    subscribe: (path, body, subscriber, options = {}) =>
      createSubscription(jobs, postQuestion(path, body, options), subscriber, options, importPatch),
    close: jobs.close,
  };
}
