import { query, type BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { instrumentKey } from '../../kit/instrument-key.ts';
import type { VenueTableProps } from '../../generated/props.ts';

/** Query for the quotes of all venues. */
export function needs({ subject }: BlockInput<VenueTableProps, InstrumentSubject>) {
  return { quotes: query('listQuotes', { path: instrumentKey(subject) }) };
}
