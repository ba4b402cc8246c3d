import type { BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import type { InstrumentProfileProps } from '../../generated/props.ts';
import { snapshotQueries, type SnapshotQueries } from '../snapshot-queries.ts';

/** Query for the snapshot of types that have a profile; none for the others, whose block renders nothing. */
export function needs({ subject }: BlockInput<InstrumentProfileProps, InstrumentSubject>): SnapshotQueries {
  return snapshotQueries(subject.instrument) ?? {};
}
