import type { TradingSystems } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<TradingSystems> = {
  absent: { systems: [] },
  lists: {
    systems: { unique: { alias: 'Den Alias' }, pages: { subject: 'system', by: ['alias'] } },
  },
};
