import { expect, it } from 'vitest';
import { costOf } from './cost.ts';

it.each([
  [{}, 1],
  [{ perPage: '25' }, 1],
  [{ perPage: '10' }, 1],
  [{ perPage: '100' }, 4],
  [{ perPage: 1_000, page: '7' }, 40],
  [{ limit: '50' }, 2],
  [{ perType: '100' }, 4],
  [{ perPage: '10000' }, 40],
  [{ perPage: '1e9' }, 40],
  [{ perPage: '-1000' }, 1],
  [{ perPage: 'viele' }, 1],
  [{ perPage: ['1000', '1'] }, 1],
  [{ page: '1000' }, 1],
])('Rows cost beyond the first twenty-five: %j', (query, factor) => {
  expect(costOf('findDerivatives', query) / costOf('findDerivatives')).toBe(factor);
  expect(costOf('getQuote', query) / costOf('getQuote')).toBe(factor);
});
