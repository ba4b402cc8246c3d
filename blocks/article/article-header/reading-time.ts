import type { Schema } from '#client/operations.ts';
import { plainText } from '#domain/text/plain.ts';

/** Reading speed of adults in German, about 200 words a minute. */
const WORDS_PER_MINUTE = 200;

/** Minutes to read an article, at least 1. Counts the words if the article does not give their number. */
export function readingMinutes({ wordCount, contentItems }: Pick<Schema<'Article'>, 'wordCount' | 'contentItems'>): number {
  const words = wordCount ?? contentItems.reduce((sum, { value, values, rows }) => sum + wordsIn([value, values, rows].flat(3)), 0);
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** Number of words; 0 for values that are not text, since the data is not validated. */
function wordsIn(texts: readonly unknown[]): number {
  return texts
    .filter((text) => typeof text === 'string')
    .reduce((sum, text) => sum + (plainText(text).match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
}
