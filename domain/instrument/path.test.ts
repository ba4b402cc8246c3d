import { describe, expect, it } from 'vitest';
import { instrumentPath, parseInstrumentSegments, parseOtherSpelling, type Addressable } from './path.ts';

const SHARE_PAGES = ['handelsplaetze', 'orderbuch', 'kennzahlen', 'historische-kurse', 'unternehmensprofil', 'zugehoerige-fonds', 'chart'];
const INDEX_PAGES = ['einzelwerte', 'top-flop', 'top', 'flop'];
const SAP = 'SAP-Aktie-DE0007164600';

describe('the address of an instrument', () => {
  it.each([
    ['/index', 'DAX-Index-20735', '20735', '20735'],
    ['/devisen', 'Eurokurs-Euro-Dollar-EUR-USD', 'EUR-USD', 'EURUSD'],
    ['/kryptowaehrungen', 'Bitcoin-BTC', 'BTC', 'BTC'],
  ])('[ROUTE-010] %s/%s names %s', (section, slug, identifier, entityKey) => {
    expect(parseInstrumentSegments(section, [slug], [])).toEqual({ slug, identifier, entityKey, subPage: undefined });
  });

  it('names a share by its ISIN', () => {
    expect(parseInstrumentSegments('/aktien', [SAP], [])?.entityKey).toBe('ISIN:DE0007164600');
  });

  it.each([
    ['/aktien', []],
    ['/aktien', ['SAP-Aktie']],
    ['/aktien', ['SAP-Aktie-DE0007164601']],
    ['/aktien', ['DE0007164600']],
    ['/index', ['DAX-Index-020735']],
    ['/index', ['DAX-Index-20735x']],
    ['/devisen', ['Euro-EURUSD']],
    ['/devisen', ['EUR-USD']],
    ['/kryptowaehrungen', ['Bitcoin-btc']],
    ['/aktien', ['chart', SAP, 'mehr']],
  ])('%s %j is no instrument', (section, segments) => {
    expect(parseInstrumentSegments(section, segments, SHARE_PAGES)).toBeUndefined();
  });
});

describe('another spelling', () => {
  it.each([
    ['/aktien', ['DE0007164600'], 'ISIN:DE0007164600'],
    ['/aktien', ['sap-aktie-de0007164600'], 'ISIN:DE0007164600'],
    ['/aktien', ['716460'], 'WKN:716460'],
    ['/aktien', ['SAP-Aktie-716460'], 'WKN:716460'],
    ['/etf', ['a0rpwh'], 'WKN:A0RPWH'],
    ['/index', ['de0008469008'], 'ISIN:DE0008469008'],
    ['/devisen', ['eurusd'], 'EURUSD'],
    ['/devisen', ['eurokurs-eur-usd'], 'EURUSD'],
    ['/kryptowaehrungen', ['bitcoin-btc'], 'BTC'],
    ['/kryptowaehrungen', ['BTC'], 'BTC'],
  ])('%s %j is asked for as %s', (section, segments, entityKey) => {
    expect(parseOtherSpelling(section, segments, [])?.entityKey).toBe(entityKey);
  });

  it('keeps the sub-page', () => {
    expect(parseOtherSpelling('/aktien', ['chart', '716460'], SHARE_PAGES)).toMatchObject({ subPage: 'chart', identifier: '716460' });
    expect(parseOtherSpelling('/aktien', ['unfug', '716460'], SHARE_PAGES)).toBeUndefined();
  });

  it.each([
    ['/aktien', []],
    ['/aktien', ['laender-x']],
    ['/aktien', ['laende']],
    ['/aktien', ['SAP-Aktie-DE0007164601']],
    ['/devisen', ['euro']],
    ['/aktien', ['chart', '716460', 'mehr']],
  ])('%s %j is none', (section, segments) => expect(parseOtherSpelling(section, segments, SHARE_PAGES)).toBeUndefined());
});

describe('a sub-page', () => {
  it.each(SHARE_PAGES)('[ROUTE-009] %s of a share stands before its slug', (subPage) => {
    expect(parseInstrumentSegments('/aktien', [subPage, SAP], SHARE_PAGES)).toMatchObject({ subPage, identifier: 'DE0007164600' });
  });

  it.each(INDEX_PAGES)('[ROUTE-009] %s of an index stands before its slug', (subPage) => {
    expect(parseInstrumentSegments('/index', [subPage, 'DAX-Index-20735'], INDEX_PAGES)).toMatchObject({ subPage, identifier: '20735' });
  });

  it('[ROUTE-009] that is unknown finds nothing', () => {
    expect(parseInstrumentSegments('/aktien', ['einzelwerte', SAP], SHARE_PAGES)).toBeUndefined();
    expect(parseInstrumentSegments('/aktien', [SAP, 'chart'], SHARE_PAGES)).toBeUndefined();
  });
});

describe('a built address', () => {
  const instruments: readonly [Addressable, string][] = [
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
    expect(instrumentPath(instrument)).toBe(path);
    const [, section, slug] = path.split('/');
    expect(parseInstrumentSegments(`/${section}`, [slug ?? ''], [])).toBeDefined();
  });

  it('puts the sub-page before the slug', () => {
    expect(instrumentPath(instruments[0]![0], 'chart')).toBe('/aktien/chart/SAP-Aktie-DE0007164600');
  });

  it('does not exist for types without pages', () => {
    expect(instrumentPath({ entityType: 'NEWS', entityValue: '1', urlName: 'x' })).toBeUndefined();
  });
});
