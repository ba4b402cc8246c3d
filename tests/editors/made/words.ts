import { oneOf } from './random.ts';

/** Two letters beside each other that differ, turned; undefined where a word has none behind its first letter. */
export function turned(word: string, random: () => number): string | undefined {
  const places = Array.from(word, (_, index) => index).filter(
    (index) => index > 0 && /[a-z]{2}/iu.test(word.slice(index, index + 2)) && word.charAt(index) !== word.charAt(index + 1),
  );
  const at = oneOf(places, random);
  if (at === undefined) return undefined;
  return `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
}

/** A word without one of its letters behind the first. */
export function shortened(word: string, random: () => number): string | undefined {
  const places = Array.from(word, (_, index) => index).filter((index) => index > 0 && /[a-z]/iu.test(word.charAt(index)));
  const at = oneOf(places, random);
  return at === undefined ? undefined : `${word.slice(0, at)}${word.slice(at + 1)}`;
}

/** A word in other letters: small ones, or with a capital at its beginning. */
export function otherCase(word: string): string {
  const small = word.toLowerCase();
  return small === word ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : small;
}

/** The plural of a word, or its singular. */
export function otherNumber(word: string): string {
  return word.endsWith('s') ? word.slice(0, -1) : `${word}s`;
}

/** `2026-12-01` as it is written in German. */
export function germanDay(day: string): string {
  return day.split('-').toReversed().join('.');
}
