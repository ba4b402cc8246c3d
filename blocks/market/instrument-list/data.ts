import { query, type BlockInput } from '../../kit/block.ts';
import type { InstrumentListProps } from '../../generated/props.ts';

/** Queries for all instruments and for their quotes, one call each. */
export function needs({ props: { instruments } }: BlockInput<InstrumentListProps>) {
  const list = instruments.map(({ entityType, entityValue }) => ({ entityType, entityValue }));
  return { instruments: query('listInstruments', { body: { list } }), quotes: query('listQuotesOfInstruments', { body: { list } }) };
}
