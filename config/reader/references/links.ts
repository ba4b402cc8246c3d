import type { Navigation, NavigationItem } from '../../generated/types.ts';
import type { Fault } from '../fault.ts';
import type { DocumentPath } from '../path.ts';
import type { PlacedFault, References } from './context.ts';
import type { Placed } from './placed.ts';
import { pathFault } from './served.ts';

/** Levels of the navigation: group, second, third, fourth. */
const MAX_LEVELS = 4;

interface PlacedItem {
  readonly item: NavigationItem;
  readonly path: DocumentPath;
}

/** The entries of the navigation, each before those below it. */
export function itemsIn(items: readonly NavigationItem[], path: DocumentPath = ['groups']): PlacedItem[] {
  return items.flatMap((item, index) => {
    const place = [...path, index];
    return [{ item, path: place }, ...itemsIn(item.items ?? [], [...place, 'items'])];
  });
}

/** More than four levels. */
export function navigationFaults({ value, source }: Placed<Navigation>): PlacedFault[] {
  return itemsIn(value.groups).flatMap(({ item, path }): PlacedFault[] => {
    if (path.length !== MAX_LEVELS * 2 || !item.items || item.items.length === 0) return [];
    const message = `Die Navigation hat höchstens ${MAX_LEVELS} Ebenen; hier beginnt eine weitere.`;
    return [{ source, fault: { rule: 'too-deep', path: [...path, 'items'], part: 'key', message } }];
  });
}

/** Only root-relative paths of this portal can be checked. */
export function linkFault(
  link: string | undefined,
  host: string | undefined,
  place: DocumentPath,
  references: References,
): Fault | undefined {
  const isOwn = link?.startsWith('/') === true && !link.startsWith('//') && (host === undefined || host === 'www');
  return isOwn ? pathFault(link, place, references) : undefined;
}
