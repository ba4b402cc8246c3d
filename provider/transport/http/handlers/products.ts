import type { Schema } from '#client/operations.ts';
import { decimalText } from '#domain/money/money.ts';
import type { SoldProduct } from '../../../services/accounts/sold-products.ts';
import type { Handler } from '../handler.ts';

export const listProducts: Handler<'listProducts'> = {
  // Short lifetime, because editors change prices at any time.
  dataClass: 'quotes',
  answer: (_asked, { accounts }) => ({
    list: accounts
      .soldProducts()
      .flatMap((product) => productAnswer(product) ?? [])
      .toSorted((a, b) => a.order - b.order)
      .map(({ answer }) => answer),
  }),
};

function productAnswer({ productId, name, features, includes = [], offer }: SoldProduct) {
  if (offer === undefined) return undefined;
  const { key, description, order, price, paymentProductId } = offer;
  const answer: Schema<'Product'> = {
    productId,
    key,
    name,
    description,
    price: decimalText(price),
    isoCurrency: price.currency,
    paymentInterval: 'MONTH',
    paymentProductId,
    includes: [...includes],
    features: [...features],
  };
  return { order, answer };
}
