import { optionalQuery, query, type BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { instrumentKey } from '../../kit/instrument-key.ts';
import type { PerformanceTableProps } from '../../generated/props.ts';

/** Queries for the performances, the quote (for the unit), and the history of ten years (for the source of the compared prices). */
export function needs({ subject }: BlockInput<PerformanceTableProps, InstrumentSubject>) {
  const path = instrumentKey(subject);
  return {
    performance: query('getPerformanceValues', { path }),
    quote: query('getQuote', { path }),
    history: optionalQuery('getChartHistory', { path, query: { range: 'Y10', resolution: '1M' } }),
  };
}
