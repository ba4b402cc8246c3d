import { refusableQuery, type BlockInput, type OptionalQuery } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import { instrumentKey } from '../../kit/instrument-key.ts';
import type { KeyFactsProps } from '../../generated/props.ts';
import { snapshotQueries, type SnapshotQueries } from '../snapshot-queries.ts';

export type KeyFactQueries = SnapshotQueries & { readonly quote?: OptionalQuery<'getQuote'> };

/** The snapshot where the type has one, which brings its quote; the quote for all others. */
export function needs({ subject }: BlockInput<KeyFactsProps, InstrumentSubject>): KeyFactQueries {
  return snapshotQueries(subject.instrument) ?? { quote: refusableQuery('getQuote', { path: instrumentKey(subject) }) };
}
