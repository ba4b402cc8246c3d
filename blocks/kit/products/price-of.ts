import type { ProductEntry } from '#config/generated/types.ts';
import { moneyOf, type Money } from '#domain/money/money.ts';

/** What a product costs a month. Its schema holds the price to whole cents. */
export function priceOf({ price }: Pick<ProductEntry, 'price'>): Money {
  return moneyOf(price, 'EUR');
}
