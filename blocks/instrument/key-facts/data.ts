import { query, type BlockInput, type InstrumentSubject, type RequiredQuery } from '../../kit/block.ts';
import { instrumentKey } from '../../kit/instrument-key.ts';
import type { KeyFactsProps } from '../../generated/props.ts';

/** One snapshot where the type has one; the quote for all others. */
export type KeyFactQueries = {
  readonly stock?: RequiredQuery<'getStockSnapshot'>;
  readonly index?: RequiredQuery<'getIndexSnapshot'>;
  readonly commodity?: RequiredQuery<'getCommoditySnapshot'>;
  readonly metal?: RequiredQuery<'getPreciousMetalSnapshot'>;
  readonly quote?: RequiredQuery<'getQuote'>;
};

/** Asks for what the instrument's type offers. */
export function needs({ subject }: BlockInput<KeyFactsProps, InstrumentSubject>): KeyFactQueries {
  const { entityType, entityValue } = subject.instrument;
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
      return { quote: query('getQuote', { path: instrumentKey(subject) }) };
  }
}
