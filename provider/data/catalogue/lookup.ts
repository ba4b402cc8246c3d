import type { CompanyRecord, InstrumentRecord, NotationRecord } from './types.ts';

/** The catalogue in memory, found by every key that a call may use. Hot paths read this, never the store. */
export interface CatalogueLookup {
  /** Without the derivatives: those are in the book and found by every key below. */
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
  /** Weight of a member in percent at the reference day, where it is known. */
  weightOf(indexEntityValue: string, entityValue: string): number | undefined;
  /** The indices that an instrument is a member of. */
  indicesOf(entityValue: string): readonly InstrumentRecord[];
}
