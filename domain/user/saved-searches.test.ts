import { expect, it } from 'vitest';
import { MOST_SEARCHES, mostSearches } from './saved-searches.ts';

it.each([
  [[], MOST_SEARCHES.account],
  [['pur'], MOST_SEARCHES.account],
  [['premium-basic'], MOST_SEARCHES.premium],
  [['premium-pro'], MOST_SEARCHES.premium],
])('with %o a user keeps so many searches: %i', (products, most) => {
  expect(mostSearches({ products: new Set(products), features: new Set() })).toBe(most);
});
