import type { InstrumentRecord } from '../catalogue/types.ts';
import type { Derivatives } from '../derivatives/types.ts';
import { buildProductSearch, type ProductSearch } from './product-search.ts';

/**
 * Indexes the book of derivatives. What is said of an underlying in other words (short name, symbol, `VW`) finds its products too.
 * Yields often: see `runInSlices`.
 */
export function buildBookSearch(
  { book, figures }: Pick<Derivatives, 'book' | 'figures'>,
  instruments: readonly InstrumentRecord[],
): Generator<void, ProductSearch> {
  const byValue = new Map(instruments.map((record) => [record.entityValue, record]));
  const products = { ...book, hasEnded: (row: number) => figures.hasEnded(row) };
  return buildProductSearch(products, (underlying) => {
    const record = byValue.get(underlying);
    return record === undefined ? [] : [record.name, record.tinyName, record.symbol ?? '', ...record.aliases];
  });
}
