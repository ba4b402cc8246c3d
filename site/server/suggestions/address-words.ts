import { readPath } from '#documents/routes/path.ts';
import { isIsin } from '#domain/instrument/check-digit.ts';
import { searchText } from '#domain/search/address.ts';
import { slugOf } from '#domain/text/slug.ts';

/** Words of an address without a page. */
export interface AddressWords {
  /** All words without duplicates, normalized like addresses (`slugOf`). */
  readonly all: readonly string[];
  /** Name in the last segment, as written: „Siemens Energy“ for `/aktien/Siemens-Energy-Aktie-DE000ENER6Y1`. */
  readonly text: string;
  /** ISIN in the address, if any. */
  readonly isin: string | undefined;
}

const MOST_WORDS = 8;
const LONGEST_WORD = 40;
/** Words after the name in instrument addresses. */
const KIND = /^(?:aktie|index|etf|fonds|anleihe|future|zertifikat|optionsschein|kurs|html?)$/iu;
const CODE = /^(?:[A-Z]{2}[A-Z0-9]{9}\d|\d{5,})$/iu;
/** Ending of a file other than HTML: programs request files, so no suggestion is made for one. */
const FILE = /\.(?!html?$)[a-z0-9]{1,8}$/iu;

/** Reads the words of a path; undefined if it has none, cannot be read, or names a file. */
export function wordsOfAddress(path: string): AddressWords | undefined {
  const parts =
    readPath(path)
      ?.segments.map(wordsOf)
      .filter((words) => words.length > 0) ?? [];
  const last = parts.at(-1);
  if (last === undefined || FILE.test(path)) return undefined;
  const isin = parts
    .flat()
    .map((word) => word.toUpperCase())
    .findLast(isIsin);
  const all = [...new Set(parts.slice(-3).flat().map(slugOf))].slice(0, MOST_WORDS);
  return { all, text: nameOf(last), isin };
}

function wordsOf(segment: string): string[] {
  const words = searchText(segment).split(/[\s_+.,;:=&|]+/u);
  return words.filter((word) => word.length <= LONGEST_WORD && slugOf(word) !== '').slice(0, MOST_WORDS);
}

/** Joins the words without the kind and code at the end; keeps all of them if nothing else is left. */
function nameOf(words: readonly string[]): string {
  const end = words.findLastIndex((word) => !KIND.test(word) && !CODE.test(word));
  return words.slice(0, end < 0 ? undefined : end + 1).join(' ');
}
