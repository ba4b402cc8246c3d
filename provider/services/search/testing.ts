import type { InstrumentRecord } from '#market/catalogue/index.ts';
import { buildProductSearch, type Products, type ProductSearch } from './product-search.ts';
import { runAtOnce } from './slices.ts';

const KINDS = ['Call', 'Put', 'Turbo Long', 'Discount', 'Bonus Cap'];
const MONTHS = ['Jan.', 'März', 'Juni', 'Sep.', 'Dez.'];

/** Creates products for tests of the search, `perUnderlying` on each instrument. */
export function testProducts(underlyings: readonly InstrumentRecord[], perUnderlying: number): Products {
  const underlyingOf = (row: number): InstrumentRecord => {
    const found = underlyings[Math.floor(row / perUnderlying)];
    if (found === undefined) throw new Error(`No product ${row}`);
    return found;
  };
  const wknOf = (row: number): string => `TK${(row + 40_000).toString(36).toUpperCase().padStart(4, '0')}`;
  const isinOf = (row: number): string => `DE000${wknOf(row)}${row % 10}`;
  const size = underlyings.length * perUnderlying;
  const rows = Array.from({ length: size }, (_, row) => row);
  const [byIsin, byWkn] = [new Map(rows.map((row) => [isinOf(row), row])), new Map(rows.map((row) => [wknOf(row), row]))];
  const nameOf = (row: number): string => {
    const strike = (20 + (row % 50)).toLocaleString('de-DE', { minimumIntegerDigits: 2 });
    return `${KINDS[row % KINDS.length]} ${underlyingOf(row).name} ${strike}.000 ${MONTHS[row % 7] ?? 'Okt.'} ${2026 + (row % 3)}`;
  };
  return {
    size,
    row: (entityValue) =>
      /^9\d{6}$/.test(entityValue) && Number(entityValue) - 9_000_000 < size ? Number(entityValue) - 9_000_000 : undefined,
    rowByIsin: (isin) => byIsin.get(isin),
    rowByWkn: (wkn) => byWkn.get(wkn),
    nameOf,
    hasEnded: (row) => row % 4 === 1,
    wknOf,
    underlyingOf: (row) => underlyingOf(row).entityValue,
    instrument: (row) => ({
      entityType: 'DERIVATIVE',
      entityValue: String(9_000_000 + row),
      name: nameOf(row),
      tinyName: nameOf(row),
      urlName: wknOf(row),
      isin: isinOf(row),
      wkn: wknOf(row),
      displayType: 'Derivat',
      websitePath: `/derivate/${wknOf(row)}`,
      importance: 0,
      aliases: [],
      details: {},
    }),
  };
}

/** Creates the index of {@link testProducts}. */
export function testProductSearch(products: Products, underlyings: readonly InstrumentRecord[]): ProductSearch {
  const byValue = new Map(underlyings.map((record) => [record.entityValue, record]));
  return runAtOnce(
    buildProductSearch(products, (value) => {
      const underlying = byValue.get(value);
      return underlying === undefined ? [] : [underlying.tinyName, ...underlying.aliases];
    }),
  );
}
