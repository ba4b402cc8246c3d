import { linkDefect } from '../../rules/link-defect.ts';
import type { Fault } from '../fault.ts';
import type { DocumentPath } from '../path.ts';
import type { References } from './context.ts';
import { pathFault } from './served.ts';

/** Returns true if a link leads to a page of this portal. */
export function isOwnLink(link: string, host: unknown): boolean {
  return link.startsWith('/') && !link.startsWith('//') && (host === undefined || host === 'www');
}

/** Reports an address that no link may have (`safeHref`), which pages would show as plain text. */
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
    suggestion: defect.suggestion,
  };
}

/** Reports an address with a space before or after it, as left by copying. */
function spacedLink(link: string, place: DocumentPath): Fault {
  const message = `Die Adresse „${link}“ hat ein Leerzeichen am Anfang oder Ende.`;
  return { rule: 'spaced-link', path: place, part: 'value', message, expected: 'die Adresse ohne Leerzeichen', suggestion: link.trim() };
}

/** Reports an address of a page with a trailing slash: it leads there only through a redirect. */
export function endingSlash(link: string, place: DocumentPath): Fault | undefined {
  const end = link.search(/[?#]/u);
  const [whole, rest] = end < 0 ? [link, ''] : [link.slice(0, end), link.slice(end)];
  if (!whole.startsWith('/') || !whole.endsWith('/') || whole.length < 2) return undefined;
  const path = whole.slice(0, whole.length - 1);
  const message = `Die Adresse „${link}“ endet mit einem Schrägstrich; die Seite steht unter „${path}“.`;
  return { rule: 'ending-slash', severity: 'warning', path: place, part: 'value', message, suggestion: `${path}${rest}` };
}

/** Returns a text with its invisible characters as escapes. */
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
