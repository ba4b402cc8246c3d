import { describe, expect, it } from 'vitest';
import { instrumentPath, parseInstrumentSegments, parseOtherSpelling, type Addressed } from './path.ts';
import { sectionFinder } from './section.ts';

const SHARE_PAGES = ['handelsplaetze', 'orderbuch', 'kennzahlen', 'historische-kurse', 'unternehmensprofil', 'zugehoerige-fonds', 'chart'];
const sectionOf = sectionFinder([
  { path: '/aktien', instruments: [{ entityType: 'STOCK' }] },
  { path: '/index', instruments: [{ entityType: 'INDEX' }] },
  { path: '/devisen', instruments: [{ entityType: 'CURRENCY' }] },
  { path: '/kryptowaehrungen', instruments: [{ entityType: 'CRYPTO' }] },
  { path: '/rohstoffe', instruments: [{ entityType: 'PRECIOUS_METAL' }] },
  { path: '/etf', instruments: [{ entityType: 'FUND', entitySubTypes: ['ETF'] }] },
]);
const INDEX_PAGES = ['einzelwerte', 'top-flop', 'top', 'flop'];
const SAP = 'SAP-Aktie-DE0007164600';

describe('the address of an instrument', () => {
  it.each([
    ['INDEX', 'DAX-Index-20735', '20735', '20735'],
    ['CURRENCY', 'Eurokurs-Euro-Dollar-EUR-USD', 'EUR-USD', 'EURUSD'],
    ['CRYPTO', 'Bitcoin-BTC', 'BTC', 'BTC'],
  ])('[ROUTE-010] of type %s that ends in %s names %s', (type, slug, identifier, entityKey) => {
    expect(parseInstrumentSegments([type], [slug], [])).toEqual({ slug, identifier, entityKey, subPage: undefined });
  });

  it('names a share by its ISIN', () => {
    expect(parseInstrumentSegments(['STOCK'], [SAP], [])?.entityKey).toBe('ISIN:DE0007164600');
  });

  it.each([
    ['STOCK', []],
    ['STOCK', ['SAP-Aktie']],
    ['STOCK', ['SAP-Aktie-DE0007164601']],
    ['STOCK', ['DE0007164600']],
    ['INDEX', ['DAX-Index-020735']],
    ['INDEX', ['DAX-Index-20735x']],
    ['CURRENCY', ['Euro-EURUSD']],
    ['CURRENCY', ['EUR-USD']],
    ['CRYPTO', ['Bitcoin-btc']],
    ['STOCK', ['chart', SAP, 'mehr']],
  ])('of type %s is not %j', (type, segments) => {
    expect(parseInstrumentSegments([type], segments, SHARE_PAGES)).toBeUndefined();
  });
});

describe('another spelling', () => {
  it.each([
    ['STOCK', ['DE0007164600'], 'ISIN:DE0007164600'],
    ['STOCK', ['sap-aktie-de0007164600'], 'ISIN:DE0007164600'],
    ['STOCK', ['716460'], 'WKN:716460'],
    ['STOCK', ['SAP-Aktie-716460'], 'WKN:716460'],
    ['FUND', ['a0rpwh'], 'WKN:A0RPWH'],
    ['INDEX', ['de0008469008'], 'ISIN:DE0008469008'],
    ['CURRENCY', ['eurusd'], 'EURUSD'],
    ['CURRENCY', ['eurokurs-eur-usd'], 'EURUSD'],
    ['CRYPTO', ['bitcoin-btc'], 'BTC'],
    ['CRYPTO', ['BTC'], 'BTC'],
  ])('of type %s is asked for by %j as %s', (type, segments, entityKey) => {
    expect(parseOtherSpelling([type], segments, [])?.entityKey).toBe(entityKey);
  });

  it('keeps the sub-page', () => {
    expect(parseOtherSpelling(['STOCK'], ['chart', '716460'], SHARE_PAGES)).toMatchObject({ subPage: 'chart', identifier: '716460' });
    expect(parseOtherSpelling(['STOCK'], ['unfug', '716460'], SHARE_PAGES)).toBeUndefined();
  });

  it.each([
    ['STOCK', []],
    ['STOCK', ['laender-x']],
    ['STOCK', ['laende']],
    ['STOCK', ['SAP-Aktie-DE0007164601']],
    ['CURRENCY', ['euro']],
    ['STOCK', ['chart', '716460', 'mehr']],
  ])('of type %s is not %j', (type, segments) => expect(parseOtherSpelling([type], segments, SHARE_PAGES)).toBeUndefined());
});

