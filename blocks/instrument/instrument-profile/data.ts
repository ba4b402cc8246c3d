import { query, type BlockInput, type InstrumentSubject, type RequiredQuery } from '../../kit/block.ts';
import type { InstrumentProfileProps } from '../../generated/props.ts';

/** The snapshot of the types that have a profile; the others need nothing and show nothing. */
export type ProfileQueries = {
  readonly stock?: RequiredQuery<'getStockSnapshot'>;
  readonly index?: RequiredQuery<'getIndexSnapshot'>;
  readonly commodity?: RequiredQuery<'getCommoditySnapshot'>;
  readonly metal?: RequiredQuery<'getPreciousMetalSnapshot'>;
};

/** Asks for the snapshot of the instrument's type. */
export function needs({ subject }: BlockInput<InstrumentProfileProps, InstrumentSubject>): ProfileQueries {
  const { entityType, entityValue } = subject.instrument;
  const path = { entityValue };
  if (entityType === 'STOCK') return { stock: query('getStockSnapshot', { path }) };
  if (entityType === 'INDEX') return { index: query('getIndexSnapshot', { path }) };
  if (entityType === 'COMMODITY') return { commodity: query('getCommoditySnapshot', { path }) };
  return entityType === 'PRECIOUS_METAL' ? { metal: query('getPreciousMetalSnapshot', { path }) } : {};
}
