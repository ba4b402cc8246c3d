import { refusableQuery, type BlockInput } from '../../kit/block.ts';
import type { InstrumentSubject } from '#subjects/instrument/subject.ts';
import type { ShareValuationProps } from '../../generated/props.ts';

/** Query for the share compared with its branch; other types of instruments have none. */
export function needs({ subject }: BlockInput<ShareValuationProps, InstrumentSubject>) {
  return { peers: refusableQuery('getStockPeers', { path: { entityValue: subject.instrument.entityValue } }) };
}
