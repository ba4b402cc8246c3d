import type { Schema } from '#client/operations.ts';
import { plainText } from '#domain/text/plain.ts';

/** Adults read about 200 German words a minute. */
const WORDS_PER_MINUTE = 200;

/** Minutes to read an article, at least one. Counts the words itself when the article does not name their number. */
export function readingMinutes({ wordCount, contentItems }: Pick<Schema<'Article'>, 'wordCount' | 'contentItems'>): number {
  const words = wordCount ?? contentItems.reduce((sum, { value, values, rows }) => sum + wordsIn([value, values, rows].flat(3)), 0);
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** Counts words. Data from elsewhere may hold no text; then it has no words. */
function wordsIn(texts: readonly unknown[]): number {
  return texts
    .filter((text) => typeof text === 'string')
    .reduce((sum, text) => sum + (plainText(text).match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
}
