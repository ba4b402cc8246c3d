import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fractionOf, growth, inverse, percent, power, product } from './fraction.ts';
import { minorDigits } from './minor-digits.ts';
import { add, amountAt, compare, decimalText, jsonNumber, moneyIn, moneyOf, multiply, subtract, sum, type Money } from './money.ts';
import { divided, type Rounding } from './rounding.ts';

const ROUNDINGS: readonly Rounding[] = ['half-up', 'half-even', 'down', 'up'];
const euros = (text: string): Money => moneyOf(text, 'EUR');
const anyMinor = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });
const anyEuros = anyMinor.map((minor): Money => ({ currency: 'EUR', minor }));
const anyCurrency = fc.constantFrom('EUR', 'JPY', 'KWD', 'CLF', 'USD');
const anyRounding = fc.constantFrom(...ROUNDINGS);
/** Decimals with up to nine places, as in quantities of funds and crypto currencies. */
const anyQuantity = fc.tuple(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), fc.integer({ min: 0, max: 9 })).map(([digits, places]) => ({
  numerator: BigInt(digits),
  denominator: 10n ** BigInt(places),
}));

describe('roundings', () => {
  it.each([
    [5n, 2n, [3n, 2n, 2n, 3n]],
    [-5n, 2n, [-3n, -2n, -2n, -3n]],
    [7n, 2n, [4n, 4n, 3n, 4n]],
    [-7n, 2n, [-4n, -4n, -3n, -4n]],
    [7n, -2n, [-4n, -4n, -3n, -4n]],
    [10n, 3n, [3n, 3n, 3n, 4n]],
    [-11n, 3n, [-4n, -4n, -3n, -4n]],
    [1n, 100n, [0n, 0n, 0n, 1n]],
    [6n, 3n, [2n, 2n, 2n, 2n]],
  ])('make %s ÷ %s whole as their names say', (dividend, divisor, expected) => {
    expect(ROUNDINGS.map((rounding) => divided(dividend, divisor, rounding))).toEqual(expected);
  });

  it('are less than one away from the quotient, the nearest ones half of one, and mirror at zero', () => {
    fc.assert(
      fc.property(anyMinor, fc.bigInt({ min: 1n, max: 10n ** 12n }), anyRounding, (dividend, divisor, rounding) => {
        const off = divided(dividend, divisor, rounding) * divisor - dividend;
        const away = off < 0n ? -off : off;
        expect(away < divisor).toBe(true);
        expect(away * 2n <= divisor || rounding === 'down' || rounding === 'up').toBe(true);
        expect(divided(-dividend, divisor, rounding)).toBe(-divided(dividend, divisor, rounding));
        expect(divided(dividend, -divisor, rounding)).toBe(-divided(dividend, divisor, rounding));
      }),
    );
  });

  it('know no division by 0', () => {
    expect(() => divided(1n, 0n, 'down')).toThrow('divided by 0');
    expect(() => inverse(fractionOf(0))).toThrow('divided by 0');
  });
});

describe('exact numbers', () => {
  it('are numbers as they are written', () => {
    expect(fractionOf(0.1)).toEqual({ numerator: 1n, denominator: 10n });
    expect(fractionOf(-12.5)).toEqual({ numerator: -125n, denominator: 10n });
    expect(fractionOf(1e-7)).toEqual({ numerator: 1n, denominator: 10n ** 7n });
    expect(fractionOf(1.5e21)).toEqual({ numerator: 15n * 10n ** 20n, denominator: 1n });
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) expect(() => fractionOf(value)).toThrow('is no finite number');
  });

  it('are exactly every number that there is', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const { numerator, denominator } = fractionOf(value);
        const places = String(denominator).length - 1;
        expect(Number(`${numerator}e-${places}`)).toBe(value + 0);
      }),
    );
  });

  it('grow by percent, multiply and turn round', () => {
    const amount = euros('10000');
    expect(decimalText(multiply(amount, power(growth(5), 10), 'half-up'))).toBe('16288.95');
    expect(decimalText(multiply(amount, percent(1.5), 'half-up'))).toBe('150.00');
    // An issue price of 105 buys 100.
    expect(decimalText(multiply(amount, inverse(growth(5)), 'half-up'))).toBe('9523.81');
    expect(multiply(amount, product(growth(-50), inverse(growth(-50))), 'down')).toEqual(amount);
    expect(inverse(fractionOf(-4))).toEqual({ numerator: -1n, denominator: 4n });
  });
});

