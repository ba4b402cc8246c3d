import { query, type BlockInput } from '../../kit/block.ts';
import type { ChartProps } from '../../generated/props.ts';

/** The first instrument and its line over the range. */
export function needs({ props: { instruments, range = 'Y1' } }: BlockInput<ChartProps>) {
  const [{ entityType, entityValue }] = instruments;
  const path = { entityType, entityValue };
  return { instrument: query('getInstrument', { path }), history: query('getChartHistory', { path, query: { range } }) };
}
