import type { Sections } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<Sections> = {
  absent: { sections: [] },
  lists: {},
};
