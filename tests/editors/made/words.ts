import { oneOf } from './random.ts';

/** Swaps two different adjacent letters; undefined if a word has none after its first letter. */
export function swapped(word: string, random: () => number): string | undefined {
  const places = Array.from(word, (_, index) => index).filter(
    (index) => index > 0 && /[a-z]{2}/iu.test(word.slice(index, index + 2)) && word.charAt(index) !== word.charAt(index + 1),
  );
  const at = oneOf(places, random);
  if (at === undefined) return undefined;
  return `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
}

/** Removes one letter of a word after the first. */
export function shortened(word: string, random: () => number): string | undefined {
  const places = Array.from(word, (_, index) => index).filter((index) => index > 0 && /[a-z]/iu.test(word.charAt(index)));
  const at = oneOf(places, random);
  return at === undefined ? undefined : `${word.slice(0, at)}${word.slice(at + 1)}`;
}

/** Changes the case of a word: all lower case, or capitalized. */
export function otherCase(word: string): string {
  const small = word.toLowerCase();
  return small === word ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : small;
}

/** Returns the plural of a singular word, or the singular of a plural. */
export function otherNumber(word: string): string {
  return word.endsWith('s') ? word.slice(0, -1) : `${word}s`;
}

/** Formats `2026-12-01` in German. */
export function germanDay(day: string): string {
  return day.split('-').toReversed().join('.');
}
