import { indexValueOf } from '../indices.ts';

/** Duration in years of the indices that stand for all bonds. */
export const INDEX_DURATION = 7;

/** The index (entityValue) with which bonds of a currency move, and against which yields do: that of the dollar, or of the euro for all others. */
export function bondIndexOf(currency: string): string {
  return indexValueOf(currency === 'USD' ? 'USTRE' : 'EAGG');
}
