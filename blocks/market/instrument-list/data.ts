import { query, type BlockInput } from '../../kit/block.ts';
import type { InstrumentListProps } from '../../generated/props.ts';

/** All instruments and quotes in two calls. */
export function needs({ props: { instruments: list } }: BlockInput<InstrumentListProps>) {
  return { instruments: query('listInstruments', { body: { list } }), quotes: query('listQuotesOfInstruments', { body: { list } }) };
}
