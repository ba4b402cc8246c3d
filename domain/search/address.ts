/** Stands for the text in the address of the results. */
export const TEXT_PLACE = '*';

/** Addresses of the search. Source: portal.md §2 "Search". */
export interface SearchPlaces {
  /** Address of the search itself, where forms send a text as `q`. */
  readonly start: string;
  /** Address of the results, with `TEXT_PLACE` for the text. */
  readonly results: string;
}

/** Characters that no part of an address may have: they would be read as a separator or not at all. */
const UNFIT = /[\s/\\%?#\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]+/gu;
/** Longer ones would not fit into an address once they are encoded; about 25 ISINs. */
const LONGEST = 330;

/**
 * A text as the part of an address that names a search, not yet encoded: trimmed, blanks as hyphens, each once. Empty when there
 * is nothing to look for. Source: portal.md §5.
 */
export function searchSegment(text: string): string {
  const segment = text.toWellFormed().normalize('NFC').trim().slice(0, LONGEST).replaceAll(UNFIT, '-').replaceAll(/-{2,}/gu, '-');
  return /[\p{Letter}\p{Number}]/u.test(segment) ? segment : '';
}

/** The address of the results of a text; that of the search itself where there is nothing to look for. */
export function searchPath({ start, results }: SearchPlaces, text: string): string {
  const segment = searchSegment(text);
  return segment === '' ? start : results.replace(TEXT_PLACE, () => encodeURIComponent(segment));
}

/** The words of an address for people: hyphens between words as blanks. */
export function searchText(segment: string): string {
  return segment.replaceAll('-', ' ').trim();
}
