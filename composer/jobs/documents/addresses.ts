import type { Call } from '#client/call.ts';
import { createAddresses, type Addresses } from '../../server/addresses.ts';
import { documentKind } from '../../server/files.ts';
import type { AskHost } from '../job.ts';
import type { JobContext } from '../context.ts';
import { json } from '../json.ts';
import type { FindingsOrder } from './findings.ts';

export interface AddressesOrder extends FindingsOrder {
  readonly search: string;
}

/** Where a document can be looked at, in JSON. */
export async function addresses(order: AddressesOrder, { scenes, addresses: known }: JobContext): Promise<Uint8Array> {
  documentKind(order.file);
  return json({ addresses: await known.of(scenes.loaded(order), order.file, order.search) });
}

/** Addresses by the provider's lists, for which the site's process asks. */
export function addressesBy(ask: AskHost): Addresses {
  // The host answers as the operation's own contract says.
  return createAddresses(((operation: string, parameters: unknown) => ask('call', [operation, parameters])) as Call);
}
