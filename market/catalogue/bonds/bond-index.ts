import { indexValueOf } from '../indices.ts';

/** Duration in years of the indices that represent all bonds. */
export const INDEX_DURATION = 7;

/**
 * Index (entityValue) that moves bonds of a currency, and yields in the opposite direction: that of the dollar, or of the euro for all
 * others.
 */
export function bondIndexOf(currency: string): string {
  return indexValueOf(currency === 'USD' ? 'USTRE' : 'EAGG');
}
