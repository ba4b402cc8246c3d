import { expect, it } from 'vitest';
import { products } from './generated/products.ts';
import { MOST_SEARCHES, mostSearches } from './saved-searches.ts';

it.each([
  ['nobody', MOST_SEARCHES.account],
  ['pur', MOST_SEARCHES.account],
  ['premium-basic', MOST_SEARCHES.premium],
  ['premium-pro', MOST_SEARCHES.premium],
])('who has bought %s keeps so many searches: %i', (bought, most) => {
  const features = products.filter(({ productId }) => productId === bought).flatMap((product) => product.features);
  expect(mostSearches({ features: new Set<string>(features) })).toBe(most);
});
