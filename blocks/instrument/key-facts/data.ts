import { refusableQuery, type BlockInput, type OptionalQuery } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { instrumentKey } from '../../kit/instrument-key.ts';
import type { KeyFactsProps } from '../../generated/props.ts';
import { snapshotQueries, type SnapshotQueries } from '../snapshot-queries.ts';

export type KeyFactQueries = SnapshotQueries & { readonly quote?: OptionalQuery<'getQuote'> };

/** Query for the snapshot, which contains the quote, if the type has one; else for the quote. */
export function needs({ subject }: BlockInput<KeyFactsProps, InstrumentSubject>): KeyFactQueries {
  return snapshotQueries(subject.instrument) ?? { quote: refusableQuery('getQuote', { path: instrumentKey(subject) }) };
}
