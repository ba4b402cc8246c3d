import { attempt } from '../../kit/attempt.ts';

/** Recent search of a visitor, stored in this browser only. */
export interface Recent {
  readonly name: string;
  /** Kind and code: `Aktie · WKN 716460`. */
  readonly note: string;
  /** Where it leads. */
  readonly url: string;
}

const KEY = 'search-recent';
const MOST = 5;

/** The last choices, newest first. What somebody else wrote into the storage is left out. */
export function readRecent(): readonly Recent[] {
  const known = attempt((): unknown => JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  return Array.isArray(known) ? known.filter(isRecent).slice(0, MOST) : [];
}

/** Puts a choice in front. */
export function keepRecent(chosen: Recent): void {
  write([chosen, ...readRecent().filter(({ url }) => url !== chosen.url)].slice(0, MOST));
}

export function forgetRecent(): void {
  write([]);
}

/** A full or forbidden storage remembers nothing. */
function write(list: readonly Recent[]): void {
  attempt(() => (list.length === 0 ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, JSON.stringify(list))));
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null || !('name' in value && 'note' in value && 'url' in value)) return false;
  const { name, note, url } = value;
  return typeof name === 'string' && typeof note === 'string' && typeof url === 'string' && /^(?:\/(?![/\\])|https?:\/\/)/u.test(url);
}
