import { pointingTo, type Traced, type TracedList, type TracedSection } from './traced.ts';

/**
 * Merges a page over its layout. Sections are merged key by key. A list or a single value of the page replaces that of the layout.
 * `{ prepend: […], append: […] }` adds to a list of the layout, or to an empty list where the layout has none.
 */
export function merged(own: Traced, below: Traced | undefined): Traced {
  if (below?.kind === 'section' && own.kind === 'section') return mergedSection(own, below);
  if (below?.kind === 'list' && isAddition(own)) return extended(own, below);
  if (below === undefined && isAddition(own)) return extended(own, { kind: 'list', at: own.at, items: [] });
  return own;
}

function mergedSection(own: TracedSection, below: TracedSection): TracedSection {
  // Entries inherited from the layout keep a link to the page that uses the layout.
  const entries = new Map([...below.entries].map(([key, entry]) => [key, (below.seeAlso ?? []).reduce(pointingTo, entry)]));
  for (const [key, entry] of own.entries) entries.set(key, merged(entry, entries.get(key)));
  return { ...own, entries };
}

const ADDITIONS = new Set(['prepend', 'append']);

/** Returns true if a section only adds to a list. */
export function isAddition(node: Traced): node is TracedSection {
  return node.kind === 'section' && node.entries.size > 0 && [...node.entries.keys()].every((key) => ADDITIONS.has(key));
}

function extended(own: TracedSection, below: TracedList): TracedList {
  const added = (key: string): readonly Traced[] => {
    const part = own.entries.get(key);
    if (part === undefined) return [];
    // A value that is no list becomes an entry, so that validation of the whole page reports the fault.
    return part.kind === 'list' ? part.items : [part];
  };
  return { ...below, items: [...added('prepend'), ...below.items, ...added('append')] };
}
