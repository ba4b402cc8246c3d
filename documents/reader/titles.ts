import { TITLES } from '../generated/kinds.ts';
import type { Kind } from './kinds.ts';

/** Title for editors of a document of a kind, and the plural for kinds with many. */
export interface Title {
  readonly one: string;
  readonly many?: string;
}

/** All kinds: those that a folder declares, pages and their parts, and the content. */
const ALL: Readonly<Record<Kind, Title>> = {
  page: { one: 'Seite', many: 'Seiten' },
  layout: { one: 'Layout', many: 'Layouts' },
  blockList: { one: 'Bausteinliste', many: 'Bausteinlisten' },
  ...TITLES,
  article: { one: 'Artikel', many: 'Artikel' },
  directory: { one: 'Autoren und Kategorien' },
  partners: { one: 'Partner des Datenanbieters' },
  bookings: { one: 'Buchungen der Partner' },
  campaigns: { one: 'Kampagnen' },
};

export function titleOf(kind: Kind): Title {
  return ALL[kind];
}

/** Plural titles of the kinds with many documents, in the order in which editors look for them. */
export const GROUP_TITLES: readonly string[] = Object.values(ALL).flatMap(({ many }) => many ?? []);
