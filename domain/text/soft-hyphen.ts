const SOFT_HYPHEN = '\u00AD';
const LONGEST_PLAIN_WORD = 15;
const PART_LENGTH = 5;

/** Puts a soft hyphen after every five characters of words longer than fifteen, never at their end. */
export function softHyphenate(text: string): string {
  return text.replaceAll(/\S+/g, (word) => {
    const characters = Array.from(word);
    if (characters.length <= LONGEST_PLAIN_WORD) return word;
    const breaksBefore = (index: number): boolean => index > 0 && index % PART_LENGTH === 0;
    return characters.map((character, index) => (breaksBefore(index) ? SOFT_HYPHEN + character : character)).join('');
  });
}
