import { attempt } from '../../kit/attempt.ts';

/** Place where the visitor stopped reading an article, stored in this browser only. */
export interface ReadingPlace {
  /** Path of the article. */
  readonly path: string;
  /** Index of the paragraph or headline among the parts of the text. */
  readonly part: number;
  /** Id of the nearest headline before it, empty if none; it survives changes of the text. */
  readonly anchor: string;
  /** Time of storing, in ms since 1970. */
  readonly at: number;
}

const KEY = 'reading-places';
export const MOST_PLACES = 30;
export const PLACE_DAYS = 60;
const DAY = 86_400_000;

/** Stored place in an article, unless it is too old. */
export function placeIn(path: string, now: number): ReadingPlace | undefined {
  return readPlaces(now).find((place) => place.path === path);
}

/** Stores a place and removes the oldest ones and those that are too old. */
export function keepPlace(place: ReadingPlace): void {
  write([place, ...readPlaces(place.at).filter(({ path }) => path !== place.path)].slice(0, MOST_PLACES));
}

/** Removes the place in an article that was read to its end or whose offer the visitor closed. */
export function forgetPlace(path: string, now: number): void {
  const places = readPlaces(now);
  if (places.some((place) => place.path === path)) write(places.filter((place) => place.path !== path));
}

/** Stored places, newest first. Validates them, since other code may have written to the storage. */
function readPlaces(now: number): readonly ReadingPlace[] {
  const known = attempt((): unknown => JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  return Array.isArray(known) ? known.filter((place) => isPlace(place)).filter(({ at }) => now - at < PLACE_DAYS * DAY) : [];
}

/** Stores nothing if the storage is full or forbidden. */
function write(places: readonly ReadingPlace[]): void {
  attempt(() => (places.length === 0 ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, JSON.stringify(places))));
}

function isPlace(value: unknown): value is ReadingPlace {
  if (typeof value !== 'object' || value === null || !('path' in value && 'part' in value && 'anchor' in value && 'at' in value))
    return false;
  const { path, part, anchor, at } = value;
  return typeof path === 'string' && Number.isSafeInteger(part) && typeof anchor === 'string' && typeof at === 'number';
}
