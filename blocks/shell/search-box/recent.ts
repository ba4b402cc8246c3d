import { attempt } from '../../kit/attempt.ts';

/** Recent search of a visitor, stored in this browser only. */
export interface Recent {
  readonly name: string;
  /** Kind and code: `Aktie · WKN 716460`. */
  readonly note: string;
  /** Address of the choice. */
  readonly url: string;
}

const KEY = 'search-recent';
const MOST = 5;

/** Most recent choices, newest first. Skips invalid entries, which other code may have written to the storage. */
export function readRecent(): readonly Recent[] {
  const known = attempt((): unknown => JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  return Array.isArray(known) ? known.filter(isRecent).slice(0, MOST) : [];
}

/** Moves a choice to the front. */
export function keepRecent(chosen: Recent): void {
  write([chosen, ...readRecent().filter(({ url }) => url !== chosen.url)].slice(0, MOST));
}

export function forgetRecent(): void {
  write([]);
}

/** Stores nothing if the storage is full or forbidden. */
function write(list: readonly Recent[]): void {
  attempt(() => (list.length === 0 ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, JSON.stringify(list))));
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null || !('name' in value && 'note' in value && 'url' in value)) return false;
  const { name, note, url } = value;
  return typeof name === 'string' && typeof note === 'string' && typeof url === 'string' && /^(?:\/(?![/\\])|https?:\/\/)/u.test(url);
}
