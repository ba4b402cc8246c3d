import type { EntityType } from '../instrument/entity-type.ts';
import { unitShort } from '../instrument/unit.ts';
import { formatNumber, NBSP, NO_VALUE } from './number.ts';

/**
 * Returns the decimals of a price: two; four below 1, where cents are too coarse. Derivatives, traded in cents, have three there. Exchange
 * rates have four, below 1 five; interest rates three, as they are fixed.
 * @param quoted decimals in which the venue quotes; takes precedence
 */
export function priceDecimals(value: number | null | undefined, entityType?: EntityType, quoted?: number): number {
  if (quoted !== undefined) return quoted;
  const small = value !== null && value !== undefined && value !== 0 && Math.abs(value) < 1;
  if (entityType === 'CURRENCY') return small ? 5 : 4;
  if (entityType === 'INTEREST') return 3;
  if (entityType === 'DERIVATIVE') return small ? 3 : 2;
  return small ? 4 : 2;
}

/** Returns `157,68 EUR` for `(157.68, 'EUR')`, `23.456,70 Pkt.` for `(23456.7, 'PKT')`, with a no-break space before the unit. */
export function formatPrice(value: number | null | undefined, unit: string, decimals: number = priceDecimals(value)): string {
  const figure = formatNumber(value, { decimals });
  return figure === NO_VALUE || unit === '' ? figure : `${figure}${NBSP}${unitShort(unit)}`;
}

/** Formats a signed difference of two prices without unit: `2.81` → `+2,81`. */
export function formatChange(value: number | null | undefined, decimals = 2): string {
  return formatNumber(value, { decimals, signed: true });
}
