import { refusableQuery, type BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import type { ShareValuationProps } from '../../generated/props.ts';

/** The share beside its branch; only shares have one. */
export function needs({ subject }: BlockInput<ShareValuationProps, InstrumentSubject>) {
  return { peers: refusableQuery('getStockPeers', { path: { entityValue: subject.instrument.entityValue } }) };
}
