import type { CompanyRecord, InstrumentRecord, NotationRecord } from '#market/catalogue/index.ts';

/** Instrument of a finder at its default venue. */
export interface FinderRow {
  readonly instrument: InstrumentRecord;
  readonly notation: NotationRecord;
  readonly company?: CompanyRecord;
  /** Indices that it is a member of. */
  readonly indices: readonly InstrumentRecord[];
}
