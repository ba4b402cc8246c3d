import { slugOf } from '../text/slug.ts';

/** Advertisement, and its customer, that led to an address. Source: portal.md §3, "Customer integration context". */
export interface IntegrationContext {
  readonly customerId: string;
  /** The customer's short name as a slug: `societe-generale`. */
  readonly customerName: string;
  /** Kind of advertisement as a slug: `aehnliche-derivate`. */
  readonly customerIntegrationType: string;
  /** Path of the page that showed it. */
  readonly customerIntegrationOrigin?: string;
}

interface Advertisement {
  readonly customer: { readonly id: number; readonly shortName: string };
  /** Type of the advertisement, in words; becomes a slug. */
  readonly type: string;
  readonly origin?: string;
}

/** Adds the context to the query of an address; the rest of the query is preserved, except for an earlier context. */
export function withIntegrationContext(address: string, { customer, type, origin }: Advertisement): string {
  const [path = '', anchor] = address.split('#');
  const [bare = '', before = ''] = path.split('?');
  const query = new URLSearchParams(before);
  query.set('customerId', String(customer.id));
  query.set('customerName', slugOf(customer.shortName));
  query.set('customerIntegrationType', slugOf(type));
  if (origin === undefined) query.delete('customerIntegrationOrigin');
  else query.set('customerIntegrationOrigin', origin);
  return `${bare}?${query}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** Reads the context from a query; undefined if id, name or type is missing or empty. The origin may be missing. */
export function integrationContextOf({
  customerId,
  customerName,
  customerIntegrationType,
  customerIntegrationOrigin,
}: Readonly<Record<string, string>>): IntegrationContext | undefined {
  if (!customerId || !customerName || !customerIntegrationType) return undefined;
  return {
    customerId,
    customerName,
    customerIntegrationType,
    ...(customerIntegrationOrigin ? { customerIntegrationOrigin } : {}),
  };
}
