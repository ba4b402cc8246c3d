import { uint32At, uint8At } from '#domain/input/at.ts';
import { firstIndex, POINTS, type Dictionary } from './dictionary.ts';

/** Quality of the match by document: 0 for none, otherwise a number in one of the {@link BANDS}, the higher the better. */
export type Marks = Uint8Array;
/** Ranges of marks (first and last number): matches with typos, by a part within a word, and by whole words or beginnings of words. */
export const BANDS = { typos: [1, 85], parts: [86, 170], words: [171, 253] } as const;
export type Band = keyof typeof BANDS;

/**
 * Marks in `into` the documents that have a matching word for each of `words`, unless they already have a better mark. With `typos`, words
 * may differ by typos, and the marks are of that band. Returns the number of marked documents.
 */
export type Marker = (into: Marks, words: readonly string[], typos: boolean) => number;

/** Maximum number of words of a text; further ones are ignored. */
const MOST_WORDS = 12;
/** Number of documents whose sequential reading costs as much as a binary search in their list. */
const COST_OF_LOOKING_UP = 24;

/** Inverted index. */
export interface Inverted {
  /** Words in ascending order. */
  readonly words: readonly string[];
  /** Documents of each word, concatenated, ascending per word. */
  readonly postings: Uint32Array;
  /** Start of each word's documents, and one more for the end. */
  readonly offsets: Uint32Array;
}

interface WordSet {
  readonly fits: readonly { readonly points: number; readonly words: readonly number[] }[];
  /** Number of matching documents; a document with several of the words counts several times. */
  readonly documents: number;
}

/** Finds the documents of words: starts with those of the rarest word and filters them by each further word. */
export function createMarker(size: number, dictionary: Dictionary, { offsets, postings }: Inverted): Marker {
  // Zero between calls. The code below is synchronous, so only one call uses them at a time.
  const stage = new Uint8Array(size);
  const points = new Uint8Array(size);
  const isByPart = new Uint8Array(size);
  let candidates = new Uint32Array(0);
  const lengthOf = (word: number): number => uint32At(offsets, word + 1) - uint32At(offsets, word);

  return (into, words, typos) => {
    const sets = setsOf(words, typos);
    const [rarest] = sets;
    if (rarest === undefined || rarest.documents === 0) return 0;
    if (sets.length === 1) return writeSingle(into, rarest, typos);
    if (candidates.length === 0) candidates = new Uint32Array(size);
    let count = 0;
    for (const [number, set] of sets.entries()) {
      if (number === 0) count = begin(set);
      else count = narrow(set, number, count);
    }
    return write(into, count, sets.length, typos);
  };

  function setsOf(words: readonly string[], typos: boolean): WordSet[] {
    const last = words.at(-1);
    const wanted = [...new Set(words)].slice(0, MOST_WORDS);
    return wanted.map((word) => setOf(word, typos, word === last, wanted.length > 1)).toSorted((a, b) => a.documents - b.documents);
  }

  /** Single letters match beginnings of words only for the last word, which may still be being typed. */
  function setOf(word: string, typos: boolean, isLast: boolean, isOfSeveral: boolean): WordSet {
    const found = [...dictionary.fits(word), ...(typos ? dictionary.fitsWithTypos(word, isOfSeveral) : [])];
    const fits = (isLast || word.length > 1 ? found : found.slice(0, 1)).map((fit) => ({ points: fit.points, words: [...fit.words] }));
    let documents = 0;
    for (const fit of fits) for (const number of fit.words) documents += lengthOf(number);
    return { fits, documents };
  }

  function advance(document: number, number: number, fit: number): void {
    stage[document] = number + 1;
    points[document] = uint8At(points, document) + fit;
    if (fit === POINTS.part) isByPart[document] = 1;
  }

  function begin(set: WordSet): number {
    let count = 0;
    for (const fit of set.fits) {
      for (const word of fit.words) {
        const end = uint32At(offsets, word + 1);
        for (let index = uint32At(offsets, word); index < end; index += 1) {
          const document = uint32At(postings, index);
          if (stage[document] !== 0) continue;
          advance(document, 0, fit.points);
          candidates[count] = document;
          count += 1;
        }
      }
    }
    return count;
  }

  /** Removes candidates without a word of the set. */
  function narrow(set: WordSet, number: number, count: number): number {
    for (const fit of set.fits) {
      for (const word of fit.words) {
        if (lengthOf(word) > count * COST_OF_LOOKING_UP) lookUp(word, number, fit.points, count);
        else read(word, number, fit.points);
      }
    }
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const document = uint32At(candidates, index);
      if (stage[document] === number + 1) {
        candidates[kept] = document;
        kept += 1;
      } else reset(document);
    }
    return kept;
  }

  function read(word: number, number: number, fit: number): void {
    const end = uint32At(offsets, word + 1);
    for (let index = uint32At(offsets, word); index < end; index += 1) {
      const document = uint32At(postings, index);
      if (stage[document] === number) advance(document, number, fit);
    }
  }

  function lookUp(word: number, number: number, fit: number, count: number): void {
    const from = uint32At(offsets, word);
    const length = lengthOf(word);
    for (let index = 0; index < count; index += 1) {
      const document = uint32At(candidates, index);
      if (stage[document] !== number) continue;
      const at = firstIndex(length, (place) => uint32At(postings, from + place) >= document);
      if (at < length && postings[from + at] === document) advance(document, number, fit);
    }
  }

  /** Marks the matches of a single word directly: without further words there are no candidates to filter. */
  function writeSingle(into: Marks, set: WordSet, typos: boolean): number {
    for (const fit of set.fits) {
      const mark = markOf(fit.points, POINTS.whole, typos ? 'typos' : fit.points === POINTS.part ? 'parts' : 'words');
      for (const word of fit.words) {
        const end = uint32At(offsets, word + 1);
        for (let index = uint32At(offsets, word); index < end; index += 1) {
          const document = uint32At(postings, index);
          if (uint8At(into, document) < mark) into[document] = mark;
        }
      }
    }
    return set.documents;
  }

  function write(into: Marks, count: number, words: number, typos: boolean): number {
    const most = POINTS.whole * words;
    for (let index = 0; index < count; index += 1) {
      const document = uint32At(candidates, index);
      const mark = markOf(uint8At(points, document), most, typos ? 'typos' : isByPart[document] === 1 ? 'parts' : 'words');
      if (mark > uint8At(into, document)) into[document] = mark;
      reset(document);
    }
    return count;
  }

  function reset(document: number): void {
    stage[document] = 0;
    points[document] = 0;
    isByPart[document] = 0;
  }
}

function markOf(points: number, most: number, band: Band): number {
  const [first, last] = BANDS[band];
  return first + Math.floor(((last - first) * points) / most);
}
