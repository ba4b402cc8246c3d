import { formatNumber } from './number.ts';

/**
 * The ratio of a product as products are described: 0.01 is `100 : 1`, 5.88 is `1 : 5,88`: so many products stand for so many pieces of the
 * underlying.
 * @param ratio pieces of the underlying for a piece of the product, above zero
 */
export function formatCoverRatio(ratio: number): string {
  return ratio > 1 ? `1 : ${count(ratio)}` : `${count(1 / ratio)} : 1`;
}

function count(value: number): string {
  return formatNumber(value, { decimals: Number.isInteger(Math.round(value * 1e6) / 1e6) ? 0 : 2 });
}
