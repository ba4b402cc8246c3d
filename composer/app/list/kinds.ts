import type { Kind } from '#documents/reader/kinds.ts';
import { GROUP_TITLES, titleOf } from '#documents/reader/titles.ts';

/** Group of documents that exist once, whatever their subject. */
const SETTINGS = 'Einstellungen';

/** Name of a document of a kind. */
export function kindName(kind: Kind): string {
  return titleOf(kind).one;
}

/** Returns true if there is only one document of a kind. */
export function isOnlyOne(kind: Kind): boolean {
  return titleOf(kind).many === undefined;
}

/** Plural name of a kind; a kind with one document is a setting. */
export function groupName(kind: Kind): string {
  return titleOf(kind).many ?? SETTINGS;
}

/** All groups in display order. */
export const GROUPS: readonly string[] = [...GROUP_TITLES, SETTINGS];
