import { optionalQuery, type BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { instrumentKey } from '../../kit/instrument-key.ts';
import type { InstrumentHeaderProps } from '../../generated/props.ts';

/** The quote at the instrument's lead venue, which what is not traded any more has not, and the hours of all venues with their holidays. */
export function needs({ subject }: BlockInput<InstrumentHeaderProps, InstrumentSubject>) {
  return {
    quote: optionalQuery('getQuote', { path: instrumentKey(subject) }),
    schedules: optionalQuery('listTradingSchedules', { query: { days: 60 } }),
  };
}
