import { optionalQuery, query, type BlockInput, type OptionalQuery, type RequiredQuery } from '../../kit/block.ts';
import type { ChartProps } from '../../generated/props.ts';
import { rangeSince, writtenAt } from './when-written.ts';

export type ChartQueries = {
  readonly instrument: RequiredQuery<'getInstrument'>;
  readonly history: RequiredQuery<'getChartHistory'>;
  /** Price series that reaches back to the publication of the article. */
  readonly since?: OptionalQuery<'getChartHistory'>;
};

/** Queries for the instrument and its price series over the range; for an article of an earlier day, also for the price at publication. */
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
