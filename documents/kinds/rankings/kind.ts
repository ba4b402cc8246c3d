import type { Rankings } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<Rankings> = {
  absent: { blockedNotations: [], topLists: [], bestEtfs: [] },
  lists: {
    topLists: { unique: { alias: 'Den Alias' }, pages: { subject: 'ranking', by: ['alias'] } },
    bestEtfs: { unique: { alias: 'Den Alias' }, pages: { subject: 'ranking', by: ['alias'] } },
  },
};
