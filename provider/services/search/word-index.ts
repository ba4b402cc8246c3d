import { uint32At } from '#domain/input/at.ts';
import { createDictionary, type Dictionary } from './dictionary.ts';
import { chunksOf, wordsOf } from '../../base/fold.ts';
import { valueAt } from '#domain/input/value-at.ts';
import { createMarker, type Inverted, type Marker } from './marker.ts';

export interface WordIndex {
  readonly dictionary: Dictionary;
  readonly mark: Marker;
}

/** Searchable names of a document: its own name, and names that it shares with others (they are split into words once). */
export interface Names {
  readonly own: string;
  readonly shared: readonly string[];
}

/**
 * Indexes documents by the words of their names. Calls `namesOf` once for each number from 0, in order. Yields often, so that other work
 * can run in between.
 */
export function* buildWordIndex(size: number, namesOf: (document: number) => Names): Generator<void, WordIndex> {
  const collected = yield* collectWords(size, namesOf);
  const inverted = yield* invert(size, collected);
  const dictionary = createDictionary(inverted.words);
  return { dictionary, mark: createMarker(size, dictionary, inverted) };
}

interface Collected {
  /** Words, numbered in the order of their first use. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Word numbers of all documents, concatenated. */
  readonly tokens: Uint32Array;
  /** Start of each document's tokens, and one more for the end. */
  readonly starts: Uint32Array;
}

const DOCUMENTS_PER_STEP = 1_000;

function* collectWords(size: number, namesOf: (document: number) => Names): Generator<void, Collected> {
  const numbers = new Map<string, number>();
  // Few chunks are distinct: `Call`, `DAX`, `Dez.` are folded once.
  const known = new Map<string, readonly number[]>();
  const numberOf = (word: string): number => {
    const number = numbers.get(word) ?? numbers.size;
    if (number === numbers.size) numbers.set(word, number);
    return number;
  };
  const numbersOf = (chunk: string): readonly number[] => {
    let found = known.get(chunk);
    if (found === undefined) {
      found = chunksOf(chunk).flatMap(wordsOf).map(numberOf);
      known.set(chunk, found);
    }
    return found;
  };
  const starts = new Uint32Array(size + 1);
  let tokens = new Uint32Array(Math.max(64, size * 10));
  let end = 0;
  for (let document = 0; document < size; document += 1) {
    if (document % DOCUMENTS_PER_STEP === 0) yield;
    starts[document] = end;
    const begin = end;
    const { own, shared } = namesOf(document);
    for (const chunk of [...own.split(' '), ...shared]) {
      for (const word of numbersOf(chunk)) {
        if (isAmong(tokens, begin, end, word)) continue;
        if (end === tokens.length) tokens = grown(tokens);
        tokens[end] = word;
        end += 1;
      }
    }
  }
  starts[size] = end;
  return { numbers, tokens: tokens.subarray(0, end), starts };
}

function isAmong(tokens: Uint32Array, begin: number, end: number, word: number): boolean {
  for (let index = begin; index < end; index += 1) if (tokens[index] === word) return true;
  return false;
}

function grown(array: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.ceil(array.length * 1.5));
  larger.set(array);
  return larger;
}

function* invert(size: number, { numbers, tokens, starts }: Collected): Generator<void, Inverted> {
  const words = [...numbers.keys()];
  yield;
  // Without a comparison of ours: by UTF-16 units, and much faster.
  // oxlint-disable-next-line require-array-sort-compare
  words.sort();
  yield;
  const rank = new Uint32Array(words.length);
  for (const [position, word] of words.entries()) rank[valueAt(numbers, word)] = position;
  const offsets = new Uint32Array(words.length + 1);
  for (let index = 0; index < tokens.length; index += 1) {
    if (index % 500_000 === 0) yield;
    const place = uint32At(rank, uint32At(tokens, index)) + 1;
    offsets[place] = uint32At(offsets, place) + 1;
  }
  for (let place = 1; place < offsets.length; place += 1) offsets[place] = uint32At(offsets, place) + uint32At(offsets, place - 1);
  const next = offsets.slice();
  const postings = new Uint32Array(tokens.length);
  for (let document = 0; document < size; document += 1) {
    if (document % 20_000 === 0) yield;
    for (let index = uint32At(starts, document); index < uint32At(starts, document + 1); index += 1) {
      const place = uint32At(rank, uint32At(tokens, index));
      const at = uint32At(next, place);
      postings[at] = document;
      next[place] = at + 1;
    }
  }
  return { words, offsets, postings };
}