describe('amounts', () => {
  it('count in the smallest unit of their currency', () => {
    expect(['EUR', 'JPY', 'KWD', 'CLF'].map(minorDigits)).toEqual([2, 0, 3, 4]);
    expect(moneyOf('1234.5', 'EUR').minor).toBe(123_450n);
    expect(moneyOf('1234', 'JPY').minor).toBe(1234n);
    expect(moneyOf('-1.234', 'KWD').minor).toBe(-1234n);
    for (const code of ['eur', 'EURO', '€', '', 'ZAc']) expect(() => moneyOf('1', code)).toThrow('no code of a currency');
  });

  it('are read as they are written, and never rounded by it', () => {
    expect(moneyOf(9.9, 'EUR')).toEqual({ currency: 'EUR', minor: 990n });
    expect(moneyOf('12.500', 'EUR').minor).toBe(1250n);
    expect(moneyOf(0.1 * 10, 'EUR').minor).toBe(100n);
    for (const wrong of ['9.905', '', ' 1', '1,50', '+1', '.5', '5.', '1.234,50', '0x10', 'NaN', '1'.repeat(41), '1e300', '1e9999999'])
      expect(moneyIn(wrong, 'EUR')).toBeUndefined();
    expect(moneyIn(0.1 + 0.2, 'EUR')).toBeUndefined();
    expect(moneyIn('1.5', 'JPY')).toBeUndefined();
    expect(() => moneyOf('9.905', 'EUR')).toThrow('with 2 decimals at most');
  });

  it('come back from their decimal text and from their number', () => {
    fc.assert(
      fc.property(anyMinor, anyCurrency, (minor, currency) => {
        expect(moneyOf(decimalText({ currency, minor }), currency)).toEqual({ currency, minor });
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 15) + 1, max: 10 ** 15 - 1 }), anyCurrency, (whole, currency) => {
        const money = { currency, minor: BigInt(whole) };
        expect(decimalText(moneyOf(Number(JSON.stringify(jsonNumber(money))), currency))).toBe(decimalText(money));
      }),
    );
    expect(['5', '-5', '-12345', '100'].map((minor) => decimalText({ currency: 'EUR', minor: BigInt(minor) }))).toEqual([
      '0.05',
      '-0.05',
      '-123.45',
      '1.00',
    ]);
    expect(() => jsonNumber({ currency: 'EUR', minor: 2n ** 60n })).toThrow('decimal text');
    expect(() => JSON.stringify(euros('1'))).toThrow(TypeError);
  });

  it('add up whatever the order, and come back by subtraction', () => {
    expect(sum([], 'EUR')).toEqual(euros('0'));
    fc.assert(
      fc.property(fc.array(anyEuros), anyEuros, (list, one) => {
        expect(sum(list, 'EUR')).toEqual(sum(list.toReversed(), 'EUR'));
        expect(subtract(add(sum(list, 'EUR'), one), one)).toEqual(sum(list, 'EUR'));
        expect(compare(add(one, euros('0.01')), one)).toBe(1);
        expect([compare(one, add(one, euros('0.01'))), compare(one, one)]).toEqual([-1, 0]);
      }),
    );
    // 0.1 + 0.2 is more than 0.3 in floating point.
    expect(decimalText(sum(['0.10', '0.20'].map(euros), 'EUR'))).toBe('0.30');
  });

  it('of two currencies say that one is to be converted', () => {
    const yen = moneyOf('100', 'JPY');
    for (const both of [add, subtract, compare]) expect(() => both(euros('1'), yen)).toThrow('EUR and JPY are two currencies; convert one');
    expect(() => sum([yen], 'EUR')).toThrow('EUR and JPY');
  });

  it('times a quantity are within a smallest unit of it, and exact by a whole number', () => {
    fc.assert(
      fc.property(anyEuros, anyQuantity, anyRounding, (money, quantity, rounding) => {
        const { minor } = multiply(money, quantity, rounding);
        const off = minor * quantity.denominator - money.minor * quantity.numerator;
        expect(off < quantity.denominator && -off < quantity.denominator).toBe(true);
      }),
    );
    fc.assert(
      fc.property(anyEuros, fc.integer({ min: 0, max: 50 }), anyRounding, (money, times, rounding) => {
        expect(multiply(money, fractionOf(times), rounding)).toEqual(
          sum(
            Array.from({ length: times }, () => money),
            'EUR',
          ),
        );
      }),
    );
  });
});

describe('price times quantity', () => {
  // Results were computed by hand.
  it.each([
    ['3.4567 pieces of a fund at 104,32 €', 104.32, 3.4567, 'EUR', 'half-up', '360.60'],
    ['0,015 Bitcoin at 61.234,57 €', 61_234.57, 0.015, 'EUR', 'half-up', '918.52'],
    ['0,00000001 Bitcoin at 61.234,57 €', 61_234.57, 1e-8, 'EUR', 'up', '0.01'],
    ['the half of a cent, as in trade', 1.005, 1, 'EUR', 'half-up', '1.01'],
    ['the half of a cent, to the even one', 1.005, 1, 'EUR', 'half-even', '1.00'],
    ['a bond of 1.000 € at 98,42 %', 98.42, 10, 'EUR', 'half-up', '984.20'],
    ['a sale', 157.68, -3, 'EUR', 'half-up', '-473.04'],
    ['100 pieces at 2.847,5 yen', 2847.5, 100, 'JPY', 'half-up', '284750'],
    ['three pieces at 2.847,5 yen', 2847.5, 3, 'JPY', 'down', '8542'],
    ['7 pieces at 0,4215 dinars', 0.4215, 7, 'KWD', 'half-even', '2.950'],
  ] as const)('is %s', (_what, price, quantity, currency, rounding, text) => {
    expect(decimalText(amountAt(price, fractionOf(quantity), currency, rounding))).toBe(text);
  });

  it('takes 20/3 pieces for what they are', () => {
    expect(decimalText(amountAt(3, { numerator: 20n, denominator: 3n }, 'EUR', 'down'))).toBe('20.00');
    expect(() => amountAt(Number.NaN, fractionOf(1), 'EUR', 'down')).toThrow('is no finite number');
  });

  it('is what the same amount of money times the quantity is, where the price has no more decimals than the currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), anyQuantity, anyRounding, (cents, quantity, rounding) => {
        const price = Number(decimalText({ currency: 'EUR', minor: BigInt(cents) }));
        expect(amountAt(price, quantity, 'EUR', rounding)).toEqual(multiply(moneyOf(price, 'EUR'), quantity, rounding));
      }),
    );
  });
});
