import type { ArticleBlocks } from '../../generated/types.ts';
import type { SingleKind } from '../kind.ts';

export const kind: SingleKind<ArticleBlocks> = {
  absent: { blocks: [{ type: 'paragraph', items: ['paragraph'] }] },
  lists: {
    blocks: { unique: { type: 'Den Baustein' } },
  },
};
