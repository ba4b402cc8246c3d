import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { isIsin } from '#domain/instrument/check-digit.ts';
import { urlNameOf } from '#domain/text/slug.ts';
import { FRIDAY, testMarket } from '../prices/testing.ts';
import { catalogueSeed } from './testing.ts';
import { indexValueOf } from './indices.ts';
import type { CompanyRecord } from './types.ts';

const shares = catalogueSeed.instruments.filter(({ entityType }) => entityType === 'STOCK');
const membersOf = (key: string) => catalogueSeed.indexMembers.filter(({ indexEntityValue }) => indexEntityValue === indexValueOf(key));

describe('the shares of the catalogue', () => {
  it('are many, each with a right ISIN of its own, a company and facts of it', () => {
    expect(shares.length).toBeGreaterThan(800);
    expect(shares.filter(({ isin = '' }) => !isIsin(isin))).toEqual([]);
    expect(new Set(shares.map(({ isin }) => isin)).size).toBe(shares.length);
    const companies = new Map(catalogueSeed.companies.map((company) => [company.companyId, company]));
    for (const { companyId = '', details } of shares) {
      const company = companies.get(companyId);
      expect(company?.details?.freeFloat).toBeGreaterThan(50);
      expect(company?.sharesOutstanding).toBeGreaterThanOrEqual(details.stock?.sharesOutstanding ?? 0);
      expect(details.model?.level).toBeGreaterThan(0);
    }
  });

  it('have the company that their name says, and no two companies one number', () => {
    const companies = new Map(catalogueSeed.companies.map((company) => [company.companyId, company]));
    const foreign = shares.filter(
      ({ companyId = '', details }) => details.stock?.officialName.startsWith(companies.get(companyId)?.name ?? '–') !== true,
    );
    expect(foreign.map(({ name }) => name)).toEqual([]);
  });

  it('go one way where they are classes of one company', () => {
    const market = testMarket();
    const yearOf = (isin: string): number => {
      const share = shares.find((one) => one.isin === isin);
      const main = catalogueSeed.notations.find(({ entityValue, isDefault }) => isDefault && entityValue === share?.entityValue);
      return Number(market.performanceValues(main?.idNotation ?? 0, FRIDAY)['performanceRelW52']);
    };
    for (const [one = '', other = ''] of [
      ['US02079K3059', 'US02079K1079'],
      ['DE0005190003', 'DE0005190037'],
      ['DE0007664039', 'DE0007664005'],
    ])
      expect(Math.abs(yearOf(one) - yearOf(other)), one).toBeLessThan(16);
  });

  it('count the shares of all classes for a company', () => {
    const [a, c] = ['US02079K3059', 'US02079K1079'].map((isin) => shares.find((share) => share.isin === isin));
    expect(a?.companyId).toBe(c?.companyId);
    const company = catalogueSeed.companies.find(({ companyId }) => companyId === a?.companyId);
    expect(company?.sharesOutstanding).toBe((a?.details.stock?.sharesOutstanding ?? 0) + (c?.details.stock?.sharesOutstanding ?? 0));
  });
});

