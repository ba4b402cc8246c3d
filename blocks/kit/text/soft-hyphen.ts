import { hyphenate } from './hyphenate.ts';

const SOFT = '\u00AD';
/** Letters between two soft hyphens, and how long a word may be without any. Source: portal.md §9. */
const STEP = 5;
const LONGEST_WHOLE = 15;

/**
 * A text whose words of more than 15 letters may break: where TeX's German patterns part them, and after every fifth letter in words that
 * the patterns cannot part. The soft hyphen (U+00AD) never stands at the end of a word. A hyphen ends a word: a line may break behind it as
 * it is. For names in tight places.
 */
export function withSoftHyphens(text: string): string {
  return text.replaceAll(/[^\s-]+/gu, (word) => {
    const letters = Array.from(word);
    if (letters.length <= LONGEST_WHOLE) return word;
    const parted = hyphenate(word);
    if (parted.includes(SOFT)) return parted;
    return letters.map((letter, index) => (index > 0 && index % STEP === 0 ? SOFT + letter : letter)).join('');
  });
}
