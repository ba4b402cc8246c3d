import type { CompanyRecord, InstrumentRecord, NotationRecord, Seed } from './types.ts';

/** Catalogue in memory, indexed by every key of the calls. Hot paths read this, never the store. */
export interface CatalogueLookup {
  /** Without derivatives: those are in the book and found by every key below. */
  readonly instruments: readonly InstrumentRecord[];
  readonly notations: readonly NotationRecord[];
  instrument(entityValue: string): InstrumentRecord | undefined;
  instrumentByIsin(isin: string): InstrumentRecord | undefined;
  instrumentByWkn(wkn: string): InstrumentRecord | undefined;
  notation(idNotation: number): NotationRecord | undefined;
  /** Notations of an instrument, the default one first. */
  notationsOf(entityValue: string): readonly NotationRecord[];
  company(companyId: string): CompanyRecord | undefined;
  membersOf(indexEntityValue: string): readonly InstrumentRecord[];
  /** Weight of a member in percent at the reference day, if known. */
  weightOf(indexEntityValue: string, entityValue: string): number | undefined;
  /** Indices that contain an instrument. */
  indicesOf(entityValue: string): readonly InstrumentRecord[];
}

/** Records of products by row, and rows by every key. Products are stored in columns, so a book of derivatives creates their records. */
export interface ProductRecords {
  instrument(row: number): InstrumentRecord;
  notations(row: number): readonly NotationRecord[];
  row(entityValue: string): number | undefined;
  rowByIsin(isin: string): number | undefined;
  rowByWkn(wkn: string): number | undefined;
  rowByNotation(idNotation: number): number | undefined;
}

/** Indexes a catalogue once, so that every look-up is one map access. */
export function createCatalogueLookup(seed: Seed, book?: ProductRecords): CatalogueLookup {
  const byValue = new Map(seed.instruments.map((record) => [record.entityValue, record]));
  const byIsin = firstBy(seed.instruments, (record) => record.isin);
  const byWkn = firstBy(seed.instruments, (record) => record.wkn);
  const byNotation = new Map(seed.notations.map((record) => [record.idNotation, record]));
  const notations = Map.groupBy(seed.notations, (record) => record.entityValue);
  for (const list of notations.values()) list.sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  const companies = new Map(seed.companies.map((record) => [record.companyId, record]));
  const members = Map.groupBy(seed.indexMembers, (record) => record.indexEntityValue);
  const memberships = Map.groupBy(seed.indexMembers, (record) => record.entityValue);
  const product = (row: number | undefined): InstrumentRecord | undefined => (row === undefined ? undefined : book?.instrument(row));
  const notationsAt = (row: number | undefined): readonly NotationRecord[] => (row === undefined ? [] : (book?.notations(row) ?? []));
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
