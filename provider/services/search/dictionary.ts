import { entryAt, uint32At } from '#domain/input/at.ts';
import { countBits, distanceOf, lettersOf, typosAllowed } from '#domain/search/typo.ts';

/** Words of an index that fit a word of a query, by number, and how well: the points count when hits are ranked. */
export interface Fit {
  readonly points: number;
  readonly words: Iterable<number>;
}

/** Points of the ways to fit. The whole word is best; an error at the end of a word that is still being typed is worst. */
export const POINTS = { whole: 12, beginning: 9, part: 5, typo: [0, 4, 2], typoInBeginning: [0, 3, 1] } as const;
/** Below this many letters a word is only found by its beginning. */
const SHORTEST_PART = 3;
const SHORTEST_BEGINNING_WITH_TYPO = 5;
/** The first letter of a shorter word is never mistyped. */
const SHORTEST_WITH_ANY_TYPO = 4;
const LONGEST_WORD = 60;

/** Distinct folded words in alphabetical order. */
export interface Dictionary {
  readonly size: number;
  /** Whether a word is in it as it stands. */
  has(word: string): boolean;
  /** Words that are the wanted one, begin with it or contain it. */
  fits(wanted: string): Fit[];
  /** Words that differ from the wanted one by typing errors only. `isOfSeveral`: the text has other words that narrow the search. */
  fitsWithTypos(wanted: string, isOfSeveral: boolean): Fit[];
}

/** Indexes words, which must be distinct and in ascending order of their UTF-16 units. */
export function createDictionary(words: readonly string[]): Dictionary {
  const letters = Uint32Array.from(words, lettersOf);
  // One text to look for parts in: much faster than to ask each word.
  const text = `\n${words.join('\n')}\n`;
  const starts = startsOf(words);
  const lowerBound = (wanted: string): number => firstIndex(words.length, (index) => (words[index] ?? '') >= wanted);
  const rangeOf = (wanted: string): [from: number, to: number] => [lowerBound(wanted), lowerBound(`${wanted}\uFFFF`)];
  return {
    size: words.length,
    has: (word) => words[lowerBound(word)] === word,
    fits(wanted) {
      const [from, to] = rangeOf(wanted);
      const isWhole = from < to && words[from] === wanted;
      return [
        { points: POINTS.whole, words: isWhole ? [from] : [] },
        { points: POINTS.beginning, words: between(isWhole ? from + 1 : from, to) },
        { points: POINTS.part, words: wanted.length < SHORTEST_PART || /^\d+$/.test(wanted) ? [] : parts(wanted) },
      ];
    },
    fitsWithTypos(wanted, isOfSeveral) {
      const most = typosAllowed(wanted, isOfSeveral);
      if (most === 0 || wanted.length > LONGEST_WORD) return [];
      const [from, to] = rangeOf(wanted);
      const found: [whole: number[][], beginning: number[][]] = [
        [[], [], []],
        [[], [], []],
      ];
      const wantedLetters = lettersOf(wanted);
      const isShort = wanted.length < SHORTEST_WITH_ANY_TYPO;
      for (let index = 0; index < words.length; index += 1) {
        if (countBits(wantedLetters & ~uint32At(letters, index)) > most || (index >= from && index < to)) continue;
        const word = words[index] ?? '';
        if (word.length < wanted.length - most || (isShort && word[0] !== wanted[0])) continue;
        const { whole, beginning } = distanceOf(wanted, word, most);
        if (whole <= most) found[0][whole]?.push(index);
        else if (beginning <= most && wanted.length >= SHORTEST_BEGINNING_WITH_TYPO) found[1][beginning]?.push(index);
      }
      return ([1, 2] as const).flatMap((edits) => [
        { points: POINTS.typo[edits], words: found[0][edits] ?? [] },
        { points: POINTS.typoInBeginning[edits], words: found[1][edits] ?? [] },
      ]);
    },
  };

  /** Words that contain the wanted one, but not at their beginning. */
  function parts(wanted: string): number[] {
    const found: number[] = [];
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at)) {
      const index = firstIndex(words.length, (candidate) => uint32At(starts, candidate) > at) - 1;
      if (text[at - 1] !== '\n') found.push(index);
      const next = uint32At(starts, index) + entryAt(words, index).length;
      at = Math.max(next, at + 1);
    }
    return found;
  }
}

function startsOf(words: readonly string[]): Uint32Array {
  const starts = new Uint32Array(words.length);
  let at = 1;
  for (const [index, word] of words.entries()) {
    starts[index] = at;
    at += word.length + 1;
  }
  return starts;
}

/** First number from 0 for which `holds`; it must hold for all after it. `end` when for none. */
export function firstIndex(end: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function* between(from: number, to: number): Generator<number> {
  for (let index = from; index < to; index += 1) yield index;
}
