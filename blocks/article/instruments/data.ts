import { optionalQuery, query, type BlockInput } from '../../kit/block.ts';
import type { InstrumentsProps } from '../../generated/props.ts';

/** Names and quotes of all instruments, each in one call; without quotes the links remain. */
export function needs({ props: { instruments: list } }: BlockInput<InstrumentsProps>) {
  return {
    instruments: query('listInstruments', { body: { list } }),
    quotes: optionalQuery('listQuotesOfInstruments', { body: { list } }),
  };
}
