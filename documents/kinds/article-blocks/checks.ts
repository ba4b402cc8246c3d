import type { ArticleBlocks } from '../../generated/types.ts';
import type { Placed } from '../../reader/references/placed.ts';
import { twiceIn } from '../../reader/references/twice.ts';
import type { Check } from '../check.ts';

/** Reports contents that two blocks claim. */
export const check: Check<Placed<ArticleBlocks>> = (document) =>
  twiceIn(
    document,
    'Den Inhaltstyp',
    document.value.blocks.flatMap(({ items }, index) => items.map((name, item) => ({ name, path: ['blocks', index, 'items', item] }))),
  );
