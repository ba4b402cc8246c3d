import { describe, expect, it } from 'vitest';
import { query } from '#blocks/kit/block.ts';
import { keyOf, planOf } from './plan.ts';

const quote = (entityValue: string) => query('getQuote', { path: { entityType: 'STOCK', entityValue } });

describe('keyOf', () => {
  it('writes parameters once, and for each operation', () => {
    let read = 0;
    const input = {
      path: { entityType: 'STOCK', entityValue: '1' },
      get query() {
        return ((read += 1), undefined);
      },
    };
    const key = keyOf({ operation: 'getQuote', input });
    expect(keyOf({ operation: 'getQuote', input })).toBe(key);
    expect(read).toBe(1);
    expect(keyOf({ operation: 'listQuotes', input })).not.toBe(key);
    expect(keyOf({ operation: 'getQuote', input: undefined })).toBe('getQuote null');
  });
});

describe('planOf', () => {
  it('asks the same call of two blocks once, whatever the order of its parameters', () => {
    const a = query('getChartHistory', { path: { entityType: 'STOCK', entityValue: '1' }, query: { range: 'Y1' } });
    const b = query('getChartHistory', { query: { range: 'Y1' }, path: { entityValue: '1', entityType: 'STOCK' } });
    expect(planOf([{ a }, { b }]).singles).toHaveLength(1);
  });

  it('joins lone quotes of several instruments into one list', () => {
    const plan = planOf([{ a: quote('1') }, { b: quote('2') }, { c: quote('1') }]);
    expect(plan.singles).toEqual([]);
    expect(plan.quotes.map(({ item }) => item)).toEqual([
      { entityType: 'STOCK', entityValue: '1' },
      { entityType: 'STOCK', entityValue: '2' },
    ]);
  });

  it('leaves a single quote, a quote of one notation and a quote by ISIN as they are', () => {
    const plan = planOf([
      {
        single: quote('1'),
        notation: query('getQuote', { path: { entityType: 'STOCK', entityValue: '2' }, query: { idNotation: 9 } }),
        isin: quote('ISIN:DE0007164600'),
      },
    ]);
    expect(plan.quotes).toEqual([]);
    expect(plan.singles).toHaveLength(3);
  });

  it('joins instruments too', () => {
    const instrument = (entityValue: string) => query('getInstrument', { path: { entityType: 'INDEX', entityValue } });
    expect(planOf([{ a: instrument('1'), b: instrument('2') }]).instruments).toHaveLength(2);
  });
});
