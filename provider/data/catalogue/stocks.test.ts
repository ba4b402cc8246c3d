import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { isIsin } from '#domain/instrument/check-digit.ts';
import { urlNameOf } from '#domain/text/slug.ts';
import { catalogueSeed } from './testing.ts';
import { indexValueOf } from './indices.ts';

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
  ])('%s has all %i', (key, count) => {
    expect(membersOf(key)).toHaveLength(count);
  });

  it('are most of the S&P 500 and of the FTSE 100, and the largest of the Nikkei', () => {
    expect(membersOf('SP500').length).toBeGreaterThan(330);
    expect(membersOf('FTSE').length).toBeGreaterThan(50);
    expect(membersOf('NIKKEI').length).toBeGreaterThan(50);
    expect(membersOf('NIKKEI').every(({ weight }) => weight === undefined)).toBe(true);
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
  ])('%s weighs them: 100 percent together, none above %i', (key, cap) => {
    const weights = membersOf(key).map(({ weight = 0 }) => weight);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(100, 6);
    expect(Math.max(...weights)).toBeLessThanOrEqual(cap + 1e-6);
    expect(Math.min(...weights)).toBeGreaterThan(0);
  });

  it('weigh by price in the Dow Jones', () => {
    const levels = membersOf('DOW').map(({ entityValue, weight = 0 }) => {
      const level = shares.find((share) => share.entityValue === entityValue)?.details.model?.level ?? 0;
      return weight / level;
    });
    expect(Math.max(...levels) / Math.min(...levels)).toBeCloseTo(1, 9);
  });
});

// Lists of others; they are no part of the project, so this is skipped where they are missing.
const FILE = fileURLToPath(new URL('../../../../shared/data/instruments/financedatabase-equities-xetra.csv', import.meta.url));

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
