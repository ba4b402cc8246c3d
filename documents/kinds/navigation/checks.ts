import type { Navigation, NavigationItem } from '../../generated/types.ts';
import type { PlacedFault } from '../../reader/fault.ts';
import type { DocumentPath } from '../../reader/path.ts';
import type { Placed } from '../../reader/references/placed.ts';
import { twiceIn } from '../../reader/references/twice.ts';
import type { Check } from '../check.ts';

/** Levels of the navigation: group, second, third, fourth. */
const MAX_LEVELS = 4;

interface PlacedItem {
  readonly item: NavigationItem;
  readonly path: DocumentPath;
}

/** Reports repeated entries on any level, and more than four levels. */
export const check: Check<Placed<Navigation>> = (document) => {
  const { value, source } = document;
  const items = itemsIn(value.groups);
  const deep = items.flatMap(({ item, path }): PlacedFault[] => {
    if (path.length !== MAX_LEVELS * 2 || !item.items || item.items.length === 0) return [];
    const message = `Die Navigation hat höchstens ${MAX_LEVELS} Ebenen; hier beginnt eine weitere.`;
    return [{ source, fault: { rule: 'too-deep', path: [...path, 'items'], part: 'key', message } }];
  });
  const twice = twiceIn(
    document,
    'Die Kennung',
    items.map(({ item, path }) => ({ name: item.id, path: [...path, 'id'] })),
  );
  return [...twice, ...deep];
};

/** Returns the entries of the navigation, each before those below it. */
function itemsIn(items: readonly NavigationItem[], path: DocumentPath = ['groups']): PlacedItem[] {
  return items.flatMap((item, index) => {
    const place = [...path, index];
    return [{ item, path: place }, ...itemsIn(item.items ?? [], [...place, 'items'])];
  });
}
