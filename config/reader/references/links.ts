import type { Navigation, NavigationItem } from '../../generated/types.ts';
import { linkDefect } from '../../rules/safe-href.ts';
import type { Fault, PlacedFault } from '../fault.ts';
import type { DocumentPath } from '../path.ts';
import type { References } from './context.ts';
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

/** Whether a link leads to a page of this portal. */
export function isOwnLink(link: string, host: unknown): boolean {
  return link.startsWith('/') && !link.startsWith('//') && (host === undefined || host === 'www');
}

/** An address that no link may have (`safeHref`), which pages would show as plain text. */
export function unsafeLink(link: string, place: DocumentPath): Fault | undefined {
  if (link !== link.trim()) return spacedLink(link, place);
  const defect = linkDefect(link.trim());
  if (defect === undefined) return undefined;
  return {
    rule: 'unsafe-link',
    path: place,
    part: 'value',
    message: `Die Adresse „${shownText(link)}“ ${defect.reason}.`,
    expected: 'eine Adresse, die mit / (eine Seite dieses Portals) oder https:// beginnt',
    suggestion: defect.meant,
  };
}

/** An address with a space in front or behind, as it comes from a copy. */
function spacedLink(link: string, place: DocumentPath): Fault {
  const message = `Die Adresse „${link}“ hat ein Leerzeichen am Anfang oder Ende.`;
  return { rule: 'spaced-link', path: place, part: 'value', message, expected: 'die Adresse ohne Leerzeichen', suggestion: link.trim() };
}

/** An address of a page with a slash too many at its end: it leads there by way of a redirect. */
export function endingSlash(link: string, place: DocumentPath): Fault | undefined {
  const end = link.search(/[?#]/u);
  const [whole, rest] = end < 0 ? [link, ''] : [link.slice(0, end), link.slice(end)];
  if (!whole.startsWith('/') || !whole.endsWith('/') || whole.length < 2) return undefined;
  const path = whole.slice(0, whole.length - 1);
  const message = `Die Adresse „${link}“ endet mit einem Schrägstrich; die Seite steht unter „${path}“.`;
  return { rule: 'ending-slash', severity: 'warning', path: place, part: 'value', message, suggestion: `${path}${rest}` };
}

/** A text with its unseen characters as escapes. */
function shownText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Only root-relative paths of this portal can be checked further. */
export function linkFault(
  link: string | undefined,
  host: string | undefined,
  place: DocumentPath,
  references: References,
): Fault | undefined {
  if (link === undefined) return undefined;
  return unsafeLink(link, place) ?? (isOwnLink(link, host) ? (pathFault(link, place, references) ?? endingSlash(link, place)) : undefined);
}
