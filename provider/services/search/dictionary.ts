import { entryAt, uint32At } from '#domain/input/at.ts';
import { countBits, distanceOf, lettersOf, typosAllowed } from '#domain/search/typo.ts';

/** Words of an index (by number) that match a word of a query, with points for the ranking. */
export interface Fit {
  readonly points: number;
  readonly words: Iterable<number>;
}

/** Points by kind of match. The whole word is best; a typo at the end of a word that is still being typed is worst. */
export const POINTS = { whole: 12, beginning: 9, part: 5, typo: [0, 4, 2], typoInBeginning: [0, 3, 1] } as const;
/** Minimum length of a word that matches within other words; shorter ones only match beginnings. */
const SHORTEST_PART = 3;
const SHORTEST_BEGINNING_WITH_TYPO = 5;
/** Minimum length of a word whose first letter may be a typo. */
const SHORTEST_WITH_ANY_TYPO = 4;
const LONGEST_WORD = 60;

/** Distinct folded words in alphabetical order. */
export interface Dictionary {
  readonly size: number;
  /** Returns true if exactly this word is in it. */
  has(word: string): boolean;
  /** Returns words that equal the wanted one, begin with it or contain it. */
  fits(wanted: string): Fit[];
  /** Returns words that differ from the wanted one only by typos. `isOfSeveral`: the text has other words that narrow the search. */
  fitsWithTypos(wanted: string, isOfSeveral: boolean): Fit[];
}

/** Indexes words, which must be distinct and in ascending order of their UTF-16 units. */
export function createDictionary(words: readonly string[]): Dictionary {
  const letters = Uint32Array.from(words, lettersOf);
  // All words in one text: searching it for parts is much faster than checking each word.
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

  /** Returns words that contain the wanted one, but not at their beginning. */
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

/** Returns the first number from 0 for which `holds` is true; it must be true for all after it. `end` if there is none. */
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
