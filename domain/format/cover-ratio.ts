import { formatNumber } from './number.ts';

/**
 * Returns the ratio in the notation of product descriptions, products : units of the underlying: 0.01 is `100 : 1`, 5.88 is `1 : 5,88`.
 * @param ratio units of the underlying per product, above zero
 */
export function formatCoverRatio(ratio: number): string {
  return ratio > 1 ? `1 : ${count(ratio)}` : `${count(1 / ratio)} : 1`;
}

function count(value: number): string {
  return formatNumber(value, { decimals: Number.isInteger(Math.round(value * 1e6) / 1e6) ? 0 : 2 });
}
