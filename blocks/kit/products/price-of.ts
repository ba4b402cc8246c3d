import type { ProductEntry } from '#documents/generated/types.ts';
import { moneyOf, type Money } from '#domain/money/money.ts';

/** Price of a product per month. Its schema requires whole cents. */
export function priceOf({ price }: Pick<ProductEntry, 'price'>): Money {
  return moneyOf(price, 'EUR');
}
