import { setTimeout as pause } from 'node:timers/promises';
import type { InstrumentRecord } from '#market/catalogue/index.ts';
import type { Derivatives } from '#market/derivatives/index.ts';
import { buildProductSearch, type ProductSearch } from './product-search.ts';

/** Maximum wait for the list of ended products, which is not available immediately after the start. */
const LONGEST_WAIT_MS = 500;

/**
 * Indexes the book of derivatives. Other names of an underlying (short name, symbol, `VW`) find its products too. Yields often: see
 * `runInSlices`.
 */
export function* buildBookSearch(
  { book, figures }: Pick<Derivatives, 'book' | 'figures'>,
  instruments: readonly InstrumentRecord[],
): Generator<void, ProductSearch> {
  const byValue = new Map(instruments.map((record) => [record.entityValue, record]));
  let isKnown = false;
  let pending: Promise<void> | undefined;
  const products = { ...book, hasEnded: (row: number) => isKnown && figures.hasEnded(row) };
  const search = yield* buildProductSearch(products, (underlying) => {
    const record = byValue.get(underlying);
    return record === undefined ? [] : [record.name, record.tinyName, record.symbol ?? '', ...record.aliases];
  });
  return {
    ...search,
    async ready() {
      if (isKnown) return;
      pending ??= figures.ready().then(
        () => void (isKnown = true),
        () => void (pending = undefined),
      );
      await Promise.race([pending, pause(LONGEST_WAIT_MS, undefined, { ref: false })]);
    },
  };
}
