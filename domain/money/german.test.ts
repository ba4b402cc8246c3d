import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatPrice } from '../format/price.ts';
import { formatMoney, moneyTyped } from './german.ts';
import { decimalText, moneyOf } from './money.ts';

it.each([
  ['1234.5', 'EUR', '1.234,50\u00A0€'],
  ['-1234567.89', 'EUR', '\u22121.234.567,89\u00A0€'],
  ['0', 'EUR', '0,00\u00A0€'],
  ['-0.05', 'EUR', '\u22120,05\u00A0€'],
  ['1234', 'JPY', '1.234\u00A0JPY'],
  ['1234.5', 'KWD', '1.234,500\u00A0KWD'],
  ['123456789012345678.90', 'EUR', '123.456.789.012.345.678,90\u00A0€'],
])('writes %s %s as %s', (text, currency, expected) => {
  expect(formatMoney(moneyOf(text, currency))).toBe(expected);
});

it('writes the code where a table does', () => {
  expect(formatMoney(moneyOf('-9.9', 'EUR'), { unit: 'code' })).toBe('\u22129,90\u00A0EUR');
});

it.each([
  ['12,90', 'EUR', '12.90'],
  ['12,9 €', 'EUR', '12.90'],
  ['1.234,50\u00A0€', 'EUR', '1234.50'],
  ['1234,5EUR', 'EUR', '1234.50'],
  ['\u22121.234.567,89 €', 'EUR', '-1234567.89'],
  ['-5', 'EUR', '-5.00'],
  ['12.50', 'EUR', '12.50'],
  ['157.5', 'EUR', '157.50'],
  ['1.234', 'EUR', '1234.00'],
  ['1.234', 'KWD', '1234.000'],
  ['1,234 KWD', 'KWD', '1.234'],
  ['1.234 JPY', 'JPY', '1234'],
  ['12,', 'EUR', '12.00'],
])('reads %s in %s as %s', (typed, currency, expected) => {
  const money = moneyTyped(typed, currency);
  expect(money && decimalText(money)).toBe(expected);
});

it.each([
  'viel',
  '',
  '€',
  '12,905',
  '1.23.456,00',
  '1234.567,00',
  '12,9,0',
  '1e3',
  '12 $',
  '12,90 USD',
  '--5',
  '5-',
  '1,2.3',
  '9'.repeat(50),
])('takes „%s“ for no amount in euros', (typed) => {
  expect(moneyTyped(typed, 'EUR')).toBeUndefined();
});

it('reads whatever it writes', () => {
  const amount = fc.record({
    minor: fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
    currency: fc.constantFrom('EUR', 'JPY', 'KWD', 'USD'),
  });
  fc.assert(
    fc.property(amount, (money) => {
      expect(moneyTyped(formatMoney(money), money.currency)).toEqual(money);
    }),
  );
});

it('writes figures like all others of the portal', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 10), max: 10 ** 10 }), (cents) => {
      expect(formatMoney({ currency: 'EUR', minor: BigInt(cents) }, { unit: 'code' })).toBe(formatPrice(cents / 100, 'EUR', 2));
    }),
  );
});
