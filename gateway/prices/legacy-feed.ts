import type { LivePrice } from './live-price.ts';
import { toLivePrice } from './live-price.ts';

/** Path of the feed that preceded composite prices. Source: contract.md §7 and §9, as all of this file. */
export const LEGACY_PATH = '/prices/quote.csv';
/** Minimum time between two updates, in ms; the feed has no parameter for it. */
export const LEGACY_MINIMUM_INTERVAL = 1000;

/** Parameters of the request. */
export function legacyQuery(notation: number): Readonly<Record<'VERSION' | 'QUALITY' | 'ID_NOTATION', string | number>> {
  return { VERSION: 2, QUALITY: 'BST', ID_NOTATION: notation };
}

/** Columns of version 2, in the order of the server. Readers use the names in the first line. */
export const LEGACY_COLUMNS = [
  'ID_NOTATION',
  'QUALITY',
  'DATETIME_PRICE',
  'PRICE',
  'VOLUME',
  'PERFORMANCE_ABS',
  'PERFORMANCE_PCT',
  'LOW',
  'HIGH',
  'TOTAL_VOLUME',
  'DATETIME_BID',
  'BID',
  'VOLUME_BID',
  'DATETIME_ASK',
  'ASK',
  'VOLUME_ASK',
] as const;
type Column = (typeof LEGACY_COLUMNS)[number];

/** Row of one notation. */
export interface LegacyQuote {
  readonly notation: number;
  readonly price: LivePrice;
}

/**
 * Parses `text/csv` of the feed: a line of column names, one line per notation, semicolons as separators, decimal points, empty fields for
 * unknown values. Skips lines without a notation and unknown columns.
 */
export function readLegacyQuotes(csv: string): LegacyQuote[] {
  const [head = '', ...lines] = csv.split(/\r?\n/);
  const names = head.split(';');
  return lines.flatMap((line) => {
    const values = line.split(';');
    const text = (column: Column): string | undefined => values[names.indexOf(column)] || undefined;
    const number = (column: Column): number => Number(text(column) ?? Number.NaN);
    const notation = number('ID_NOTATION');
    if (!Number.isSafeInteger(notation)) return [];
    const price = toLivePrice({
      quality: text('QUALITY'),
      trade: {
        latest: {
          time: text('DATETIME_PRICE'),
          price: number('PRICE'),
          tradingVolume: number('VOLUME'),
          performance: { intraday: { absolute: number('PERFORMANCE_ABS'), relative: number('PERFORMANCE_PCT') / 100 } },
        },
        low: { price: number('LOW') },
        high: { price: number('HIGH') },
        accumulated: { tradingVolume: number('TOTAL_VOLUME') },
      },
      bidAsk: {
        bid: { price: number('BID'), tradingVolume: number('VOLUME_BID'), time: text('DATETIME_BID') },
        ask: { price: number('ASK'), tradingVolume: number('VOLUME_ASK'), time: text('DATETIME_ASK') },
      },
    });
    return [{ notation, price }];
  });
}
