/** Placeholder for the text in the address of the results. */
export const TEXT_PLACE = '*';

/** Addresses of the search. Source: portal.md §2 "Search". */
export interface SearchPlaces {
  /** Address of the search itself, to which forms send a text as `q`. */
  readonly start: string;
  /** Address of the results, with `TEXT_PLACE` for the text. */
  readonly results: string;
}

/** Characters that no segment of an address may have: they would be interpreted as a separator or dropped. */
const UNFIT = /[\s/\\%?#\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]+/gu;
/** Maximum length of a text, about 25 ISINs: longer ones would not fit into an address once they are encoded. */
const LONGEST = 330;

/**
 * Returns the segment of an address for a search text, not yet encoded: trimmed, white space as single hyphens. Empty if there is nothing
 * to search for. Source: portal.md §5.
 */
export function searchSegment(text: string): string {
  const segment = text.toWellFormed().normalize('NFC').trim().slice(0, LONGEST).replaceAll(UNFIT, '-').replaceAll(/-{2,}/gu, '-');
  return /[\p{Letter}\p{Number}]/u.test(segment) ? segment : '';
}

/** Returns the address of the results for a text; that of the search itself if there is nothing to search for. */
export function searchPath({ start, results }: SearchPlaces, text: string): string {
  const segment = searchSegment(text);
  return segment === '' ? start : results.replace(TEXT_PLACE, () => encodeURIComponent(segment));
}

/** Returns the words of an address for people: hyphens between words become spaces. */
export function searchText(segment: string): string {
  return segment.replaceAll('-', ' ').trim();
}
