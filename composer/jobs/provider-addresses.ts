import type { Call } from '#client/call.ts';
import { createAddresses, type Addresses } from '../server/addresses.ts';
import type { AskHost } from './job.ts';

/** Addresses from the provider's lists, requested through the site's process. */
export function addressesBy(ask: AskHost): Addresses {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Hosts answer as the operation's own contract says
  return createAddresses(((operation: string, parameters: unknown) => ask('call', [operation, parameters])) as Call);
}
