import { chunksOf, foldText } from '../../base/fold.ts';

/** Parsed search text. */
export interface Query {
  /** Folded text with single spaces between words. */
  readonly folded: string;
  /** Readings of the text as words that must all match: punctuation inside a chunk may separate words (`coca-cola`) or not (`24.000`). */
  readonly readings: readonly (readonly string[])[];
  /** Text as one word, so that `rhein metall` finds `Rheinmetall`. */
  readonly together: string;
  /** Letters and digits in upper case if the text is one chunk: it may be an ISIN, a WKN or the beginning of one. */
  readonly code?: string;
}

/** Reads a text; undefined if it has no letter or digit. */
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
