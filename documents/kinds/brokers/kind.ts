import type { Brokers } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<Brokers> = {
  absent: { brokers: [] },
  lists: {
    brokers: { unique: { brokerName: 'Den Namen' }, pages: { subject: 'broker', by: ['brokerName'] } },
  },
};
