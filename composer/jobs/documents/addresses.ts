import type { OperationOutput } from '../../api.ts';
import { documentKind } from '../../server/files.ts';
import type { JobContext } from '../context.ts';
import { json, type Written } from '../json.ts';
import type { FindingsOrder } from './findings.ts';

export interface AddressesOrder extends FindingsOrder {
  readonly search: string;
}

/** Addresses of pages that show a document, as JSON. */
export async function addresses(
  order: AddressesOrder,
  { scenes, addresses: known }: JobContext,
): Promise<Written<OperationOutput<'findAddresses'>>> {
  documentKind(order.file);
  return json({ addresses: await known.of(scenes.loaded(order), order.file, order.search) });
}
