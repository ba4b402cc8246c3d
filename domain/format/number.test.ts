import { describe, expect, it } from 'vitest';
import { formatCompact } from './compact.ts';
import { formatInteger, formatNumber } from './number.ts';
import { formatPercent } from './percent.ts';
import { formatChange, formatPrice, priceDecimals } from './price.ts';
import { trendOf } from './trend.ts';

const NBSP = '\u00A0';

describe('a number', () => {
  it.each([
    [1234567.891, '1.234.567,89'],
    [0, '0,00'],
    [1234, '1.234,00'],
    [-5.5, '−5,50'],
    [-0.001, '0,00'],
  ])('[INSTR-022] %d reads %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('has as many decimals as asked for', () => {
    expect(formatNumber(1.5, { decimals: 4 })).toBe('1,5000');
    expect(formatInteger(1234567)).toBe('1.234.567');
  });

  it.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY])('is a dash when it is %s', (value) => {
    expect([formatNumber(value), formatPercent(value), formatPrice(value, 'EUR'), formatCompact(value)]).toEqual(['–', '–', '–', '–']);
  });
});

describe('a large number', () => {
  it.each([
    [1_500_000, '1,50 Mio'],
    [2.1e12, '2,10 Bio'],
    [3.456e9, '3,46 Mrd'],
    [1000, '1,00 Tsd'],
    [999, '999,00'],
    [-1_500_000, '−1,50 Mio'],
    [0, '0,00'],
  ])('[INSTR-023] %d is shortened to %s', (value, text) => {
    expect(formatCompact(value)).toBe(text.replace(' ', NBSP));
  });

  it('[INSTR-023] that rounds up to the next step uses its name', () => {
    expect([999_999.999, 999_999_999].map((value) => formatCompact(value))).toEqual([`1,00${NBSP}Mio`, `1,00${NBSP}Mrd`]);
    expect(formatCompact(999_994)).toBe(`999,99${NBSP}Tsd`);
  });

  it('carries its unit', () => {
    expect(formatCompact(2.1e9, 'EUR')).toBe(`2,10${NBSP}Mrd${NBSP}EUR`);
  });
});

describe('a percentage', () => {
  it.each([
    [1.8161, '+1,82 %'],
    [-0.5, '−0,50 %'],
    [0, '0,00 %'],
    [0.001, '0,00 %'],
  ])('%d reads %s', (value, text) => {
    expect(formatPercent(value)).toBe(text.replace(' ', NBSP));
  });

  it('has no sign when it is no change', () => {
    expect(formatPercent(12, { signed: false, decimals: 1 })).toBe(`12,0${NBSP}%`);
  });
});

describe('a price', () => {
  it.each([
    [157.68, 'EUR', '157,68 EUR'],
    [23456.7, 'PKT', '23.456,70 Pkt.'],
    [101.25, 'PCT', '101,25 %'],
    [0.0456, 'EUR', '0,0456 EUR'],
  ])('%d in %s reads %s', (value, unit, text) => {
    expect(formatPrice(value, unit)).toBe(text.replace(' ', NBSP));
  });

  it('of a currency has four decimals, below one five', () => {
    expect([priceDecimals(1.0823, 'CURRENCY'), priceDecimals(0.00613, 'CURRENCY'), priceDecimals(undefined, 'CURRENCY')]).toEqual([
      4, 5, 4,
    ]);
  });

  it('has the decimals in which its venue quotes, whatever its height', () => {
    expect([priceDecimals(24_815, 'FUTURE', 0), priceDecimals(1.15835, 'FUTURE', 5), priceDecimals(0.4, 'CURRENCY', 2)]).toEqual([0, 5, 2]);
  });

  it('moves with a sign', () => {
    expect([2.81, -2.81, 0].map((change) => formatChange(change))).toEqual(['+2,81', '−2,81', '0,00']);
  });
});

describe('a trend', () => {
  it.each([
    [0.01, 'up'],
    [-0.01, 'down'],
    [0.004, 'flat'],
    [-0.004, 'flat'],
    [undefined, 'flat'],
  ])('of %s points %s', (change, direction) => {
    expect(trendOf(change).direction).toBe(direction);
  });

  it('says itself without colour', () => {
    expect(trendOf(1)).toMatchObject({ arrow: '▲', word: 'gestiegen' });
  });
});
