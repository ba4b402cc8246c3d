import type { PriceModel } from '../catalogue/types.ts';
import { expiryHalf } from './expiry.ts';

const HALVES_PER_YEAR = 365.25 * 48;

/**
 * Log difference between the open future contract and its underlying: carry times the years until expiry (cost of carry; Hull, Options,
 * Futures and Other Derivatives, chapter 5). After the expiry, the series continues with the next contract.
 */
export function rollShift({ carry, position, ...expiries }: NonNullable<PriceModel['roll']>): (half: number) => number {
  let from = 0;
  let to = -1;
  let expiry = 0;
  return (half) => {
    if (half < from || half >= to) {
      [from, to] = [expiryHalf(expiries, half, 0), expiryHalf(expiries, half, 1)];
      expiry = expiryHalf(expiries, half, position);
    }
    return (carry * (expiry - half)) / HALVES_PER_YEAR;
  };
}
