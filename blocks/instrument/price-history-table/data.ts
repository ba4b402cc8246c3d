import { query, type BlockInput, type InstrumentSubject } from '../../kit/block.ts';
import { instrumentKey } from '../../kit/instrument-key.ts';
import type { PriceHistoryTableProps } from '../../generated/props.ts';

export const DEFAULT_DAYS = 30;

/** One day more than is shown: the oldest row needs the day before for its change. */
export function needs({ props, subject }: BlockInput<PriceHistoryTableProps, InstrumentSubject>) {
  const perPage = (props.days ?? DEFAULT_DAYS) + 1;
  return { history: query('getEodHistory', { path: instrumentKey(subject), query: { range: 'Y3', page: 0, perPage, order: 'DESC' } }) };
}
