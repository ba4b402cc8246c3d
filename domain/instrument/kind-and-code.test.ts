import { expect, it } from 'vitest';
import { kindAndCode } from './kind-and-code.ts';

it.each([
  [{ displayType: 'Aktie', wkn: '716460', isin: 'DE0007164600' }, 'Aktie · WKN 716460'],
  [{ displayType: 'Aktie', isin: 'US0378331005' }, 'Aktie · US0378331005'],
  [{ displayType: 'Aktie', wkn: '', isin: '' }, 'Aktie'],
  [{ wkn: '716460' }, 'WKN 716460'],
  [{}, ''],
])('tells %j by kind and code: %s', (instrument, text) => {
  expect(kindAndCode(instrument)).toBe(text);
});
