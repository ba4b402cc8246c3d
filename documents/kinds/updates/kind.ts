import type { Updates } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<Updates> = {
  absent: { updates: [] },
  lists: {
    updates: { unique: { id: 'Den Anker' } },
  },
};
