import { describe, expect, it } from 'vitest';
import { visibleError } from './field-error.ts';
import { acceptsText, numberOf, numericInput, textOnBlur } from './numeric.ts';

const plain = numericInput();

describe('a numeric field', () => {
  it('[INSTR-024] rejects equal separators', () => {
    expect(() => numericInput({ decimalSeparator: '.', thousandSeparator: '.' })).toThrow(/two different characters/);
    expect(() => numericInput({ decimalSeparator: '.' })).toThrow(/two different characters/);
  });

  it.each([{ prefix: 'A1 ' }, { suffix: ' m2' }])('[INSTR-025] rejects a mask with a digit: %o', (options) => {
    expect(() => numericInput(options)).toThrow(/digit/);
  });

  it('[INSTR-025] takes a mask without one', () => {
    expect(numericInput({ prefix: '€ ', suffix: ' EUR' }).suffix).toBe(' EUR');
  });

  it.each([
    ['007,5', '7,5'],
    ['0,5', '0,5'],
    ['000', '0'],
    ['-007', '-7'],
    ['', ''],
  ])('turns %s into %s when it is left', (typed, shown) => {
    expect(textOnBlur(typed, plain)).toBe(shown);
  });

  it('keeps leading zeros where they are allowed, and its mask always', () => {
    expect(textOnBlur('007,5', numericInput({ allowLeadingZeros: true }))).toBe('007,5');
    expect(textOnBlur('€ 007 EUR', numericInput({ prefix: '€ ', suffix: ' EUR' }))).toBe('€ 7 EUR');
  });

  it('takes negative numbers unless they are forbidden', () => {
    expect(acceptsText('-5', plain)).toBe(true);
    expect(acceptsText('-5', numericInput({ allowNegative: false }))).toBe(false);
  });

  it.each([
    ['157.5', 157.5],
    ['0.75', 0.75],
    ['1.000', 1000],
    ['1.234,5', 1234.5],
    ['−7', -7],
    ['12', 12],
    ['', undefined],
    ['-', undefined],
    ['1,2,3', undefined],
    ['zwölf', undefined],
  ])('reads %s as %s', (text, value) => {
    expect(numberOf(text, plain)).toBe(value);
  });
});

describe('a form field', () => {
  const wrong = { touched: true, pristine: false, error: 'Pflichtfeld' };

  it('shows its error once it is touched, changed and wrong', () => {
    expect(visibleError(wrong)).toBe('Pflichtfeld');
  });

  it.each([{ touched: false }, { pristine: true }, { error: undefined }])('shows none with %o', (missing) => {
    expect(visibleError({ ...wrong, ...missing })).toBeUndefined();
  });
});
