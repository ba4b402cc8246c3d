import type { ComingPages } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<ComingPages> = {
  absent: { pages: [] },
  lists: {},
};
