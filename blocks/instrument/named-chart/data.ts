import { askedRange } from '#domain/chart/resolution.ts';
import { optionalQuery, query, type BlockInput } from '../../kit/block.ts';
import type { NamedChartProps } from '../../generated/props.ts';
import { rangeOf } from '../../kit/chart/resolution.ts';

/** Queries of the chart on the instrument's page, and for the instrument itself. */
export function needs({ props, page }: BlockInput<NamedChartProps>) {
  const path = props.instrument;
  return {
    instrument: query('getInstrument', { path }),
    history: query('getChartHistory', { path, query: askedRange(rangeOf(page.query, props)) }),
    quote: optionalQuery('getQuote', { path }),
    performance: optionalQuery('getPerformanceValues', { path }),
  };
}
