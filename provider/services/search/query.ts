import { chunksOf, foldText } from '../../base/fold.ts';

/** A text that is looked for. */
export interface Query {
  /** Folded, words divided by one blank. */
  readonly folded: string;
  /** The ways to read it as words that must all fit: signs inside a chunk divide it (`coca-cola`) or not (`24.000`). */
  readonly readings: readonly (readonly string[])[];
  /** The whole text as one word: `rhein metall` stands for one. */
  readonly together: string;
  /** Letters and digits in upper case when it is one chunk: it may be an ISIN, a WKN or the beginning of one. */
  readonly code?: string;
}

/** Reads a text; undefined when it has no letter or digit. */
export function readQuery(text: string): Query | undefined {
  const chunks = chunksOf(text);
  if (chunks.length === 0) return undefined;
  const divided = chunks.flatMap(({ parts }) => parts);
  const joined = chunks.map((chunk) => chunk.joined);
  const code = text.trim().toUpperCase();
  return {
    folded: foldText(text),
    readings: divided.length === joined.length ? [joined] : [divided, joined],
    together: joined.join(''),
    ...(/^[A-Z0-9]+$/.test(code) ? { code } : {}),
  };
}
