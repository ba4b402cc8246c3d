import { hyphenate } from './hyphenate.ts';

const SOFT = '\u00AD';
/** Number of letters between two soft hyphens, and maximum length of a word without any. Source: portal.md §9. */
const STEP = 5;
const LONGEST_WHOLE = 15;

/**
 * Adds soft hyphens (U+00AD) to words of more than 15 letters: at the syllables of TeX's German patterns, else after every fifth letter.
 * Never at the end of a word. A hyphen ends a word, since a line may break after it anyway. For names in narrow places.
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
