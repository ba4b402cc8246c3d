import type { Indices } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<Indices> = {
  absent: { indices: [{ alias: 'DAX', name: 'DAX', entityValue: '20735' }] },
  lists: {
    indices: { unique: { alias: 'Den Alias' }, pages: { subject: 'index', by: ['alias'] } },
  },
};