describe('a sub-page', () => {
  it.each(SHARE_PAGES)('[ROUTE-009] %s of a share stands before its slug', (subPage) => {
    expect(parseInstrumentSegments(['STOCK'], [subPage, SAP], SHARE_PAGES)).toMatchObject({ subPage, identifier: 'DE0007164600' });
  });

  it.each(INDEX_PAGES)('[ROUTE-009] %s of an index stands before its slug', (subPage) => {
    expect(parseInstrumentSegments(['INDEX'], [subPage, 'DAX-Index-20735'], INDEX_PAGES)).toMatchObject({ subPage, identifier: '20735' });
  });

  it('[ROUTE-009] that is unknown finds nothing', () => {
    expect(parseInstrumentSegments(['STOCK'], ['einzelwerte', SAP], SHARE_PAGES)).toBeUndefined();
    expect(parseInstrumentSegments(['STOCK'], [SAP, 'chart'], SHARE_PAGES)).toBeUndefined();
  });
});

describe('a built address', () => {
  const instruments: readonly [Addressed, string][] = [
    [{ entityType: 'STOCK', entityValue: '82849', isin: 'DE0007164600', urlName: 'SAP-Aktie' }, '/aktien/SAP-Aktie-DE0007164600'],
    [{ entityType: 'INDEX', entityValue: '20735', isin: 'DE0008469008', urlName: 'DAX-Index' }, '/index/DAX-Index-20735'],
    [{ entityType: 'CURRENCY', entityValue: 'EURUSD', urlName: 'Eurokurs-Euro-Dollar' }, '/devisen/Eurokurs-Euro-Dollar-EUR-USD'],
    [{ entityType: 'CRYPTO', entityValue: 'BTC', urlName: 'Bitcoin' }, '/kryptowaehrungen/Bitcoin-BTC'],
    [{ entityType: 'PRECIOUS_METAL', entityValue: '1326189', urlName: 'Gold' }, '/rohstoffe/Gold-1326189'],
    [
      { entityType: 'FUND', entitySubType: 'ETF', entityValue: '3567527', isin: 'DE0005933931', urlName: 'iShares-Core-DAX' },
      '/etf/iShares-Core-DAX-DE0005933931',
    ],
  ];

  it.each(instruments)('[ROUTE-010] of %o is %s and reads back', (instrument, path) => {
    expect(instrumentPath(instrument, sectionOf)).toBe(path);
    expect(parseInstrumentSegments([instrument.entityType], [path.split('/')[2] ?? ''], [])).toBeDefined();
  });

  it('puts the sub-page before the slug', () => {
    expect(instrumentPath(instruments[0]![0], sectionOf, 'chart')).toBe('/aktien/chart/SAP-Aktie-DE0007164600');
  });

  it.each(['/index/S-P-500-Index-4359526', 'https://www.parkett.example/indizes/S-P-500-Index-4359526'])(
    'calls an instrument as the answer does, which has it at %s',
    (WEBSITE) => {
      const instrument = { entityType: 'INDEX', entityValue: '4359526', urlName: 'SP-500', urls: { WEBSITE } } as const;
      expect(instrumentPath(instrument, sectionOf)).toBe('/index/S-P-500-Index-4359526');
    },
  );

  it('may be one of several kinds on the same page', () => {
    const types = ['CURRENCY', 'CRYPTO', 'STOCK'];
    const keys = ['Euro-Dollar-EUR-USD', 'Bitcoin-BTC', SAP].map((slug) => parseInstrumentSegments(types, [slug], [])?.entityKey);
    expect(keys).toEqual(['EURUSD', 'BTC', 'ISIN:DE0007164600']);
  });

  it('does not exist for types without pages', () => {
    expect(instrumentPath({ entityType: 'NEWS', entityValue: '1', urlName: 'x' }, sectionOf)).toBeUndefined();
  });
});
