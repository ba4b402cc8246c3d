import type { Venues } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<Venues> = {
  absent: { groups: [] },
  lists: {},
};
