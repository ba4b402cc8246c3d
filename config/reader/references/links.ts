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

/** The addresses of the links in a text with markup. */
export function linksInMarkup(text: string): string[] {
  return [...text.matchAll(/<a\s[^<>]*?href=["']([^"']*)["']/gu)].map(([, link = '']) => link);
}

/** Whether a link leads to a page of this portal. */
export function isOwnLink(link: string, host: unknown): boolean {
  return link.startsWith('/') && !link.startsWith('//') && (host === undefined || host === 'www');
}

/** Only root-relative paths of this portal can be checked. */
export function linkFault(
  link: string | undefined,
  host: string | undefined,
  place: DocumentPath,
  references: References,
): Fault | undefined {
  return link !== undefined && isOwnLink(link, host) ? pathFault(link, place, references) : undefined;
}
