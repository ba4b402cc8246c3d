import type { Redirects } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<Redirects> = {
  absent: { redirects: [] },
  lists: {},
};
