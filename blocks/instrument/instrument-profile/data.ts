import type { BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import type { InstrumentProfileProps } from '../../generated/props.ts';
import { snapshotQueries, type SnapshotQueries } from '../snapshot-queries.ts';

/** The snapshot of the types that have a profile; the others need nothing and show nothing. */
export function needs({ subject }: BlockInput<InstrumentProfileProps, InstrumentSubject>): SnapshotQueries {
  return snapshotQueries(subject.instrument) ?? {};
}
