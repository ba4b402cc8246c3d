import { expect, it } from 'vitest';
import { euroRates, rateBetween } from './rates.ts';

const rates = euroRates([
  { pair: 'EURUSD', last: 1.25 },
  { pair: 'EURCHF', last: 0.95 },
  { pair: 'GBPUSD', last: 1.3 },
  { pair: 'EURXXX', last: 0 },
]);

it('takes the rates of the euro, and goes over it from any currency to any other', () => {
  expect(rates).toEqual({ EUR: 1, USD: 1.25, CHF: 0.95 });
  expect(rateBetween(rates, 'EUR', 'USD')).toBe(1.25);
  expect(rateBetween(rates, 'USD', 'CHF')).toBeCloseTo(0.76, 12);
});

it('[ROUTE-031] is the inverse on the way back', () => {
  expect((rateBetween(rates, 'USD', 'CHF') ?? 0) * (rateBetween(rates, 'CHF', 'USD') ?? 0)).toBeCloseTo(1, 12);
});

it('knows no rate of a currency without a price', () => {
  for (const code of ['GBP', 'XXX', 'constructor']) expect(rateBetween(rates, 'EUR', code)).toBeUndefined();
});
