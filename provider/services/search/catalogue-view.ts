import type { DerivativeBook, Row } from '../../data/derivatives/types.ts';
import type { CatalogueLookup } from '../../data/catalogue/lookup.ts';
import type { InstrumentRecord, NotationRecord, Seed } from '../../data/catalogue/types.ts';
import type { ProductSearch } from './product-search.ts';
import { createSearch, type InstrumentSearch, type SearchOptions } from './search.ts';

/** The catalogue with its search. */
export interface CatalogueView extends CatalogueLookup {
  readonly search: InstrumentSearch;
}

/** The catalogue with a search over its instruments and products. */
export function createCatalogueView(seed: Seed, book?: DerivativeBook, products?: ProductSearch, options?: SearchOptions): CatalogueView {
  return { ...createCatalogueLookup(seed, book), search: createSearch(seed.instruments, products, options) };
}

/** Indexes a catalogue once, so that every question is a look into a map. */
export function createCatalogueLookup(seed: Seed, book?: DerivativeBook): CatalogueLookup {
  const byValue = new Map(seed.instruments.map((record) => [record.entityValue, record]));
  const byIsin = firstBy(seed.instruments, (record) => record.isin);
  const byWkn = firstBy(seed.instruments, (record) => record.wkn);
  const byNotation = new Map(seed.notations.map((record) => [record.idNotation, record]));
  const notations = Map.groupBy(seed.notations, (record) => record.entityValue);
  for (const list of notations.values()) list.sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  const companies = new Map(seed.companies.map((record) => [record.companyId, record]));
  const members = Map.groupBy(seed.indexMembers, (record) => record.indexEntityValue);
  const memberships = Map.groupBy(seed.indexMembers, (record) => record.entityValue);
  const product = (row: Row | undefined): InstrumentRecord | undefined => (row === undefined ? undefined : book?.instrument(row));
  const notationsAt = (row: Row | undefined): readonly NotationRecord[] => (row === undefined ? [] : (book?.notations(row) ?? []));
  return {
    instruments: seed.instruments,
    notations: seed.notations,
    instrument: (entityValue) => byValue.get(entityValue) ?? product(book?.row(entityValue)),
    instrumentByIsin: (isin) => byIsin.get(isin) ?? product(book?.rowByIsin(isin)),
    instrumentByWkn: (wkn) => byWkn.get(wkn) ?? product(book?.rowByWkn(wkn)),
    notation: (idNotation) =>
      byNotation.get(idNotation) ?? notationsAt(book?.rowByNotation(idNotation)).find((record) => record.idNotation === idNotation),
    notationsOf: (entityValue) => notations.get(entityValue) ?? notationsAt(book?.row(entityValue)),
    company: (companyId) => companies.get(companyId),
    membersOf: (index) => (members.get(index) ?? []).flatMap(({ entityValue }) => byValue.get(entityValue) ?? []),
    weightOf: (index, entityValue) => memberships.get(entityValue)?.find(({ indexEntityValue }) => indexEntityValue === index)?.weight,
    indicesOf: (entityValue) => (memberships.get(entityValue) ?? []).flatMap(({ indexEntityValue }) => byValue.get(indexEntityValue) ?? []),
  };
}

function firstBy(
  records: readonly InstrumentRecord[],
  key: (record: InstrumentRecord) => string | undefined,
): Map<string, InstrumentRecord> {
  const found = new Map<string, InstrumentRecord>();
  for (const record of records) {
    const value = key(record);
    if (value !== undefined && !found.has(value)) found.set(value, record);
  }
  return found;
}
