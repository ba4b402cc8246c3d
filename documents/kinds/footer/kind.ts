import type { Footer } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<Footer> = {
  absent: { groups: [], legal: { notices: [], links: [] } },
  lists: {
    groups: { unique: { id: 'Die Kennung' } },
  },
};
