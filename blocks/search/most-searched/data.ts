import type { MostSearchedProps } from '../../generated/props.ts';
import { query, type BlockInput } from '../../kit/block.ts';

/** Query for the instruments with their quotes in one call. */
export function needs({ props: { count = 10 } }: BlockInput<MostSearchedProps>) {
  return { found: query('listMostSearchedInstruments', { query: { limit: count, withQuotes: true } }) };
}
