import { query, type Answers, type RequiredQuery } from '../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';

/** Query for one snapshot, if the instrument's type has one. */
export type SnapshotQueries = {
  readonly stock?: RequiredQuery<'getStockSnapshot'>;
  readonly index?: RequiredQuery<'getIndexSnapshot'>;
  readonly commodity?: RequiredQuery<'getCommoditySnapshot'>;
  readonly metal?: RequiredQuery<'getPreciousMetalSnapshot'>;
  readonly fund?: RequiredQuery<'getFundSnapshot'>;
  readonly bond?: RequiredQuery<'getBondSnapshot'>;
  readonly currency?: RequiredQuery<'getCurrencySnapshot'>;
  readonly crypto?: RequiredQuery<'getCryptoSnapshot'>;
  /** Snapshot of futures and rates: the data that all types have in common. */
  readonly common?: RequiredQuery<'getInstrumentSnapshot'>;
};

/** Query for the snapshot of the instrument's type; undefined for types that have none. */
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
    case 'FUND':
    case 'ETF':
      return { fund: query('getFundSnapshot', { path }) };
    case 'BOND':
      return { bond: query('getBondSnapshot', { path }) };
    case 'CURRENCY':
      return { currency: query('getCurrencySnapshot', { path }) };
    case 'CRYPTO':
      return { crypto: query('getCryptoSnapshot', { path }) };
    case 'FUTURE':
    case 'INTEREST':
      return { common: query('getInstrumentSnapshot', { path: { entityType, entityValue } }) };
    default:
      return undefined;
  }
}

/** Returns the one snapshot among the answers. */
export function snapshotOf(data: Answers<SnapshotQueries>) {
  const { stock, index, commodity, metal, fund, bond, currency, crypto, common } = data;
  return stock ?? index ?? commodity ?? metal ?? fund ?? bond ?? currency ?? crypto ?? common;
}
