import type { Header } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<Header> = {
  absent: { links: [], promotions: [] },
  lists: {},
};
