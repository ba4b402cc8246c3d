import { query, type InstrumentSubject, type RequiredQuery } from '../kit/block.ts';

/** One snapshot where the instrument's type has one. */
export type SnapshotQueries = {
  readonly stock?: RequiredQuery<'getStockSnapshot'>;
  readonly index?: RequiredQuery<'getIndexSnapshot'>;
  readonly commodity?: RequiredQuery<'getCommoditySnapshot'>;
  readonly metal?: RequiredQuery<'getPreciousMetalSnapshot'>;
};

/** Asks for the snapshot of the instrument's type; undefined for types that have none. */
export function snapshotQueries({ entityType, entityValue }: InstrumentSubject['instrument']): SnapshotQueries | undefined {
  const path = { entityValue };
  switch (entityType) {
    case 'STOCK':
      return { stock: query('getStockSnapshot', { path }) };
    case 'INDEX':
      return { index: query('getIndexSnapshot', { path }) };
    case 'COMMODITY':
      return { commodity: query('getCommoditySnapshot', { path }) };
    case 'PRECIOUS_METAL':
      return { metal: query('getPreciousMetalSnapshot', { path }) };
    default:
      return undefined;
  }
}
