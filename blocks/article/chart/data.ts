import { optionalQuery, query, type BlockInput, type OptionalQuery, type RequiredQuery } from '../../kit/block.ts';
import type { ChartProps } from '../../generated/props.ts';
import { rangeSince, writtenAt } from './when-written.ts';

export type ChartQueries = {
  readonly instrument: RequiredQuery<'getInstrument'>;
  readonly history: RequiredQuery<'getChartHistory'>;
  /** A line that goes back to when the piece appeared. */
  readonly since?: OptionalQuery<'getChartHistory'>;
};

/** The instrument and its line over the range; in a piece of an earlier day also what tells the price of then. */
export function needs({ props: { instrument, range = 'Y1' }, subject, page }: BlockInput<ChartProps>): ChartQueries {
  const { entityType, entityValue } = instrument;
  const path = { entityType, entityValue };
  const written = writtenAt(subject, page.now);
  const history = query('getChartHistory', { path, query: { range } });
  return {
    instrument: query('getInstrument', { path }),
    history,
    ...(written !== undefined && {
      since: optionalQuery('getChartHistory', { path, query: { range: rangeSince(written, page.now, range) } }),
    }),
  };
}
