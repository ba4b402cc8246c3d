/** Letters between two soft hyphens, and how long a word may be without any. Source: portal.md §9. */
const STEP = 5;
const LONGEST_WHOLE = 15;

/**
 * A text whose words of more than 15 letters may break after every fifth: a soft hyphen (U+00AD) stands there, never at the end of a
 * word. A hyphen ends a word: a line may break behind it as it is. For names in tight places, where the browser has no dictionary for them.
 */
export function withSoftHyphens(text: string): string {
  return text.replaceAll(/[^\s-]+/gu, (word) => {
    const letters = Array.from(word);
    if (letters.length <= LONGEST_WHOLE) return word;
    return letters.map((letter, index) => (index > 0 && index % STEP === 0 ? `\u00AD${letter}` : letter)).join('');
  });
}
