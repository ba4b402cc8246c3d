import { optionalQuery, query, type BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { instrumentKey } from '../../kit/instrument-key.ts';
import { pageOf } from '../../kit/paging.tsx';
import type { PriceHistoryTableProps } from '../../generated/props.ts';
import { spanOf, spanParameters } from './span.ts';

export const DEFAULT_DAYS = 30;

/** Queries for a page of the days in the address, and for the day before them, which the change of the oldest row needs. */
export function needs({ props, subject, page }: BlockInput<PriceHistoryTableProps, InstrumentSubject>) {
  const path = instrumentKey(subject);
  const perPage = props.days ?? DEFAULT_DAYS;
  const shown = pageOf(page.query);
  const span = { ...spanParameters(spanOf(page.query)), order: 'DESC' } as const;
  return {
    history: query('getEodHistory', { path, query: { ...span, page: shown, perPage } }),
    before: optionalQuery('getEodHistory', { path, query: { ...span, page: (shown + 1) * perPage, perPage: 1 } }),
  };
}
