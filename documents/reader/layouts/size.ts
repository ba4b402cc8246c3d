import type { Fault } from '../fault.ts';
import type { Library, SharedDocument } from './shared-document.ts';

/**
 * Maximum number of blocks of one list, including those of all lists that it uses: far more than a page shows, far fewer than a machine can
 * process.
 */
export const MAX_BLOCKS = 200;

/**
 * Returns the number of blocks of a list without building them: the size doubles with each level of lists that use a list twice. An empty
 * list counts as one block, because inserting it is work too; so does a circular use, which has a finding of its own.
 */
export function sizeOf(list: SharedDocument, library: Library, known: Map<SharedDocument, number> = new Map()): number {
  const before = known.get(list);
  if (before !== undefined) return before;
  // Breaks cycles: marks the list before its size is known.
  known.set(list, 0);
  const size = usedBy(list, library).reduce((sum, used) => sum + (used === undefined ? 1 : Math.max(1, sizeOf(used, library, known))), 0);
  known.set(list, size);
  return size;
}

/** Reports a list that is too long by the lists that it combines; if one of these is too long by itself, only that one is reported. */
export function sizeFault(list: SharedDocument, library: Library): Fault | undefined {
  const known = new Map<SharedDocument, number>();
  const size = sizeOf(list, library, known);
  if (size <= MAX_BLOCKS || usedBy(list, library).some((used) => used !== undefined && sizeOf(used, library, known) > MAX_BLOCKS))
    return undefined;
  return {
    rule: 'too-many-blocks',
    path: ['blocks'],
    part: 'value',
    message: `Diese Bausteinliste ergibt mit den Listen, die sie benutzt, ${size} Bausteine.`,
    expected: `höchstens ${MAX_BLOCKS} Bausteine`,
  };
}

/** Returns for each entry of a list the list that it names, or undefined for a block or an unknown name. */
function usedBy({ content }: SharedDocument, library: Library): (SharedDocument | undefined)[] {
  const items = content.kind === 'list' ? content.items : [];
  return items.map((item) => {
    const use = item.kind === 'section' ? item.entries.get('use') : undefined;
    if (use?.kind !== 'value' || typeof use.value !== 'string') return undefined;
    const found = library.find('blockList', use.value);
    return found === 'faulty' ? undefined : found;
  });
}