describe('the members of the indices', () => {
  it.each([
    ['DAX', 40],
    ['MDAX', 50],
    ['SDAX', 70],
    ['TECDAX', 30],
    ['STOXX', 50],
    ['CAC', 40],
    ['SMI', 20],
    ['ATX', 20],
    ['DOW', 30],
    ['NASDAQ', 100],
    ['FTSE', 100],
    ['NIKKEI', 225],
    ['HDAX', 104],
    ['DIVDAX', 15],
  ])('%s has all %i', (key, count) => {
    expect(membersOf(key)).toHaveLength(count);
  });

  it('are those of every index, and those of one that is not complete weigh less than 100 percent together', () => {
    const indices = catalogueSeed.instruments.filter(({ entityType, symbol }) => entityType === 'INDEX' && symbol !== 'VIX');
    expect(indices.length).toBeGreaterThan(75);
    for (const { entityValue, name, details } of indices) {
      const members = catalogueSeed.indexMembers.filter(({ indexEntityValue }) => indexEntityValue === entityValue);
      expect([name, members.length > 0, new Set(members.map((one) => one.entityValue)).size]).toEqual([name, true, members.length]);
      expect([name, members.filter(({ weight }) => !(weight! > 0))]).toEqual([name, []]);
      const sum = members.reduce((total, { weight = 0 }) => total + weight, 0);
      const isComplete = members.length >= (details.index?.numberConstituents ?? 0);
      expect([name, isComplete ? Math.abs(sum - 100) < 1e-6 : sum > 5 && sum < 100]).toEqual([name, true]);
    }
  });

  it('of a branch or a part of the world are of it', () => {
    const companies = new Map(catalogueSeed.companies.map((company) => [company.companyId, company]));
    const namesOf = (key: string, name: (company: CompanyRecord) => string): string[] => {
      const records = membersOf(key).map(({ entityValue }) => shares.find((share) => share.entityValue === entityValue));
      return [...new Set(records.map((record) => name(companies.get(record?.companyId ?? '')!)))].toSorted();
    };
    expect(namesOf('SX7P', ({ branch }) => branch.name)).toEqual(['Banken']);
    expect(namesOf('WHC', ({ sector }) => sector.name)).toEqual(['Gesundheit']);
    expect(namesOf('TSX', ({ isoCountry }) => isoCountry)).toEqual(['CA']);
    expect(namesOf('STOXX50', ({ isoCountry }) => isoCountry)).toEqual(expect.arrayContaining(['CH', 'DE', 'FR', 'GB']));
    expect(namesOf('SRI', ({ branch }) => branch.name)).not.toContain('Öl und Gas');
  });

  it('of bond indices are bonds as their rules want them', () => {
    const bonds = (key: string) =>
      membersOf(key).map(({ entityValue }) => catalogueSeed.instruments.find((one) => one.entityValue === entityValue)?.details.bond);
    expect(new Set(bonds('REXP').map((bond) => bond?.issuer.name))).toEqual(new Set(['Bundesrepublik Deutschland']));
    expect(new Set(bonds('USTRE').map((bond) => `${bond?.currency} ${bond?.issuer.isoCountry}`))).toEqual(new Set(['USD US']));
    expect(bonds('EHY').filter((bond) => !/^(?:BB|B|CCC)\b/.test(bond?.ratingClass ?? ''))).toEqual([]);
    expect(bonds('ECORP').filter((bond) => bond?.issuer.nameType === 'Staat')).toEqual([]);
  });

  it.each([
    ['DAX', 15],
    ['MDAX', 15],
    ['SDAX', 15],
    ['TECDAX', 15],
    ['STOXX', 10],
    ['CAC', 15],
    ['SMI', 18],
    ['ATX', 20],
    ['DOW', 100],
    ['NASDAQ', 100],
    ['SP500', 100],
    ['FTSE', 100],
    ['NIKKEI', 100],
  ])('%s weighs them: 100 percent together, none above %i', (key, cap) => {
    const weights = membersOf(key).map(({ weight = 0 }) => weight);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(100, 6);
    expect(Math.max(...weights)).toBeLessThanOrEqual(cap + 1e-6);
    expect(Math.min(...weights)).toBeGreaterThan(0);
  });

  it.each(['DOW', 'NIKKEI'])('weigh by price in %s', (key) => {
    const levels = membersOf(key).map(({ entityValue, weight = 0 }) => {
      const level = shares.find((share) => share.entityValue === entityValue)?.details.model?.level ?? 0;
      return weight / level;
    });
    expect(Math.max(...levels) / Math.min(...levels)).toBeCloseTo(1, 9);
  });
});

const SP500 = fileURLToPath(new URL('../../../shared/data/instruments/sp500-constituents.csv', import.meta.url));

describe.skipIf(!existsSync(SP500))('against a published list of the S&P 500', () => {
  it('have every member whose ISIN is known, and no other', () => {
    const listed = parse<Record<string, string>>(readFileSync(SP500, 'utf8'), { columns: true }).map(({ Symbol = '' }) => Symbol);
    const own = membersOf('SP500').map(({ entityValue }) => shares.find((share) => share.entityValue === entityValue)?.symbol ?? '');
    expect(listed.filter((symbol) => !own.includes(symbol))).toEqual(['FDXF', 'HONA']);
    expect(own.filter((symbol) => !listed.includes(symbol))).toEqual([]);
  });
});

// External list, not part of the project; the test is skipped if it is missing.
const FILE = fileURLToPath(new URL('../../../shared/data/instruments/financedatabase-equities-xetra.csv', import.meta.url));

describe.skipIf(!existsSync(FILE))('against a published list of shares at Xetra', () => {
  it('agree on whose ISIN it is', () => {
    const listed = new Map(
      parse<Record<string, string>>(readFileSync(FILE, 'utf8'), { columns: true }).map(({ isin = '', name = '' }) => [isin, name]),
    );
    const plain = (text: string): string =>
      urlNameOf(text.normalize('NFD').replaceAll(/\p{M}/gu, ''))
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, '');
    const both = shares.filter(({ isin = '' }) => (listed.get(isin) ?? '') !== '');
    expect(both.length).toBeGreaterThan(250);
    const strange = both.filter(({ isin = '', name, aliases }) => {
      const theirs = plain(listed.get(isin) ?? '');
      return ![name, ...aliases].some((own) => theirs.startsWith(plain(own).slice(0, 4)) || theirs.includes(plain(own).slice(0, 5)));
    });
    expect(strange.map(({ name, isin = '' }) => `${name} = ${listed.get(isin)}`)).toEqual([]);
  });
});
