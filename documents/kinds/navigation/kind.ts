import type { Navigation } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<Navigation> = {
  absent: { groups: [{ id: 'start', label: 'Start', path: '/' }] },
  lists: {},
};
