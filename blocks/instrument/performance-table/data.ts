import { query, type BlockInput, type InstrumentSubject } from '../../kit/block.ts';
import { instrumentKey } from '../../kit/instrument-key.ts';
import type { PerformanceTableProps } from '../../generated/props.ts';

/** The figures, and the quote for unit and source. */
export function needs({ subject }: BlockInput<PerformanceTableProps, InstrumentSubject>) {
  const path = instrumentKey(subject);
  return { performance: query('getPerformanceValues', { path }), quote: query('getQuote', { path }) };
}
