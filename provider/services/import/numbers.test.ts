import { describe, expect, it } from 'vitest';
import { detectNumberFormat, parseNumber } from './numbers.ts';

describe('The number format of a column', () => {
  it.each([
    [['1.234,56', '7,5'], 'de'],
    [['1,234.56', '7.5'], 'en'],
    [['1.1684', '1.234'], 'en'],
    [['1.234.567', '12'], 'de'],
    [['18.63', 'N/A', ''], 'en'],
    [['12', '15271'], 'en'],
    [['1.234,5', '2.345', 'kaputt'], 'de'],
  ])('of %j is %s', (values, format) => {
    expect(detectNumberFormat(values)).toEqual({ format });
  });

  it('is left open, with an example, when every value reads in both ways', () => {
    expect(detectNumberFormat(['1.234', '2.345'])).toEqual({ ambiguous: '1.234' });
  });
});

describe('A number', () => {
  it.each([
    ['1.234,56', 'de', 1234.56],
    ['−0,5', 'de', -0.5],
    ['1\u202F234,5 €', 'de', 1234.5],
    ["1'234.50", 'en', 1234.5],
    ['-36.98', 'en', -36.98],
    ['1e3', 'en', 1000],
  ] as const)('%s in %s is %d', (text, format, value) => {
    expect(parseNumber(text, format)).toEqual({ value });
  });

  it.each([
    ['12,3,4', 'de'],
    ['abc', 'en'],
    ['1,23', 'en'],
    ['.', 'en'],
    ['1.23', 'de'],
  ] as const)('%s is none in %s', (text, format) => {
    expect(parseNumber(text, format)).toHaveProperty('reason');
  });
});
