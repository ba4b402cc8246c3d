import type { MarketTiles } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<MarketTiles> = {
  absent: { tiles: [] },
  lists: {
    tiles: { unique: { idNotation: 'Die Notierung' } },
  },
};
