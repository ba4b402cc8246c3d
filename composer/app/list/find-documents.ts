import type { DocumentEntry } from '../../api.ts';
import { groupName, isOnlyOne, kindName } from './kinds.ts';

export type Show = 'all' | 'drafts' | 'planned' | 'findings';

export interface Wanted {
  /** Words that must all occur in title, route, file or kind. */
  readonly text: string;
  /** Name of a group; undefined for all. */
  readonly group?: string | undefined;
  readonly show: Show;
}

/** Documents that match the filters, those with a draft first, then sorted by title. */
export function findDocuments(documents: readonly DocumentEntry[], { text, group, show }: Wanted): DocumentEntry[] {
  const words = fold(text).split(/\s+/u).filter(Boolean);
  return documents
    .filter((entry) => (group === undefined || groupName(entry.kind) === group) && isShown(entry, show) && hasAll(entry, words))
    .toSorted((a, b) => Number(b.draft !== undefined) - Number(a.draft !== undefined) || collator.compare(titleOf(a), titleOf(b)));
}

/** Title of a document; for one that exists once, the name of its kind. */
export function titleOf({ kind, title, file, route }: DocumentEntry): string {
  if (route === '/') return 'Startseite';
  // Layouts and lists have the titles of their pages, so their file name identifies them.
  if (kind === 'layout' || kind === 'blockList') return nameOfFile(file);
  if (title !== file) return title;
  return isOnlyOne(kind) ? kindName(kind) : nameOfFile(file);
}

/** Number of documents per group. */
export function countsOf(documents: readonly DocumentEntry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kind } of documents) counts.set(groupName(kind), (counts.get(groupName(kind)) ?? 0) + 1);
  return counts;
}

const collator = new Intl.Collator('de', { numeric: true, ignorePunctuation: true });

function isShown({ draft, others, planned, errors, warnings }: DocumentEntry, show: Show): boolean {
  if (show === 'planned') return planned !== undefined;
  if (show === 'drafts') return draft !== undefined || others.length > 0;
  return show === 'all' || errors + warnings > 0;
}

function hasAll(entry: DocumentEntry, words: readonly string[]): boolean {
  const text = fold([titleOf(entry), entry.title, entry.route ?? '', entry.file, kindName(entry.kind)].join(' '));
  return words.every((word) => text.includes(word));
}

function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
}

function nameOfFile(file: string): string {
  return file.replace(/^.*\//u, '').replace(/\.yaml$/u, '');
}
