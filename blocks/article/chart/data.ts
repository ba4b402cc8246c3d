import { query, type BlockInput } from '../../kit/block.ts';
import type { ChartProps } from '../../generated/props.ts';

/** The instrument and its line over the range. */
export function needs({ props: { instrument, range = 'Y1' } }: BlockInput<ChartProps>) {
  const { entityType, entityValue } = instrument;
  const path = { entityType, entityValue };
  return { instrument: query('getInstrument', { path }), history: query('getChartHistory', { path, query: { range } }) };
}
