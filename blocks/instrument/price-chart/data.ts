import { askedRange } from '#domain/chart/resolution.ts';
import { optionalQuery, query, type BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { instrumentKey } from '../../kit/instrument-key.ts';
import type { PriceChartProps } from '../../generated/props.ts';
import { rangeOf } from '../../kit/chart/resolution.ts';

/** Queries for the history of the chosen range, the quote (for the previous close), and the changes in the table of performances. */
export function needs({ props, page, subject }: BlockInput<PriceChartProps, InstrumentSubject>) {
  const path = instrumentKey(subject);
  const range = rangeOf(page.query, props);
  return {
    history: query('getChartHistory', { path, query: askedRange(range) }),
    quote: optionalQuery('getQuote', { path }),
    performance: optionalQuery('getPerformanceValues', { path }),
  };
}
