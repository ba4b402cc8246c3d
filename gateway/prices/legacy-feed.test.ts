import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEGACY_COLUMNS, LEGACY_MINIMUM_INTERVAL, LEGACY_PATH, legacyQuery, readLegacyQuotes } from './legacy-feed.ts';

describe('the legacy feed', () => {
  it('is asked for with VERSION 2, quality BST and ID_NOTATION, every second at most', () => {
    expect(LEGACY_PATH).toBe('/prices/quote.csv');
    expect(legacyQuery(20735)).toEqual({ VERSION: 2, QUALITY: 'BST', ID_NOTATION: 20735 });
    expect(LEGACY_MINIMUM_INTERVAL).toBe(1000);
  });

  it('reads prices by the names in the first line', () => {
    const csv = [
      LEGACY_COLUMNS.join(';'),
      '20735;RLT;2026-07-31T15:38:08.000Z;23456.7;12;65.3;0.25;23400;23500;81234;2026-07-31T15:38:09.000Z;23456.5;5;;;',
    ].join('\r\n');
    expect(readLegacyQuotes(csv)).toEqual([
      {
        notation: 20735,
        price: expect.objectContaining({
          date: '2026-07-31T15:38:08.000Z',
          price: 23456.7,
          performance_abs: 65.3,
          performance_rel: 0.25,
          priceLow: 23400,
          totalVolume: 81234,
          bid: 23456.5,
          volumeBid: 5,
          ask: undefined,
          quality: 'RLT',
        }),
      },
    ]);
    expect(readLegacyQuotes('PRICE;NEU;ID_NOTATION\n1.5;x;7\n')).toMatchObject([{ notation: 7, price: { price: 1.5 } }]);
  });

  it('never throws and takes no notation for granted', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { notation } of readLegacyQuotes(`ID_NOTATION;PRICE\n${text}`)) expect(notation).toSatisfy(Number.isSafeInteger);
      }),
    );
  });
});
