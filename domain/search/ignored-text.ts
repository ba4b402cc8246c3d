/** Describes the words that a search left out: `ohne „Kurs“ und „heute“`. */
export function ignoredText(words: readonly string[]): string {
  const quoted = words.map((word) => `„${word}“`);
  const last = quoted.at(-1) ?? '';
  return `ohne ${quoted.length > 1 ? `${quoted.slice(0, -1).join(', ')} und ${last}` : last}`;
}
