import { describe, expect, it } from 'vitest';
import { isIsin, isWkn, wknOfIsin } from '#domain/instrument/check-digit.ts';
import { parseInstrumentSegments } from '#domain/instrument/path.ts';
import { loadSeed } from './load-seed.ts';
import { catalogueSeed } from './testing.ts';
import { venueOf } from './venues.ts';

const { instruments, notations, companies, indexMembers } = catalogueSeed;
const ofType = (type: string) => instruments.filter(({ entityType }) => entityType === type);
const members = (index: string): string[] =>
  indexMembers.filter(({ indexEntityValue }) => indexEntityValue === index).map(({ entityValue }) => entityValue);
const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

describe('the catalogue', () => {
  it('has the instruments the portal needs', () => {
    expect(members('20735')).toHaveLength(40);
    const abroad = ofType('STOCK').filter(({ isin = '' }) => !isin.startsWith('DE'));
    expect(abroad.filter(({ isin = '' }) => isin.startsWith('US')).length).toBeGreaterThanOrEqual(20);
    expect(abroad.filter(({ isin = '' }) => !isin.startsWith('US')).length).toBeGreaterThanOrEqual(20);
    expect(ofType('INDEX').length).toBeGreaterThanOrEqual(60);
    expect(ofType('COMMODITY').length + ofType('PRECIOUS_METAL').length).toBeGreaterThanOrEqual(10);
    expect(ofType('CURRENCY').length).toBeGreaterThanOrEqual(75);
    expect(ofType('CRYPTO').length).toBeGreaterThanOrEqual(60);
    expect(instruments.filter(({ entitySubType }) => entitySubType === 'ETF').length).toBeGreaterThanOrEqual(10);
  });

  it('uses every number and code once', () => {
    expect(unique(instruments.map(({ entityValue }) => entityValue))).toBe(true);
    expect(unique(notations.map(({ idNotation }) => idNotation))).toBe(true);
    expect(unique(instruments.flatMap(({ isin }) => isin ?? []))).toBe(true);
    expect(unique(instruments.flatMap(({ wkn }) => wkn ?? []))).toBe(true);
    expect(unique(instruments.map(({ websitePath }) => websitePath))).toBe(true);
    expect(unique(companies.map(({ companyId }) => companyId))).toBe(true);
  });

  it('has ISINs with right check digits', () => {
    expect(instruments.filter(({ isin }) => isin !== undefined && !isIsin(isin)).map(({ name }) => name)).toEqual([]);
  });

  it('has possible WKNs, and in German ISINs the one inside', () => {
    expect(instruments.filter(({ wkn }) => wkn !== undefined && !isWkn(wkn))).toEqual([]);
    const german = instruments.filter(({ isin = '' }) => isin.startsWith('DE000'));
    expect(german.map(({ wkn }) => wkn)).toEqual(german.map(({ isin = '' }) => wknOfIsin(isin)));
  });

  it('gives every instrument exactly one main notation', () => {
    const mains = notations.filter(({ isDefault }) => isDefault).map(({ entityValue }) => entityValue);
    expect(mains.toSorted()).toEqual(instruments.map(({ entityValue }) => entityValue).toSorted());
  });

  it('knows the venue of each notation', () => {
    for (const { venue, codeMarket, idNotation } of notations) {
      expect(venueOf(venue).codeMarket).toBe(codeMarket);
      expect(idNotation).toBeLessThanOrEqual(2_147_483_647);
    }
  });

  it('offers every share at five venues or more in euros', () => {
    const venues = ({ entityValue }: { entityValue: string }): number =>
      notations.filter((one) => one.entityValue === entityValue && one.isoCurrency === 'EUR').length;
    expect(ofType('STOCK').filter((stock) => venues(stock) < 5)).toEqual([]);
  });

  it('keeps the known real numbers', () => {
    const numbers = (entityValue: string) =>
      Object.fromEntries(notations.filter((one) => one.entityValue === entityValue).map(({ venue, idNotation }) => [venue, idNotation]));
    expect(numbers('82849')).toMatchObject({ GER: 163500, GAT: 9386131, TRO: 120499220, LUSG: 3389771, SWX: 120364809 });
    expect(numbers('86627')).toMatchObject({ NMS: 253929 });
    expect(numbers('20735')).toMatchObject({ GER: 20735 });
    expect(companies.find(({ name }) => name === 'SAP SE')?.companyId).toBe('46469');
  });

  it("has addresses that the portal's own reader understands", () => {
    const read = instruments.map(
      ({ entityType, websitePath }) => parseInstrumentSegments([entityType], [websitePath.split('/')[2] ?? ''], [])?.entityKey,
    );
    expect(read).toEqual(
      instruments.map(({ entityType, entityValue, isin }) =>
        ['STOCK', 'FUND', 'BOND'].includes(entityType) ? `ISIN:${isin}` : entityValue,
      ),
    );
    expect(instruments.map(({ websitePath }) => websitePath)).toEqual(
      expect.arrayContaining([
        '/aktien/SAP-Aktie-DE0007164600',
        '/index/DAX-Index-20735',
        '/rohstoffe/Brent-Rohoel-7743988',
        '/rohstoffe/Gold-1326189',
        '/devisen/Eurokurs-Euro-Dollar-EUR-USD',
        '/kryptowaehrungen/Bitcoin-BTC',
        '/index/S-P-500-Index-4359526',
      ]),
    );
  });

  it('names a company with branch, sector and country for every share', () => {
    const known = new Map(companies.map((company) => [company.companyId, company]));
    for (const { companyId = '' } of ofType('STOCK')) {
      const company = known.get(companyId);
      expect(company?.branch.name).toBeTruthy();
      expect(company?.sector.name).toBeTruthy();
      expect(company?.nameCountry).toMatch(/^[A-ZÄÖÜ][A-Za-zäöüß]+( [A-ZÄÖÜ][a-zäöüß]+)*$/);
    }
  });

  it('describes every DAX member, index, commodity and crypto currency in German', () => {
    const dax = new Set(members('20735'));
    const described = instruments.filter(
      ({ entityType, entityValue }) => dax.has(entityValue) || ['INDEX', 'COMMODITY', 'PRECIOUS_METAL', 'CRYPTO'].includes(entityType),
    );
    expect(described.filter(({ details }) => (details.profile?.join(' ').length ?? 0) <= 60).map(({ name }) => name)).toEqual([]);
  });

  it('lists only members it has', () => {
    const known = new Set(instruments.map(({ entityValue }) => entityValue));
    for (const { entityValue, indexEntityValue } of indexMembers) {
      expect(known.has(entityValue)).toBe(true);
      expect(known.has(indexEntityValue)).toBe(true);
    }
  });

  it('is the same each time it is read and survives JSON', () => {
    expect(loadSeed()).toEqual(catalogueSeed);
    expect(JSON.parse(JSON.stringify(catalogueSeed))).toEqual(catalogueSeed);
  });
});
