import { describe, expect, it } from 'vitest';
import { isIsin, isinCheckDigit, isWkn, wknOfIsin } from './check-digit.ts';

const REAL = [
  'DE0007164600',
  'US0378331005',
  'DE0005933931',
  'FR0000120271',
  'NL0010273215',
  'GB0002634946',
  'CH0038863350',
  'IE00B4L5Y983',
];

describe('an ISIN', () => {
  it.each(REAL)('%s is right', (isin) => {
    expect(isIsin(isin)).toBe(true);
    expect(isinCheckDigit(isin.slice(0, 11))).toBe(Number(isin[11]));
  });

  it('is wrong with any other check digit', () => {
    const wrong = Array.from('123456789', (digit) => `DE000716460${digit}`);
    expect(wrong.some(isIsin)).toBe(false);
  });

  it.each(['', 'de0007164600', 'DE000716460', 'DE00071646000', '12000716460 '])('"%s" is none', (text) => {
    expect(isIsin(text)).toBe(false);
  });
});

describe('a WKN', () => {
  it.each(['716460', 'A1EWWW', '593393'])('%s is plausible', (wkn) => {
    expect(isWkn(wkn)).toBe(true);
  });

  it.each(['71646', 'A1EWWI', 'A1EWWO', 'a1ewww', '7164600'])('%s is not', (wkn) => {
    expect(isWkn(wkn)).toBe(false);
  });

  it('stands inside a German ISIN', () => {
    expect(wknOfIsin('DE0007164600')).toBe('716460');
    expect(wknOfIsin('EU0009658145')).toBe('965814');
    expect(wknOfIsin('XC0009677409')).toBe('967740');
    expect(wknOfIsin('US0378331005')).toBeUndefined();
  });
});
