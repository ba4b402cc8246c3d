import type { DerivativeBook } from '#market/derivatives/index.ts';
import { createCatalogueLookup, type CatalogueLookup, type Seed } from '#market/catalogue/index.ts';
import type { ProductSearch } from './product-search.ts';
import { createSearch, type InstrumentSearch, type SearchOptions } from './search.ts';

/** Catalogue with a search. */
export interface CatalogueView extends CatalogueLookup {
  readonly search: InstrumentSearch;
}

/** Creates a catalogue with a search over its instruments and products. */
export function createCatalogueView(seed: Seed, book?: DerivativeBook, products?: ProductSearch, options?: SearchOptions): CatalogueView {
  return { ...createCatalogueLookup(seed, book), search: createSearch(seed.instruments, products, options) };
}
