import type { InstrumentRecord } from '#market/catalogue/index.ts';

/** Returns true for an instrument of a type. Values are unique across types, so `UNKNOWN` matches any type. */
export function isOfType(record: Pick<InstrumentRecord, 'entityType' | 'entitySubType'>, entityType: string): boolean {
  return entityType === 'UNKNOWN' || record.entityType === entityType || (entityType === 'ETF' && record.entitySubType === 'ETF');
}
