import { describe, expect, it } from 'vitest';
import { askedAmount } from './amount.ts';

describe('A conversion', () => {
  it.each([
    ['250 dollar in euro', { amount: '250', from: 'USD', to: 'EUR' }],
    ['100 USD in EUR', { amount: '100', from: 'USD', to: 'EUR' }],
    ['1.234,50 Euro in Yen', { amount: '1.234,50', from: 'EUR', to: 'JPY' }],
    ['$250', { amount: '250', from: 'USD', to: 'EUR' }],
    ['250€ in $', { amount: '250', from: 'EUR', to: 'USD' }],
    ['wieviel sind 20 pfund', { amount: '20', from: 'GBP', to: 'EUR' }],
    ['50 schweizer franken in euro', { amount: '50', from: 'CHF', to: 'EUR' }],
    ['50 tschechische kronen', { amount: '50', from: 'CZK', to: 'EUR' }],
    ['12 euro wie viel dollar?', { amount: '12', from: 'EUR', to: 'USD' }],
  ])('is asked for by %s', (text, asked) => {
    expect(askedAmount(text)).toEqual(asked);
  });

  it.each([
    'dollar in euro',
    '250',
    '250 euro',
    'sap 100 euro',
    'call dax 20000 usd',
    '5 kg gold',
    '100 euro 200 dollar',
    'euro stoxx 50',
    '',
  ])('is not asked for by „%s“', (text) => {
    expect(askedAmount(text)).toBeUndefined();
  });
});
