import type { Ads } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<Ads> = {
  absent: { slots: [], channels: [] },
  lists: {
    slots: {
      unique: { name: 'Den Werbeplatz' },
      named: { reference: 'ad-slot', by: ['name'], as: 'Den Werbeplatz' },
    },
  },
};
