import { optionalQuery, type BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { instrumentKey } from '../../kit/instrument-key.ts';
import type { InstrumentHeaderProps } from '../../generated/props.ts';

/**
 * Queries for the quote on the default venue (none if the instrument is no longer traded) and for the trading hours and holidays of all
 * venues.
 */
export function needs({ subject }: BlockInput<InstrumentHeaderProps, InstrumentSubject>) {
  return {
    quote: optionalQuery('getQuote', { path: instrumentKey(subject) }),
    schedules: optionalQuery('listTradingSchedules', { query: { days: 60 } }),
  };
}
