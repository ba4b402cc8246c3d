import { describe, expect, it } from 'vitest';
import { withinBudget } from '../base/budget.ts';
import { catalogueSeed } from '../catalogue/testing.ts';
import { DAX, FRIDAY, SAP, testMarket } from './testing.ts';

const euro = catalogueSeed.notations.find(({ entityValue, isDefault }) => isDefault && entityValue === 'EURUSD')?.idNotation ?? 0;

describe('A market before its first visitors', { timeout: 60_000 }, () => {
  it('knows the members of an index and a year of their sums once it is prepared, in many small steps', () => {
    const market = testMarket();
    const dax = catalogueSeed.notations.find(({ idNotation }) => idNotation === DAX)?.entityValue ?? '';
    const atOnce = <Result>(ask: () => Result) => withinBudget({ most: 0, spent: 0 }, ask);
    const look = () => atOnce(() => market.fairAt(dax, FRIDAY));
    const quote = () => atOnce(() => market.quote(DAX, FRIDAY));
    expect(look).toThrow('More than 0 ms');
    expect(quote).toThrow('More than 0 ms');
    expect([...market.prepare(FRIDAY)].length).toBeGreaterThan(100);
    expect(look).not.toThrow();
    expect(quote).not.toThrow();
  });
});

describe('The price of now', { timeout: 60_000 }, () => {
  it.each([DAX, SAP, euro])('is what the quote says of the day (notation %i)', (idNotation) => {
    const market = testMarket();
    for (const quality of ['RLT', 'DLY', 'EOD'] as const) {
      const now = market.priceNow(idNotation, FRIDAY, quality);
      expect(now).toBeDefined();
      expect(market.quote(idNotation, FRIDAY, quality)).toMatchObject(now ?? {});
      expect(Object.keys(market.quote(idNotation, FRIDAY, quality) ?? {})).toEqual(expect.arrayContaining(['high1Year', 'low1Year']));
      expect(now).not.toHaveProperty('high1Year');
    }
  });
});
