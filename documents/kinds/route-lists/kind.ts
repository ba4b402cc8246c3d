import type { RouteLists } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<RouteLists> = {
  absent: { wide: [], medium: [], withoutSky: [], skipConsent: [], shop: [] },
  lists: {},
};
