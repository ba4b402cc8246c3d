import { ROUTES } from '#documents/routes/generated/routes.ts';
import { expect, it } from 'vitest';
import { instrumentData } from './structured-data.ts';

type Subject = Parameters<typeof instrumentData>[0];
const url = 'https://portal.example/aktien/SAP-Aktie-DE0007164600';
const subject = (instrument: object, subPage?: string): Subject =>
  ({
    kind: 'instrument',
    section: '/aktien',
    slug: 'x',
    subPage,
    instrument: { name: 'SAP', urls: {}, ...instrument },
  }) as unknown as Subject;
const places = { url, picture: (id: string) => id, routes: ROUTES };
const share = { entityType: 'STOCK', entityValue: '82849', symbol: 'SAP', isin: 'DE0007164600' };

it('tells the company of a share with the ticker of its market', () => {
  expect(instrumentData(subject({ ...share, codeMic: 'XETR' }), places)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Corporation',
      name: 'SAP',
      url,
      tickerSymbol: 'XETR SAP',
      identifier: { '@type': 'PropertyValue', propertyID: 'ISIN', value: 'DE0007164600' },
    },
  ]);
  // Neither a symbol without exchange nor an exchange without symbol is a ticker.
  for (const half of [share, { entityType: 'STOCK', entityValue: '1', codeMic: 'XETR' }])
    expect(instrumentData(subject(half), places)[0]).not.toHaveProperty('tickerSymbol');
});

it('tells the currencies of a rate, and the rate itself', () => {
  const pair = subject({ entityType: 'CURRENCY', entityValue: 'EURUSD' });
  expect(instrumentData({ ...pair, rate: 1.1591 }, places)).toMatchObject([
    {
      '@type': 'ExchangeRateSpecification',
      currency: 'EUR',
      currentExchangeRate: { '@type': 'UnitPriceSpecification', price: 1.1591, priceCurrency: 'USD' },
    },
  ]);
  expect(instrumentData(pair, places)).not.toHaveProperty('0.currentExchangeRate.price');
});

it('tells the prices of days as a dataset, and nothing of what has no type', () => {
  expect(instrumentData(subject(share, 'historische-kurse'), places)).toMatchObject([
    { '@type': 'Dataset', name: 'Historische Kurse: SAP', url },
  ]);
  expect(instrumentData(subject(share, 'chart'), places)).toEqual([]);
  expect(instrumentData(subject({ entityType: 'INDEX', entityValue: '20735' }), places)).toEqual([]);
});
