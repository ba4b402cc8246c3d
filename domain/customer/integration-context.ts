import { slugOf } from '../text/slug.ts';

/** Which customer's integration led to a page; travels in the address. Source: portal.md §3 Customer. */
export interface IntegrationContext {
  readonly customerId: string;
  readonly customerName: string;
  readonly customerIntegrationType: string;
  readonly customerIntegrationOrigin?: string | undefined;
}

/** The context as a query string without `?`; name and type become slugs. */
export function writeIntegrationContext(context: IntegrationContext): string {
  const { customerId, customerName, customerIntegrationType, customerIntegrationOrigin } = context;
  const entries: readonly (readonly [string, string | undefined])[] = [
    ['customerId', customerId],
    ['customerName', slugOf(customerName)],
    ['customerIntegrationType', slugOf(customerIntegrationType)],
    ['customerIntegrationOrigin', customerIntegrationOrigin],
  ];
  return entries.flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`])).join('&');
}

/** The context of a decoded query; undefined unless id, name and type are all there. */
export function readIntegrationContext(query: Readonly<Record<string, string | undefined>>): IntegrationContext | undefined {
  const { customerId, customerName, customerIntegrationType, customerIntegrationOrigin } = query;
  if (!customerId || !customerName || !customerIntegrationType) return undefined;
  return { customerId, customerName, customerIntegrationType, ...(customerIntegrationOrigin && { customerIntegrationOrigin }) };
}
