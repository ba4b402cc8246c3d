import { describe, expect, it } from 'vitest';
import { codeIn, symbolIn, withoutLabels } from './code-forms.ts';
import { plainSigns } from './plain-signs.ts';

const isKnown = (code: string): boolean => ['716460', 'A1CX3T', '840400'].includes(code);
const codeOf = (typed: string): string | undefined => codeIn(withoutLabels(plainSigns(typed)).text, isKnown);

describe('A code as people copy it', () => {
  it.each([
    'DE0007164600',
    'de0007164600',
    'ISIN: DE0007164600',
    'isin DE0007164600',
    'ISIN-DE0007164600',
    'DE 000 716 460 0',
    'DE-0007164600',
    'DE00 0716 4600',
    'ＤＥ０００７１６４６００',
    'SAP DE0007164600 Aktie',
    'SAP-DE0007164600',
    'DE0007\u{AD}164600',
  ])('is the ISIN in %s', (typed) => {
    expect(codeOf(typed)).toBe('DE0007164600');
  });

  it.each(['716460', 'WKN 716460', 'wkn:716460', 'WKN716460', '716 460', '716-460', '７１６４６０', 'sap 716460'])(
    'is the WKN in %s',
    (typed) => {
      expect(codeOf(typed)).toBe('716460');
    },
  );

  it.each(['SAP', 'Rational', 'WKN', 'DE0007164601', '123456', 'A1CX3', 'dax 24.000', ''])('is not in %s', (typed) => {
    expect(codeOf(typed)).toBeUndefined();
  });

  it('takes a label off only where something follows', () => {
    expect(withoutLabels('wkn')).toEqual({ text: 'wkn', isLabelled: false });
    expect(withoutLabels('WKN 7164')).toEqual({ text: '7164', isLabelled: true });
    expect(withoutLabels('Wknowledge AG').isLabelled).toBe(false);
  });
});

describe('A symbol with its exchange', () => {
  it.each([
    ['SAP.DE', 'SAP'],
    ['vow3.de', 'vow3'],
    ['XETRA:SAP', 'SAP'],
    ['NASDAQ:AAPL', 'AAPL'],
    ['$NVDA', 'NVDA'],
    ['^GDAXI', 'GDAXI'],
    ['EURUSD=X', 'EURUSD'],
    ['SAP', undefined],
    ['E.ON', undefined],
    ['SAP SE', undefined],
  ])('%s names %s', (text, symbol) => {
    expect(symbolIn(text)).toBe(symbol);
  });
});
