import { optionalQuery, query, type BlockInput } from '../../kit/block.ts';
import type { InstrumentsProps } from '../../generated/props.ts';

/** Queries for the names and the quotes of all instruments, one call each; without quotes the links remain. */
export function needs({ props: { instruments: list } }: BlockInput<InstrumentsProps>) {
  return {
    instruments: query('listInstruments', { body: { list } }),
    quotes: optionalQuery('listQuotesOfInstruments', { body: { list } }),
  };
}
